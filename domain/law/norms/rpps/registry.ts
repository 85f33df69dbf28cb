/**
 * Which rules serve which regime. Rules of every entity are open until its own reform, those whose repeal a
 * local law has to endorse until that law; those of EC 103/2019 serve the
 * União alone; a place with a reform has its own copies. 'Sem Reforma' keeps the old rules without end.
 */
import { placeOfOffice } from '../../places/described/of-office.ts';
import { LOCAL_NORMS, PLACES, placeNamed } from '../../places/index.ts';
import { ABONO_NOT_READ } from '../../places/pieces/locality.ts';
import type { Place } from '../../places/place.ts';
import type { BenefitMethod } from '../../rule/methods.ts';
import { ofOneShape } from '../../rule/one-shape.ts';
import type { Regime } from '../../rule/regime.ts';
import type { IsoDate } from '../../rule/requirement.ts';
import { EVERY_ENTITY, type Rule } from '../../rule/rule.ts';
import { ec103Union } from './ec-103-2019-uniao.ts';
import { RPPS_NORMS } from './index.ts';

const federal = RPPS_NORMS.flatMap((norm) => norm.rules);
const ofEveryEntity = federal.filter((rule) => rule.place === EVERY_ENTITY);

const unconfirmed = (rule: Rule): Rule => ({ ...rule, confirmed: false });

/** CF art. 40, § 1, II and LC 152/2015 bind every entity: where the local rule was not read, the old one goes on. */
const COMPULSORY_THAT_GOES_ON = 'compulsoria-75-media-80';

/** The age retires before and after the reform; what it pays after it is for the law of the entity to say (CF, art. 40, § 3). */
const goingOn = (rule: Rule): Rule => ({
  ...unconfirmed(rule),
  modality: 'Compulsória aos 75 anos – valor de antes da reforma (lei do ente não lida)',
  description:
    'Aposentadoria compulsória aos 75 anos, que vale em todo ente antes e depois da reforma. O valor mostrado é o de quem fez 75 até a reforma do ente: a média das 80% maiores proporcional ao tempo de contribuição; o de quem faz 75 depois dela é o da lei do ente, que não foi lido.',
  window: { ...rule.window, to: null },
  observations: [
    ...rule.observations,
    'A idade retira do cargo também depois da reforma (CF/88, art. 40, § 1º, II; LC 152/2015, art. 2º); o cálculo é então o da lei do ente (CF/88, art. 40, § 3º): confira-o antes de usar o valor.',
  ],
  missing: [rule.missing, 'a lei do ente que dá o valor da compulsória depois da reforma'].filter(Boolean).join('; '),
});

/** What the laws of the place make of the rules of every entity. */
const asThePlaceLeavesThem = (amends: Place['amends'] = {}): readonly Rule[] =>
  ofEveryEntity.flatMap((rule) => amends[rule.id]?.(rule) ?? [rule]);

