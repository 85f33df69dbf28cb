import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Rule, RulesAnswer } from '../../../domain/api/rules.ts';
import { byDay, byValue } from '../../../domain/words/ranked-rights.ts';
import type { RuleGroup } from '../../../domain/words/rules.ts';
import { standoutsOf } from '../../../domain/words/standouts.ts';
import { groupedByWhyNot } from '../../../domain/words/why-not.ts';
import { Choice } from '../shared/Choice.tsx';
import { EmptyGroup } from './EmptyGroup.tsx';
import { RuleCard } from './RuleCard.tsx';
import { rulesTexts } from './texts.ts';
import { WhyNotSection } from './WhyNotSection.tsx';

export const rulesOf = (answer: RulesAnswer, group: RuleGroup) => {
  switch (group) {
    case 'applicable':
      return answer.applicableRules;
    case 'future':
      return answer.futureRules;
    case 'notApplicable':
      return answer.notApplicableRules;
    default:
      return group satisfies never;
  }
};

type Order = 'value' | 'day';
const orders: readonly (readonly [Order, string])[] = [
  ['value', rulesTexts.sort.value],
  ['day', rulesTexts.sort.day],
];

interface RuleListProps {
  answer: RulesAnswer;
  group: RuleGroup;
}

/** Rights, the best first or the soonest first, with what stands out among them. */
const Rights = ({ answer, group }: RuleListProps) => {
  const rules = rulesOf(answer, group);
  const [order, setOrder] = useState<Order>(group === 'applicable' ? 'value' : 'day');
  const standouts = standoutsOf(answer);
  return (
    <>
      {rules.length > 1 && <Choice label={rulesTexts.sortBy} value={order} options={orders} onChange={setOrder} />}
      {[...rules].sort(order === 'value' ? byValue : byDay).map((rule) => (
        <RuleCard key={rule.id} rule={rule} group={group} standouts={standouts(rule)} />
      ))}
    </>
  );
};

/** What does not apply, by what decides it. */
const Denied = ({ rules }: { rules: readonly Rule[] }) => (
  <Box>
    {groupedByWhyNot(rules).map(({ group, rules: own }) => (
      <WhyNotSection key={group} group={group} count={String(own.length)}>
        <Stack spacing={2}>
          {own.map((rule) => (
            <RuleCard key={rule.id} rule={rule} group="notApplicable" />
          ))}
        </Stack>
      </WhyNotSection>
    ))}
  </Box>
);

/** The cards of one group, or the sentence that says that there are none and where to go on. */
export const RuleList = ({ answer, group }: RuleListProps) => {
  const rules = rulesOf(answer, group);
  return (
    <Stack spacing={2}>
      {answer.warnings.map((warning) => (
        <Alert key={warning} severity="info">
          {warning}
        </Alert>
      ))}
      {rules.length === 0 && answer.missingData.length === 0 && <EmptyGroup answer={answer} group={group} />}
      {group === 'notApplicable' ? <Denied rules={rules} /> : <Rights key={group} answer={answer} group={group} />}
    </Stack>
  );
};
