import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { OutlookAnswer } from '../../../domain/api/outlook.ts';
import { unbroken } from '../../../domain/words/format.ts';
import { outlookSentences } from '../../../domain/words/outlook.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { calculationPath } from '../ground/case-paths.ts';
import { outlookTexts as texts } from './texts.ts';

/** The answer first, then what waiting would change; where there is none, what to do about it. */
export const OutlookSentences = ({ answers }: { answers: readonly OutlookAnswer[] }) => (
  <Stack spacing={1} sx={{ maxWidth: 900 }}>
    {answers.map((answer) => (
      <Box key={answer.regimeType}>
        {outlookSentences(answer).map((sentence, place) => (
          <Typography key={sentence} sx={place === 0 ? { fontWeight: 600 } : {}}>
            {unbroken(sentence)}
          </Typography>
        ))}
        <NextStep answer={answer} />
      </Box>
    ))}
  </Stack>
);

/** Without a right there are scenarios to try, without values there are remunerations to type in. */
const NextStep = ({ answer: { missingData, rights, waiting, regimeType } }: { answer: OutlookAnswer }) => {
  const { id, customerId } = useCalculation().calculation;
  if (missingData.length > 0 || waiting.length > 0) return null;
  const [label, view] =
    rights.length === 0
      ? ([texts.toScenarios, { tab: 'scenarios', by: regimeType }] as const)
      : ([texts.toRecords, { tab: 'work-records' }] as const);
  return (
    <Button
      variant="outlined"
      size="small"
      component={Link}
      to={calculationPath(customerId, id, view)}
      className="no-print"
      sx={{ mt: 1 }}
    >
      {label}
    </Button>
  );
};