const oldRulesOf = (hasItsOwnCompulsory: boolean, amends: Place['amends']): readonly Rule[] => {
  const left = asThePlaceLeavesThem(amends);
  if (hasItsOwnCompulsory) return left;
  return left.map((rule) => (rule.id === COMPULSORY_THAT_GOES_ON ? goingOn(rule) : rule));
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

const NO_ENDORSEMENT_KNOWN =
  'A revogação só vale depois de lei local que a referende integralmente (EC 103/2019, art. 36, II e parágrafo único), e não se conhece essa lei aqui: por esta leitura a regra continua depois da reforma. As duas leituras são mostradas; confira se a lei existe e o dia dela.';

/** The other reading of EC 103/2019, art. 36, II, where no law is known that endorses the repeal: the rule goes on. */
const readAsGoingOn = (rules: readonly Rule[]): readonly Rule[] =>
  rules
    .filter(({ window }) => window.to === 'endorsement')
    .map((rule) => ({
      ...rule,
      id: `${rule.id}-sem-referendo`,
      variantOf: rule.id,
      onlyWhereItAdds: true,
      modality: `${rule.modality} – leitura em que continua, sem lei que referende a revogação`,
      window: { from: 'reform', to: null },
      source: `${rule.source}; EC 103/2019, art. 36, II`,
      contested: NO_ENDORSEMENT_KNOWN,
      confirmed: false,
      missing: 'a lei local que referende a revogação, ou a certeza de que não existe',
    }));

/** CF, art. 40, § 19: what the place says of the abono of its own rules, or that nobody read it. */
const abonoOf = (own: readonly Rule[]): boolean | string =>
  own.find(({ kind }) => kind !== 'incapacity' && kind !== 'compulsory')?.abono ?? ABONO_NOT_READ;

/**
 * EC 103/2019, art. 3, § 3, keeps the abono of old rights for servants of the União alone. That of rights complete until
 * 31/12/2003 stands in EC 41/2003, art. 3, § 1, which nobody repealed.
 */
const withAbonoOfPlace = (rules: readonly Rule[], found: Place, own: readonly Rule[]): readonly Rule[] =>
  rules.map((rule) => {
    const hangsOnThePlace = rule.abono === true && (rule.window.to === 'reform' || rule.window.to === 'endorsement');
    return hangsOnThePlace ? { ...rule, abono: found.abonoOfOldRights?.(rule) ?? abonoOf(own) } : rule;
  });

const PROPORTIONAL: readonly BenefitMethod[] = [
  'MEDIA_80_PROPORCIONAL',
  'INVALIDEZ_MEDIA_80',
  'COMPULSORIA_PRE_REFORMA',
];

/** Without the reading that limits at the last pay what the fraction leaves, where the law of the place says otherwise. */
const withLimitOfPlace = (rules: readonly Rule[], { limitBeforeFraction }: Place): readonly Rule[] => {
  if (limitBeforeFraction === undefined) return rules;
  return rules.map((rule) =>
    rule.window.to === 'reform' && PROPORTIONAL.includes(rule.benefitCalculusMethod)
      ? {
          ...rule,
          benefitParameters: { ...rule.benefitParameters, limitBeforeFraction: true },
          observations: [
            ...rule.observations.filter((said) => !said.includes('as duas leituras são mostradas')),
            limitBeforeFraction,
          ],
        }
      : rule,
  );
};

const rulesOfPlace = (found: Place | null, own: readonly Rule[]): readonly Rule[] => {
  const ofAll = closedWhereContinued(
    oldRulesOf(
      own.some((rule) => rule.kind === 'compulsory'),
      found?.amends,
    ),
    own,
  );
  const old = found === null ? ofAll : withLimitOfPlace(withAbonoOfPlace(ofAll, found, own), found);
  const keeps = found?.keepsOldRules;
  const kept = keeps === undefined ? old : keptOpen(old, keeps.forEntryUntil, keeps.idSuffix);
  const isUnknown = found?.regime.endorsement.kind === 'notRead';
  return [...kept, ...(isUnknown ? readAsGoingOn(kept) : []), ...own].map(ofOneShape);
};

/** Of a place whose general rules nobody has reformed: those of every entity, as its own laws on single posts leave them. */
const rulesWithoutReform = ({ amends, adds = [], norm }: Place): readonly Rule[] =>
  [...asThePlaceLeavesThem(amends), ...adds, ...(norm?.rules ?? [])].map(ofOneShape);

const byPlace: ReadonlyMap<string, readonly Rule[]> = new Map([
  ['uniao', [...ofEveryEntity, ...ec103Union.rules].map(ofOneShape)],
  ...[...LOCAL_NORMS].map(([place, norm]) => [place, rulesOfPlace(placeNamed(place), norm.rules)] as const),
]);

const withoutReform: ReadonlyMap<number, readonly Rule[]> = new Map(
  PLACES.filter(({ regime }) => regime.reformDate === undefined)
    .filter(({ amends, norm }) => amends !== undefined || norm !== null)
    .map((place) => [place.regime.regimeId, rulesWithoutReform(place)]),
);

const unreformed = ofEveryEntity.map(ofOneShape);

/** The rules of public servants of a regime, the old ones first. The same list, and the same objects, every time. */
export const rppsRulesOf = ({ place, regimeId, described }: Regime): readonly Rule[] => {
  if (described !== undefined) return rulesOfOffice(placeOfOffice(described));
  return (place === null ? withoutReform.get(regimeId) : byPlace.get(place)) ?? unreformed;
};

const byDescription = new WeakMap<Place, readonly Rule[]>();

const rulesOfOffice = (place: Place): readonly Rule[] => {
  const rules = byDescription.get(place) ?? rulesOfPlace(place, place.norm?.rules ?? []);
  byDescription.set(place, rules);
  return rules;
};
