import Box from '@mui/material/Box';
import { DateField } from '../../shared/fields/DateField.tsx';
import { complaintOf, type Reviewed } from './review.ts';
import { cnisTexts as texts } from './texts.ts';

interface RegisterDatesProps {
  reviewed: Reviewed;
  onChange: (reviewed: Reviewed) => void;
}

/** '2015-12' → '12/2015' */
const monthText = (yearMonth: string): string => yearMonth.split('-').reverse().join('/');

/** The dates of a register where the extract does not say them: an end left out means that the work goes on. */
export const RegisterDates = ({ reviewed, onChange }: RegisterDatesProps) => {
  const { register, ingressDate, egressDate } = reviewed;
  const complaint = complaintOf(reviewed);
  const endHelp =
    register.lastRemuneration === null ? texts.openEnd : texts.openEndSince(monthText(register.lastRemuneration));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' } }}>
      <DateField
        label={texts.ingress}
        value={ingressDate}
        onChange={(date) => onChange({ ...reviewed, ingressDate: date })}
        error={complaint !== null}
        helperText={complaint ?? undefined}
      />
      <DateField
        label={texts.egress}
        allowFuture
        value={egressDate}
        onChange={(date) => onChange({ ...reviewed, egressDate: date })}
        helperText={egressDate === '' ? endHelp : undefined}
        sx={{ maxWidth: { sm: 340 } }}
      />
    </Box>
  );
};
