import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ReportFields } from './fields.ts';
import { reportTexts } from './texts.ts';

interface LawyerFieldsProps {
  fields: ReportFields;
  onChange: (fields: ReportFields) => void;
}

/** Who signs at the foot of the report. */
export const LawyerFields = ({ fields, onChange }: LawyerFieldsProps) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mt: 1.5 }}>
    <TextField
      label={reportTexts.lawyerName}
      value={fields.lawyerName}
      onChange={({ target }) => onChange({ ...fields, lawyerName: target.value })}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
    <TextField
      label={reportTexts.oabValue}
      value={fields.oabValue}
      onChange={({ target }) => onChange({ ...fields, oabValue: target.value })}
      slotProps={{ htmlInput: { maxLength: 60 } }}
      sx={{ width: { sm: 180 } }}
    />
  </Stack>
);
