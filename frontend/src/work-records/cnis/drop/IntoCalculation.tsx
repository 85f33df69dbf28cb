import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { calculationNameMaximum } from '../../../../../domain/api/calculations.ts';
import { RegimeToggle } from '../../RegimeToggle.tsx';
import { dropTexts as texts } from './texts.ts';
import { anew, type CaseForm, type KnownClient } from './useProposedCase.ts';

interface IntoCalculationProps {
  form: CaseForm;
  onChange: (changes: Partial<CaseForm>) => void;
  calculations: KnownClient['calculations'];
  /** Of the first link, YYYY-MM-DD; null: none is read. */
  registrationDate: string | null;
}

const NewCalculation = ({ form, onChange, registrationDate }: Omit<IntoCalculationProps, 'calculations'>) => (
  <>
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ alignItems: { sm: 'center' } }}>
      <TextField
        size="small"
        label={texts.calculationName}
        value={form.calculationName}
        onChange={({ target }) => onChange({ calculationName: target.value })}
        slotProps={{ htmlInput: { maxLength: calculationNameMaximum } }}
        sx={{ flexGrow: 1 }}
      />
      <RegimeToggle
        label={texts.regime}
        value={form.regimeType}
        disabled={false}
        onChange={(regimeType) => onChange({ regimeType })}
      />
    </Stack>
    {registrationDate !== null && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.since(registrationDate)}
      </Typography>
    )}
  </>
);

/** The calculation that takes the links: one that the client has, or a new one as proposed. */
export const IntoCalculation = ({ form, onChange, calculations, registrationDate }: IntoCalculationProps) => (
  <>
    <FormControl>
      <FormLabel id="drop-calculation">{texts.calculation}</FormLabel>
      {calculations.length > 0 && (
        <RadioGroup
          aria-labelledby="drop-calculation"
          value={form.calculationId}
          onChange={({ target }) => onChange({ calculationId: target.value })}
        >
          <FormControlLabel value={anew} control={<Radio size="small" />} label={texts.newCalculation} />
          {calculations.map(({ id, name, regimeType }) => (
            <FormControlLabel key={id} value={id} control={<Radio size="small" />} label={`${name} · ${regimeType}`} />
          ))}
        </RadioGroup>
      )}
    </FormControl>
    {form.calculationId === anew && (
      <NewCalculation form={form} onChange={onChange} registrationDate={registrationDate} />
    )}
  </>
);
