import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { CountingMethod } from '../../../domain/api/calculations.ts';
import { regimeType } from '../../../domain/api/common.ts';
import type { OutlookAnswer } from '../../../domain/api/outlook.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { DatedNote } from '../calculations/DatedNote.tsx';
import { WorkAfterChoice } from '../calculations/WorkAfterChoice.tsx';
import { CountSwitch } from '../rules/CountSwitch.tsx';
import { RulesSkeleton } from '../rules/RulesSkeleton.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { OutlookChart } from './OutlookChart.tsx';
import { OutlookSentences } from './OutlookSentences.tsx';
import { numbered } from './outlook-points.ts';
import { RegimeOutlook } from './RegimeOutlook.tsx';
import { outlookTexts as texts } from './texts.ts';
import { useOutlook } from './useOutlook.ts';

/** When to retire: the answer in sentences, one picture of both regimes, and its figures in tables. */
const OutlookTab = () => {
  const { id, regimeType: own, countingMethod } = useCalculation().calculation;
  const [counted, setCounted] = useState<CountingMethod>(countingMethod);
  const countedAs = counted === countingMethod ? undefined : counted;
  const outlooks = { RPPS: useOutlook(id, 'RPPS', countedAs), RGPS: useOutlook(id, 'RGPS', countedAs) };
  const failed = regimeType.options.find((regime) => outlooks[regime].error !== null);
  if (failed !== undefined) {
    const { error, refetch } = outlooks[failed];
    return <ErrorPanel error={error} title={texts.loadFailed} kept={texts.loadFailedHelp} onRetry={() => refetch()} />;
  }
  const { data: rpps } = outlooks.RPPS;
  const { data: rgps } = outlooks.RGPS;
  return (
    <Stack spacing={2}>
      {rgps !== undefined && rgps.rights.length > 0 && <WorkAfterChoice regimeType="RGPS" shown={rgps.workAfter} />}
      {rpps === undefined || rgps === undefined ? <RulesSkeleton /> : <Outlooks own={own} answers={[rpps, rgps]} />}
      <CountSwitch own={countingMethod} shown={counted} onChange={setCounted} />
    </Stack>
  );
};

const Outlooks = ({ own, answers: both }: { own: OutlookAnswer['regimeType']; answers: readonly OutlookAnswer[] }) => {
  /** Where the other regime was never meant, what it lacks is nobody's concern. */
  const answers = both.filter(
    (answer) => answer.regimeType === own || (answer.missingData.length === 0 && answer.rights.length > 0),
  );
  const rights = numbered(answers);
  const shown = answers.map((answer, place) => ({ answer, rights: rights[place] ?? [] }));
  return (
    <Stack spacing={3}>
      <DatedNote />
      <OutlookSentences answers={answers} />
      <OutlookChart answers={shown} />
      {shown.map((one) => (
        <RegimeOutlook key={one.answer.regimeType} {...one} />
      ))}
    </Stack>
  );
};

export default OutlookTab;
