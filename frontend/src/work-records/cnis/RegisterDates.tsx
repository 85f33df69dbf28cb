import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatDate } from '../../../../domain/words/format.ts';
import { DateField } from '../../shared/fields/DateField.tsx';
import { complaintOf, lastDayOf, type Reviewed } from './review.ts';
import { cnisTexts as texts } from './texts.ts';

interface RegisterDatesProps {
  reviewed: Reviewed;
  onChange: (reviewed: Reviewed) => void;
}

/** The dates of a register where the extract does not say them: an end left out means that the work goes on. */
export const RegisterDates = ({ reviewed, onChange }: RegisterDatesProps) => {
  const { register, ingressDate, egressDate } = reviewed;
  const complaint = complaintOf(reviewed);
  const { lastRemuneration } = register;
  const suggested = lastRemuneration === null ? null : lastDayOf(lastRemuneration);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, gridTemplateColumns: { xs: '1fr', sm: '200px 240px 1fr' } }}>
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
        helperText={egressDate === '' ? texts.openEnd : undefined}
      />
      {egressDate === '' && suggested !== null && (
        <Button
          size="small"
          onClick={() => onChange({ ...reviewed, egressDate: suggested })}
          sx={{ justifySelf: 'start', alignSelf: 'start' }}
        >
          {texts.endWith(formatDate(suggested))}
        </Button>
      )}
    </Box>
  );
};
