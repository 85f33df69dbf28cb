import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { RegimeType } from '../../../../domain/api/common.ts';
import { formatDate } from '../../../../domain/words/format.ts';
import { DateField } from '../../shared/fields/DateField.tsx';
import { recordTexts } from '../texts.ts';
import { RegisterWarnings } from './RegisterWarnings.tsx';
import { lacksIngress, type Reviewed } from './review.ts';
import { kindWords, cnisTexts as texts } from './texts.ts';

interface RegisterRowProps {
  reviewed: Reviewed;
  onChange: (reviewed: Reviewed) => void;
}

const periodOf = ({ register }: Reviewed): string =>
  [register.ingressDate, register.egressDate].map((date) => (date === null ? '—' : formatDate(date))).join(' a ');

/** One register as read, with the person's decision about it. */
export const RegisterRow = ({ reviewed, onChange }: RegisterRowProps) => {
  const { register, included, regimeType } = reviewed;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, py: 1.5, borderBottom: 1, borderColor: 'divider', opacity: included ? 1 : 0.7 }}
    >
      <Checkbox
        checked={included}
        onChange={(_event, on) => onChange({ ...reviewed, included: on })}
        slotProps={{ input: { 'aria-label': texts.include(register.companyName) } }}
        sx={{ alignSelf: 'flex-start' }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
          <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{register.companyName}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {kindWords[register.kind]} · {periodOf(reviewed)} · {texts.months(register.salaries.length)}
            </Typography>
          </Box>
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            value={regimeType}
            disabled={!included}
            aria-label={recordTexts.switchRegime(register.companyName)}
            onChange={(_event, chosen: RegimeType | null) =>
              chosen !== null && onChange({ ...reviewed, regimeType: chosen })
            }
          >
            <ToggleButton value="RPPS">RPPS</ToggleButton>
            <ToggleButton value="RGPS">RGPS</ToggleButton>
          </ToggleButtonGroup>
        </Box>
        {included && register.ingressDate === null && (
          <DateField
            label={texts.ingress}
            value={reviewed.ingressDate}
            onChange={(ingressDate) => onChange({ ...reviewed, ingressDate })}
            error={lacksIngress(reviewed)}
            helperText={lacksIngress(reviewed) ? texts.noIngress : undefined}
            sx={{ mt: 1, maxWidth: 240 }}
          />
        )}
        <RegisterWarnings warnings={register.warnings} />
      </Box>
    </Box>
  );
};
