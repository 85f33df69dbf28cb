import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { calculationNameMaximum } from '../../../../../domain/api/calculations.ts';
import type { CaseChoice, CaseProposal, CnisImport } from '../../../../../domain/api/cnis.ts';
import { gender as genders } from '../../../../../domain/api/common.ts';
import type { Customer } from '../../../../../domain/api/customers.ts';
import { BusyButton } from '../../../shared/BusyButton.tsx';
import { RegimeToggle } from '../../RegimeToggle.tsx';
import { PersonRead } from '../PersonRead.tsx';
import { dropTexts as texts } from './texts.ts';

type Known = CaseProposal['known'][number];
type Gender = (typeof genders.options)[number];

interface ProposedCaseProps {
  job: CnisImport;
  proposal: CaseProposal;
  /** The client on whose page it was dropped; null on the home screen. */
  customer: Customer | null;
  busy: boolean;
  onGo: (choice: CaseChoice) => void;
}

/** 'CNIS 22/11/2026', and where there is one already 'CNIS 22/11/2026 (2)'. */
const untakenName = (name: string, taken: readonly string[]): string => {
  const names = [name, ...taken.map((_, place) => `${name} (${place + 2})`)];
  return names.find((one) => !taken.includes(one)) ?? name;
};

/** '' stands for a new one. */
const anew = '';

const knownOf = (customer: Customer): Omit<Known, 'by'> => ({
  id: customer.id,
  name: customer.name,
  birthDate: customer.birthDate,
  createdAt: customer.createdAt,
  calculations: customer.calculations.map(({ id, name, regimeType }) => ({ id, name, regimeType })),
});

/** For whom the extract is and what to count it in, as proposed; only the sex of somebody new is asked. */
export const ProposedCase = ({ job, proposal, customer, busy, onGo }: ProposedCaseProps) => {
  const known: readonly (Omit<Known, 'by'> & { by?: Known['by'] })[] =
    customer === null ? proposal.known : [knownOf(customer)];
  const [customerId, setCustomerId] = useState(known[0]?.id ?? anew);
  const [calculationId, setCalculationId] = useState(anew);
  const [gender, setGender] = useState<Gender | null>(null);
  const [name, setName] = useState(proposal.customer.name ?? '');
  const [typedName, setCalculationName] = useState<string | null>(null);
  const [regimeType, setRegimeType] = useState(proposal.calculation.regimeType);
  const chosen = known.find(({ id }) => id === customerId);
  const calculations = chosen?.calculations ?? [];
  const isNew = chosen === undefined;
  const taken = calculations.map((one) => one.name);
  const calculationName = typedName ?? untakenName(proposal.calculation.name, taken);
  const ready = (!isNew || (gender !== null && name.trim() !== '')) && calculationName.trim() !== '';
  const go = () =>
    onGo({
      ...(isNew ? { customer: { name, gender } } : { customerId }),
      ...(calculationId === anew ? { calculation: { name: calculationName, regimeType } } : { calculationId }),
    });
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) go();
      }}
    >
      {customer === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.links(job.registers.filter(({ kind }) => kind !== 'benefit' && kind !== 'event').length)}
        </Typography>
      ) : (
        <PersonRead person={job.person} customer={customer} />
      )}
      {customer === null && (
        <FormControl>
          <FormLabel id="drop-client">{texts.client}</FormLabel>
          {known.length > 0 && (
            <RadioGroup
              aria-labelledby="drop-client"
              value={customerId}
              onChange={({ target }) => {
                setCustomerId(target.value);
                setCalculationId(anew);
              }}
            >
              {known.map(({ id, name: theirs, birthDate, by, createdAt, calculations: its }) => (
                <FormControlLabel
                  key={id}
                  value={id}
                  control={<Radio size="small" />}
                  label={`${theirs ?? ''} · ${texts.born(birthDate)}${by === undefined ? '' : ` · ${texts.known[by]}`} · ${texts.told(createdAt, its.length)}`}
                />
              ))}
              <FormControlLabel value={anew} control={<Radio size="small" />} label={texts.newClient} />
            </RadioGroup>
          )}
        </FormControl>
      )}
      {isNew && (
        <>
          <TextField size="small" label={texts.name} value={name} onChange={({ target }) => setName(target.value)} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.born(proposal.customer.birthDate)}
            {proposal.customer.cpf === null && job.person?.cpf != null && ` · ${texts.noCpf}`}
          </Typography>
          <FormControl>
            <FormLabel id="drop-gender">{texts.gender}</FormLabel>
            <RadioGroup
              row
              aria-labelledby="drop-gender"
              value={gender ?? ''}
              onChange={({ target }) => genders.options.filter((one) => one === target.value).map(setGender)}
            >
              {genders.options.map((one) => (
                <FormControlLabel key={one} value={one} label={one} control={<Radio size="small" />} />
              ))}
            </RadioGroup>
            {gender === null && <FormHelperText sx={{ mx: 0 }}>{texts.askGender}</FormHelperText>}
          </FormControl>
        </>
      )}
      <FormControl>
        <FormLabel id="drop-calculation">{texts.calculation}</FormLabel>
        {calculations.length > 0 && (
          <RadioGroup
            aria-labelledby="drop-calculation"
            value={calculationId}
            onChange={({ target }) => setCalculationId(target.value)}
          >
            <FormControlLabel value={anew} control={<Radio size="small" />} label={texts.newCalculation} />
            {calculations.map((one) => (
              <FormControlLabel
                key={one.id}
                value={one.id}
                control={<Radio size="small" />}
                label={`${one.name} · ${one.regimeType}`}
              />
            ))}
          </RadioGroup>
        )}
      </FormControl>
      {calculationId === anew && (
        <>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ alignItems: { sm: 'center' } }}>
            <TextField
              size="small"
              label={texts.calculationName}
              value={calculationName}
              onChange={({ target }) => setCalculationName(target.value)}
              slotProps={{ htmlInput: { maxLength: calculationNameMaximum } }}
              sx={{ flexGrow: 1 }}
            />
            <RegimeToggle label={texts.regime} value={regimeType} disabled={false} onChange={setRegimeType} />
          </Stack>
          {proposal.calculation.registrationDate !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.since(proposal.calculation.registrationDate)}
            </Typography>
          )}
        </>
      )}
      <BusyButton type="submit" variant="contained" busy={busy} disabled={!ready} sx={{ alignSelf: 'flex-end' }}>
        {texts.go}
      </BusyButton>
    </Stack>
  );
};
