/**
 * The same requirement checks in json-rules-engine, a general rule engine: is what is held on the calculation date
 * enough? It is given what is held; our engine also counts it, finds the day of each right, and estimates the benefit.
 */
import { Engine } from 'json-rules-engine';
import type { Quantity } from '../domain/api/requirements.ts';
import type { Rule } from '../domain/api/rules.ts';
import { caseOf } from '../domain/law/engine/case.ts';
import { judge } from '../domain/law/engine/judge.ts';
import { evaluate, type LawInput } from '../domain/law/index.ts';
import { rulesOf } from '../domain/law/norms/index.ts';
import { daysOfSpan } from '../domain/units/span.ts';
import { personOfFortyYears } from './career.ts';
import type { Finding } from './figure.ts';
import { median, timedRounds } from './statistics.ts';

const WARM_UP = 50;
const ROUNDS = 500;

const REGIMES = ['RPPS', 'RGPS'] as const;

/** What `GET /calculations/{id}/rules` answers, for each regime. */
export const bothRegimes = (input: LawInput): Rule[] =>
  REGIMES.flatMap((regimeType) => {
    const { applicableRules, futureRules, notApplicableRules } = evaluate({ ...input, regimeType });
    return [...applicableRules, ...futureRules, ...notApplicableRules];
  });

/** Every rule of both regimes held against the case, without values and sentences. */
export const judgeBoth = (input: LawInput): void => {
  for (const regimeType of REGIMES) {
    const known = caseOf({ ...input, regimeType });
    if (known === null) continue;
    for (const rule of rulesOf(regimeType, known.regime)) {
      if (rule.gender === 'Ambos' || rule.gender === known.gender) judge(rule, known);
    }
  }
};

interface Check {
  readonly fact: string;
  readonly necessary: number;
  readonly held: number;
}

const numberOf = (quantity: Quantity): number | null => {
  if (typeof quantity === 'number') return quantity;
  return quantity !== null && typeof quantity === 'object' ? daysOfSpan(quantity) : null;
};

/** A rule's requirements that compare quantities; dates and conditions are left out. */
const checksOf = (rule: Rule): Check[] =>
  rule.requirements.flatMap((requirement, place) => {
    const [necessary, held] = [numberOf(requirement.necessary), numberOf(requirement.held)];
    return necessary === null || held === null ? [] : [{ fact: `${rule.id}/${place}`, necessary, held }];
  });

const engineOf = (rules: readonly Rule[]): Engine => {
  const engine = new Engine();
  for (const rule of rules) {
    const all = checksOf(rule).map(({ fact, necessary }) => ({
      fact,
      operator: 'greaterThanInclusive',
      value: necessary,
    }));
    if (all.length > 0) engine.addRule({ conditions: { all }, event: { type: rule.id } });
  }
  return engine;
};

export const measureRulesEngine = async (): Promise<readonly Finding[]> => {
  const person = personOfFortyYears(1);
  const rules = bothRegimes(person);
  const checks = rules.flatMap(checksOf);
  const engine = engineOf(rules);
  const facts = Object.fromEntries(checks.map(({ fact, held }) => [fact, held]));
  const theirs = await timedRounds(ROUNDS, WARM_UP, () => engine.run(facts));
  const ours = await timedRounds(ROUNDS, WARM_UP, () => judgeBoth(person));
  return [
    {
      what: 'the rules of one person judged, times counted and days found: median',
      value: median(ours),
      unit: 'ms',
      floor: {
        what: `their ${checks.length} requirement checks in json-rules-engine, told what is held`,
        value: median(theirs),
      },
      target: { atMost: 0.7 },
    },
  ];
};
