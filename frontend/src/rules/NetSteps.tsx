import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NetAnswer } from '../../../domain/api/net.ts';
import { formatMoney, unbroken } from '../../../domain/words/format.ts';
import { rulesTexts } from './texts.ts';

const texts = rulesTexts.net;

const Row = ({ label, article, value, last }: NetAnswer['steps'][number] & { last: boolean }) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      columnGap: 2,
      py: 0.5,
      borderTop: 1,
      borderColor: 'divider',
      fontWeight: last ? 700 : 400,
    }}
  >
    <Box component="dt">
      {label}
      {article !== null && (
        <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {article}
        </Typography>
      )}
    </Box>
    <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {unbroken(value)}
    </Box>
  </Box>
);

/** From the gross value to the account, step by step, or why it cannot be said. */
export const NetSteps = ({ answer: { steps, missing, confirmed, otherReadings } }: { answer: NetAnswer }) => {
  if (missing !== null) return <Alert severity="info">{texts.missing[missing]}</Alert>;
  return (
    <>
      {!confirmed && <Alert severity="warning">{texts.notConfirmed}</Alert>}
      <Box component="dl" sx={{ m: 0, maxWidth: 560 }}>
        {steps.map((step, place) => (
          <Row key={`${step.label}-${step.value}`} {...step} last={place === steps.length - 1} />
        ))}
      </Box>
      {otherReadings.map(({ name, net }) => (
        <Typography key={name} variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.otherReading(name, unbroken(formatMoney(net)))}
        </Typography>
      ))}
    </>
  );
};
