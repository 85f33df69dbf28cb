import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { CaseProposal } from '../../../../../domain/api/cnis.ts';
import { gender as genders } from '../../../../../domain/api/common.ts';
import { dropTexts as texts } from './texts.ts';
import { anew, type CaseForm, type KnownClient } from './useProposedCase.ts';

interface PartProps {
  form: CaseForm;
  onChange: (changes: Partial<CaseForm>) => void;
}

const labelOf = ({ name, birthDate, by, createdAt, calculations }: KnownClient): string =>
  [
    name ?? '',
    texts.born(birthDate),
    ...(by === undefined ? [] : [texts.known[by]]),
    texts.told(createdAt, calculations.length),
  ].join(' · ');

/** The clients that the extract may be about, or somebody new. */
export const KnownClients = ({ form, onChange, known }: PartProps & { known: readonly KnownClient[] }) => (
  <FormControl>
    <FormLabel id="drop-client">{texts.client}</FormLabel>
    {known.length > 0 && (
      <RadioGroup
        aria-labelledby="drop-client"
        value={form.customerId}
        onChange={({ target }) => onChange({ customerId: target.value, calculationId: anew })}
      >
        {known.map((client) => (
          <FormControlLabel
            key={client.id}
            value={client.id}
            control={<Radio size="small" />}
            label={labelOf(client)}
          />
        ))}
        <FormControlLabel value={anew} control={<Radio size="small" />} label={texts.newClient} />
      </RadioGroup>
    )}
  </FormControl>
);

interface NewClientProps extends PartProps {
  read: CaseProposal['customer'];
  /** The extract has a CPF that is none, and is left out. */
  leavesOutCpf: boolean;
}

/** Somebody new, as read; the sex is not in an extract. */
export const NewClient = ({ form, onChange, read, leavesOutCpf }: NewClientProps) => (
  <>
    <TextField
      size="small"
      label={texts.name}
      value={form.name}
      onChange={({ target }) => onChange({ name: target.value })}
    />
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {texts.born(read.birthDate)}
      {leavesOutCpf && ` · ${texts.noCpf}`}
    </Typography>
    <FormControl>
      <FormLabel id="drop-gender">{texts.gender}</FormLabel>
      <RadioGroup
        row
        aria-labelledby="drop-gender"
        value={form.gender ?? ''}
        onChange={({ target }) => onChange({ gender: genders.options.find((one) => one === target.value) ?? null })}
      >
        {genders.options.map((one) => (
          <FormControlLabel key={one} value={one} label={one} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
      {form.gender === null && <FormHelperText sx={{ mx: 0 }}>{texts.askGender}</FormHelperText>}
    </FormControl>
  </>
);
