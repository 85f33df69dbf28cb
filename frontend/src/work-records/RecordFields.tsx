import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { unitCodes, unitNames } from '../../../domain/words/units.ts';
import { DateField } from '../shared/fields/DateField.tsx';
import type { RecordForm } from './record-form.ts';
import { recordTexts as texts } from './texts.ts';

export interface RecordFieldsProps {
  form: RecordForm;
  onChange: (form: RecordForm) => void;
  complaints: Partial<Record<keyof RecordForm, string>>;
}

export const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/** Who, where and when. */
export const RecordFields = ({ form, onChange, complaints, asksPlace }: RecordFieldsProps & { asksPlace: boolean }) => {
  const marks = (field: keyof RecordForm) => ({
    error: complaints[field] !== undefined,
    helperText: complaints[field],
    fullWidth: true,
  });
  return (
    <Box sx={twoColumns}>
      <TextField
        label={texts.company}
        required
        autoFocus
        value={form.companyName}
        onChange={({ target }) => onChange({ ...form, companyName: target.value })}
        sx={{ gridColumn: '1 / -1' }}
        {...marks('companyName')}
      />
      <DateField
        label={texts.ingress}
        required
        value={form.ingressDate}
        onChange={(ingressDate) => onChange({ ...form, ingressDate })}
        {...marks('ingressDate')}
      />
      <DateField
        label={texts.egress}
        allowFuture
        value={form.egressDate}
        onChange={(egressDate) => onChange({ ...form, egressDate })}
        {...marks('egressDate')}
        helperText={complaints.egressDate ?? texts.egressHelp}
      />
      <TextField
        select
        label={texts.regime}
        required
        value={form.regimeType}
        onChange={({ target }) => onChange({ ...form, regimeType: target.value === 'RPPS' ? 'RPPS' : 'RGPS' })}
        {...marks('regimeType')}
      >
        <MenuItem value="RPPS">RPPS</MenuItem>
        <MenuItem value="RGPS">RGPS</MenuItem>
      </TextField>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '110px 1fr' }}>
        <TextField
          select
          label={texts.state}
          required={asksPlace}
          value={form.state}
          onChange={({ target }) => onChange({ ...form, state: target.value })}
          slotProps={{ select: { renderValue: (value) => String(value) } }}
          {...marks('state')}
        >
          {!asksPlace && <MenuItem value="">{texts.noState}</MenuItem>}
          {unitCodes.map((code) => (
            <MenuItem key={code} value={code}>
              {code} – {unitNames[code]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={texts.city}
          required={asksPlace}
          value={form.city}
          onChange={({ target }) => onChange({ ...form, city: target.value })}
          {...marks('city')}
        />
      </Box>
    </Box>
  );
};
