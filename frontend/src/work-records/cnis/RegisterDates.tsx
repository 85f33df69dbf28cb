import Stack from '@mui/material/Stack';
import { messages } from '../../../../domain/words/messages.ts';
import { DateField } from '../../shared/fields/DateField.tsx';
import { RegisterEnding } from './RegisterEnding.tsx';
import { complaintOf, type Reviewed } from './review.ts';
import { cnisTexts as texts } from './texts.ts';

interface RegisterDatesProps {
  reviewed: Reviewed;
  onChange: (reviewed: Reviewed) => void;
}

/** The dates that the extract does not say, or that cannot be right, for the person to decide about. */
export const RegisterDates = ({ reviewed, onChange }: RegisterDatesProps) => {
  const { register, ingressDate, ending, egressDate } = reviewed;
  const complaint = complaintOf(reviewed);
  const impossible = complaint === messages.invalidRecordDates;
  const asksIngress = register.ingressDate === null || ingressDate !== register.ingressDate || impossible;
  return (
    <Stack spacing={1.5} sx={{ mt: 1.5 }}>
      {(asksIngress || ending === 'asRead') && (
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
          {asksIngress && (
            <DateField
              label={texts.ingress}
              value={ingressDate}
              onChange={(date) => onChange({ ...reviewed, ingressDate: date })}
              error={impossible || complaint === texts.noIngress}
              helperText={impossible || complaint === texts.noIngress ? complaint : undefined}
              sx={{ width: { sm: 240 } }}
            />
          )}
          {ending === 'asRead' && (
            <DateField
              label={texts.egress}
              allowFuture
              value={egressDate}
              onChange={(date) => onChange({ ...reviewed, egressDate: date })}
              error={impossible || complaint === texts.noEgress}
              sx={{ width: { sm: 240 } }}
            />
          )}
        </Stack>
      )}
      {ending !== 'asRead' && <RegisterEnding reviewed={reviewed} complaint={complaint} onChange={onChange} />}
    </Stack>
  );
};
