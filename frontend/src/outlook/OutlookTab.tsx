import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { regimeType } from '../../../domain/api/common.ts';
import type { OutlookAnswer } from '../../../domain/api/outlook.ts';
import { unbroken } from '../../../domain/words/format.ts';
import { outlookSentences } from '../../../domain/words/outlook.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { RulesSkeleton } from '../rules/RulesSkeleton.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { OutlookChart } from './OutlookChart.tsx';
import { numbered } from './outlook-points.ts';
import { RegimeOutlook } from './RegimeOutlook.tsx';
import { outlookTexts as texts } from './texts.ts';
import { useOutlook } from './useOutlook.ts';

/** When to retire: the answer in sentences, one picture of both regimes, and its figures in tables. */
const OutlookTab = () => {
  const { id, regimeType: own } = useCalculation().calculation;
  const outlooks = { RPPS: useOutlook(id, 'RPPS'), RGPS: useOutlook(id, 'RGPS') };
  const failed = regimeType.options.find((regime) => outlooks[regime].error !== null);
  if (failed !== undefined) {
    const { error, refetch } = outlooks[failed];
    return <ErrorPanel error={error} title={texts.loadFailed} kept={texts.loadFailedHelp} onRetry={() => refetch()} />;
  }
  const { data: rpps } = outlooks.RPPS;
  const { data: rgps } = outlooks.RGPS;
  if (rpps === undefined || rgps === undefined) return <RulesSkeleton />;
  /** Where the other regime was never meant, what it lacks is nobody's concern. */
  const answers = [rpps, rgps].filter(
    (answer) => answer.regimeType === own || (answer.missingData.length === 0 && answer.rights.length > 0),
  );
  const rights = numbered(answers);
  const shown = answers.map((answer, place) => ({ answer, rights: rights[place] ?? [] }));
  return (
    <Stack spacing={3}>
      <Stack spacing={1}>
        {answers.map((answer) => (
          <Sentences key={answer.regimeType} answer={answer} />
        ))}
      </Stack>
      <OutlookChart answers={shown} />
      {shown.map((one) => (
        <RegimeOutlook key={one.answer.regimeType} {...one} />
      ))}
    </Stack>
  );
};

/** The answer first, then what waiting would change. */
const Sentences = ({ answer }: { answer: OutlookAnswer }) => (
  <Box sx={{ maxWidth: 900 }}>
    {outlookSentences(answer).map((sentence, place) => (
      <Typography key={sentence} sx={place === 0 ? { fontWeight: 600 } : {}}>
        {unbroken(sentence)}
      </Typography>
    ))}
  </Box>
);

export default OutlookTab;
