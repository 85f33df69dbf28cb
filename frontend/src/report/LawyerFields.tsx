import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useSession } from '../data/session/session.ts';
import { appTexts } from '../ground/texts.ts';
import type { ReportFields } from './fields.ts';
import { reportTexts } from './texts.ts';

interface LawyerFieldsProps {
  fields: ReportFields;
  onChange: (fields: ReportFields) => void;
}

/** Who signs at the foot of the report: as the user's own account says, unless somebody else does. */
export const LawyerFields = ({ fields, onChange }: LawyerFieldsProps) => {
  const { id, name, oab, city } = useSession().user;
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mt: 2 }}>
        <TextField
          label={reportTexts.lawyerName}
          value={fields.lawyerName}
          placeholder={name}
          onChange={({ target }) => onChange({ ...fields, lawyerName: target.value })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          label={reportTexts.oabValue}
          value={fields.oabValue}
          placeholder={oab ?? ''}
          onChange={({ target }) => onChange({ ...fields, oabValue: target.value })}
          slotProps={{ htmlInput: { maxLength: 60 } }}
          sx={{ width: { sm: 180 } }}
        />
      </Stack>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {city === null ? reportTexts.noCity : reportTexts.signsIn(city)} {reportTexts.fromAccount}{' '}
        <MuiLink component={Link} to={`/users/${id}/edit`} underline="always">
          {appTexts.myAccount}
        </MuiLink>
        .
      </Typography>
    </>
  );
};
