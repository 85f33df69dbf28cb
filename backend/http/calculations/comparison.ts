import { z } from 'zod';
import { type RegimeType, regimeType } from '../../../domain/api/common.ts';
import { type ComparedRule, comparison, comparisonQuery, type RuleOutcome } from '../../../domain/api/history.ts';
import { type Rule, rulesAnswer } from '../../../domain/api/rules.ts';
import { changesBetween } from '../../../domain/calculations/history/changes.ts';
import { sameValue } from '../../../domain/changes.ts';
import { calculationStream } from '../../../domain/streams.ts';
import type { LoadedCase } from '../../../results/load-case.ts';
import { lawInput } from '../../../results/question.ts';
import type { Session } from '../../sessions/session.ts';
import { authorOf } from '../author.ts';
import { found } from '../problem.ts';
import { byId, type CallContext, json, route } from '../route.ts';
import { caseAt } from '../rules/load.ts';

/** What changed between two revisions of a calculation, and what that did to each rule. */
export const compare = route(
  {
    method: 'get',
    path: '/calculations/:id/comparison',
    caller: 'adviser',
    tag: 'cálculos',
    summary: 'Compara duas revisões de um cálculo: o que mudou, e o dia e o valor de cada regra antes e depois',
    input: z.object({ params: byId, query: comparisonQuery }),
    answer: comparison,
  },
  async ({ params, query }, context) => {
    const { pasts, views } = context.deps;
    const [before, after] = [await caseAt(params.id, query.from, context), await caseAt(params.id, query.to, context)];
    const { events } = await pasts.calculations(calculationStream(params.id));
    const sides = [found(events[query.from]), found(events[query.to])] as const;
    const users = await views.users.getMany(sides.flatMap(({ metadata }) => metadata.by ?? []));
    const [from, to] = sides.map(({ revision, metadata: { at, by } }) => ({ revision, at, by: authorOf(by, users) }));
    const compared = await Promise.all(
      regimeType.options.map((regime) => compareRules(before, after, regime, context)),
    );
    const rules = compared.flat();
    return json({
      from: found(from),
      to: found(to),
      changes: changesBetween(before.question.calculation, after.question.calculation),
      rules: rules.filter((rule) => !sameValue(rule.before, rule.after)),
      unchangedRules: rules.filter((rule) => sameValue(rule.before, rule.after)).length,
    });
  },
);

interface Outcome extends RuleOutcome {
  readonly modality: string;
}

const compareRules = async (
  before: LoadedCase,
  after: LoadedCase,
  regime: RegimeType,
  context: CallContext<Session>,
): Promise<ComparedRule[]> => {
  const [earlier, later] = [await outcomes(before, regime, context), await outcomes(after, regime, context)];
  return [...new Set([...later.keys(), ...earlier.keys()])].map((ruleId) => {
    const sides = [earlier.get(ruleId), later.get(ruleId)] as const;
    const modality = sides[1]?.modality ?? sides[0]?.modality ?? ruleId;
    return { regimeType: regime, ruleId, modality, before: shown(sides[0]), after: shown(sides[1]) };
  });
};

const shown = (outcome: Outcome | undefined): RuleOutcome | null => {
  if (outcome === undefined) return null;
  const { group, date, value } = outcome;
  return { group, date, value };
};

const outcomes = async (
  { question }: LoadedCase,
  regime: RegimeType,
  { deps }: CallContext<Session>,
): Promise<ReadonlyMap<string, Outcome>> => {
  const answer = await deps.compute.run({ type: 'rules', input: lawInput(question, regime) });
  const { applicableRules, futureRules, notApplicableRules } = rulesAnswer.parse(JSON.parse(answer));
  const grouped = (group: RuleOutcome['group'], rules: readonly Rule[]) =>
    rules.map(
      ({ id, modality, whenToRetire, estimatedBenefit }) =>
        [id, { group, modality, date: whenToRetire, value: estimatedBenefit }] as const,
    );
  return new Map([
    ...grouped('applicable', applicableRules),
    ...grouped('future', futureRules),
    ...grouped('notApplicable', notApplicableRules),
  ]);
};
