import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { MonthLimits } from '../../../../domain/cnis/limits.ts';
import { formatDate } from '../../../../domain/words/format.ts';
import { RegimeToggle } from '../RegimeToggle.tsx';
import { recordTexts } from '../texts.ts';
import { asksPlan } from './plans.ts';
import { RegisterDates } from './RegisterDates.tsx';
import { RegisterPlan } from './RegisterPlan.tsx';
import { RegisterWarnings } from './RegisterWarnings.tsx';
import { warningsIn } from './regimes.ts';
import { complaintOf, type Reviewed } from './review.ts';
import { kindWords, cnisTexts as texts } from './texts.ts';

interface RegisterRowProps {
  reviewed: Reviewed;
  /** Of the months of the RGPS; null while they are fetched. */
  limits: MonthLimits | null;
  onChange: (reviewed: Reviewed) => void;
}

const periodOf = ({ register: { ingressDate, egressDate } }: Reviewed): string => {
  if (ingressDate !== null && egressDate !== null) return texts.period(formatDate(ingressDate), formatDate(egressDate));
  if (ingressDate !== null) return texts.since(formatDate(ingressDate));
  return egressDate === null ? texts.noDates : texts.until(formatDate(egressDate));
};

/** Dates that the extract lacks, or that cannot be right, are asked for. */
const asksDates = (reviewed: Reviewed): boolean => {
  const { register, included, ingressDate, egressDate } = reviewed;
  const lacks = register.ingressDate === null || register.egressDate === null;
  const corrected = ingressDate !== register.ingressDate || egressDate !== register.egressDate;
  return included && (lacks || corrected || complaintOf(reviewed) !== null);
};

/** One register as read, with the person's decision about it. */
export const RegisterRow = ({ reviewed, limits, onChange }: RegisterRowProps) => {
  const { register, included, regimeType, known } = reviewed;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
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
            {known && <Chip size="small" variant="outlined" label={texts.known} sx={{ mt: 0.5 }} />}
          </Box>
          <RegimeToggle
            label={recordTexts.switchRegime(register.companyName)}
            value={regimeType}
            disabled={!included}
            onChange={(regime) => onChange({ ...reviewed, regimeType: regime })}
          />
        </Box>
        {asksDates(reviewed) && <RegisterDates reviewed={reviewed} onChange={onChange} />}
        {included && regimeType === 'RGPS' && asksPlan(register) && (
          <RegisterPlan reviewed={reviewed} onChange={onChange} />
        )}
        <RegisterWarnings warnings={warningsIn(register, regimeType, limits)} />
      </Box>
    </Box>
  );
};
