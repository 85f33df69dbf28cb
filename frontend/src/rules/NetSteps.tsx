import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { NetAnswer } from '../../../domain/api/net.ts';
import { formatMoney, unbroken } from '../../../domain/words/format.ts';
import { StepList } from './StepList.tsx';
import { rulesTexts } from './texts.ts';

const texts = rulesTexts.net;

/** From the gross value to the account, step by step, or why it cannot be said. */
export const NetSteps = ({ answer: { steps, missing, confirmed, otherReadings } }: { answer: NetAnswer }) => {
  if (missing !== null) return <Alert severity="info">{texts.missing[missing]}</Alert>;
  return (
    <>
      {!confirmed && <Alert severity="warning">{texts.notConfirmed}</Alert>}
      <StepList steps={steps} />
      {otherReadings.map(({ name, net }) => (
        <Typography key={name} variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.otherReading(name, unbroken(formatMoney(net)))}
        </Typography>
      ))}
    </>
  );
};
