import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { ComparedRule, RuleOutcome } from '../../../domain/api/history.ts';
import type { Rule, RulesAnswer } from '../../../domain/api/rules.ts';
import { bracketed, doubtText } from '../../../domain/words/scenario-outcome.ts';
import { ComparedRules } from '../history/ComparedRules.tsx';
import { useRules } from '../rules/useRules.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { useIsNarrow } from '../shared/useIsNarrow.ts';
import { scenarioTexts as texts } from './texts.ts';
import { useScenarioRules } from './useScenarios.ts';

const outcomesOf = ({ applicableRules, futureRules, notApplicableRules }: RulesAnswer) => {
  const outcomes = new Map<string, RuleOutcome & { modality: string }>();
  const take = (group: RuleOutcome['group'], rules: readonly Rule[]) => {
    for (const { id, modality, whenToRetire: date, estimatedBenefit: value, ...rule } of rules) {
      outcomes.set(id, { group, date, value, modality: bracketed(modality, doubtText(rule)) });
    }
  };
  take('applicable', applicableRules);
  take('future', futureRules);
  take('notApplicable', notApplicableRules);
  return outcomes;
};

const bare = (outcome: RuleOutcome | undefined): RuleOutcome | null =>
  outcome === undefined ? null : { group: outcome.group, date: outcome.date, value: outcome.value };

/** The rules that say something else than by the facts, and those that give a right either way. */
const compared = (regimeType: RegimeType, facts: RulesAnswer, supposed: RulesAnswer) => {
  const [before, after] = [outcomesOf(facts), outcomesOf(supposed)];
  const rules = [...new Set([...after.keys(), ...before.keys()])].map((ruleId): ComparedRule => {
    const modality = after.get(ruleId)?.modality ?? before.get(ruleId)?.modality ?? ruleId;
    return { regimeType, ruleId, modality, before: bare(before.get(ruleId)), after: bare(after.get(ruleId)) };
  });
  const saysSomething = ({ before: was, after: is }: ComparedRule) =>
    was?.date !== is?.date || (is?.date ?? null) !== null;
  return { shown: rules.filter(saysSomething), others: rules.filter((rule) => !saysSomething(rule)).length };
};

interface ScenarioRulesProps {
  calculationId: string;
  scenario: { id: string; name: string };
  regimeType: RegimeType;
  onClose: () => void;
}

/** Each rule by the facts and by a scenario: group, day and value. */
export const ScenarioRules = ({ calculationId, scenario, regimeType, onClose }: ScenarioRulesProps) => {
  const titleId = useId();
  const narrow = useIsNarrow();
  const facts = useRules(calculationId, regimeType);
  const supposed = useScenarioRules(calculationId, scenario.id, regimeType);
  const error = facts.error ?? supposed.error;
  const sides =
    facts.data === undefined || supposed.data === undefined ? null : compared(regimeType, facts.data, supposed.data);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={narrow} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.rulesTitle(scenario.name)}</DialogTitle>
      {/* It scrolls, and nothing in it takes the focus: the keyboard has to reach it. */}
      <DialogContent role="group" aria-labelledby={titleId} tabIndex={0}>
        {error !== null && (
          <ErrorPanel
            error={error}
            title={texts.rulesFailed}
            onRetry={() => Promise.all([facts.refetch(), supposed.refetch()])}
          />
        )}
        {error === null && sides === null && <PageSkeleton rows={6} />}
        {sides !== null && (
          <ComparedRules
            rules={sides.shown}
            unchanged={sides.others}
            sides={{ before: texts.withFacts, after: texts.withScenario, unchanged: texts.otherRules }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};
