/**
 * Which rules serve which regime. Rules of every entity are open until its own reform, those whose repeal a
 * local law has to endorse until that law; those of EC 103/2019 serve the
 * União alone; a place with a reform has its own copies. 'Sem Reforma' keeps the old rules without end.
 */
import { LOCAL_NORMS, placeNamed } from '../../places/index.ts';
import type { Regime } from '../../rule/regime.ts';
import { EVERY_ENTITY, type IsoDate, type Rule } from '../../rule/rule.ts';
import { ec103Union } from './ec-103-2019-uniao.ts';
import { RPPS_NORMS } from './index.ts';

const federal = RPPS_NORMS.flatMap((norm) => norm.rules);
const ofEveryEntity = federal.filter((rule) => rule.place === EVERY_ENTITY);

const unconfirmed = (rule: Rule): Rule => ({ ...rule, confirmed: false });

/** CF art. 40, § 1, II and LC 152/2015 bind every entity: where the local rule was not read, the old one goes on. */
const COMPULSORY_THAT_GOES_ON = 'compulsoria-75-media-80';

const oldRulesOf = (hasItsOwnCompulsory: boolean): readonly Rule[] => {
  if (hasItsOwnCompulsory) return ofEveryEntity;
  return ofEveryEntity.map((rule) =>
    rule.id === COMPULSORY_THAT_GOES_ON ? unconfirmed({ ...rule, window: { ...rule.window, to: null } }) : rule,
  );
};

/** Old rules that a reform leaves open for those who entered until a day, beside the same rules closed for the others. */
const keptOpen = (rules: readonly Rule[], entryUntil: IsoDate, suffix: string): readonly Rule[] =>
  rules.flatMap((rule) => {
    if (rule.window.to !== 'reform' && rule.window.to !== 'endorsement') return [rule];
    const { until } = rule.entry ?? {};
    const open = { ...rule, window: { ...rule.window, to: null } };
    if (until !== undefined && until <= entryUntil) return [open];
    if ((rule.entry?.from ?? '') > entryUntil) return [rule];
    return [rule, { ...open, id: `${rule.id}-${suffix}`, entry: { ...rule.entry, until: entryUntil } }];
  });

/** An old rule that goes on as one of the place's own closes on the day of the reform. */
const closedWhereContinued = (rules: readonly Rule[], own: readonly Rule[]): readonly Rule[] => {
  const continued = new Set(own.map((rule) => rule.continues));
  return rules.map((rule) =>
    continued.has(rule.id) ? { ...rule, window: { ...rule.window, to: 'reform' as const } } : rule,
  );
};

const rulesOfPlace = (place: string, own: readonly Rule[]): readonly Rule[] => {
  const old = closedWhereContinued(oldRulesOf(own.some((rule) => rule.kind === 'compulsory')), own);
  const keeps = placeNamed(place)?.keepsOldRules;
  const kept = keeps === undefined ? old : keptOpen(old, keeps.forEntryUntil, keeps.idSuffix);
  return [...kept, ...own];
};

const byPlace: ReadonlyMap<string, readonly Rule[]> = new Map([
  ['uniao', [...ofEveryEntity, ...ec103Union.rules]],
  ...[...LOCAL_NORMS].map(([place, norm]) => [place, rulesOfPlace(place, norm.rules)] as const),
]);

/** The rules of public servants of a regime, the old ones first. The same list, and the same objects, every time. */
export const rppsRulesOf = (regime: Regime): readonly Rule[] =>
  (regime.place === null ? undefined : byPlace.get(regime.place)) ?? ofEveryEntity;
