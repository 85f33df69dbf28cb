/** The figures of a described place beside those of a neighbour, as both are computed. */
import { dayOf } from '../../../units/day.ts';
import { type DescribedRule, type FigureName, figureWords, ruleWords } from '../../../words/described-places.ts';
import { formatDate } from '../../../words/format.ts';
import { methodName } from '../../benefit/names.ts';
import { stepsOf, valueOn } from '../../engine/demands/steps.ts';
import type { ByGender, Figure, IsoDate } from '../../rule/requirement.ts';
import type { Rule } from '../../rule/rule.ts';
import type { Place } from '../place.ts';

export interface ComparedFigure {
  readonly rule: string;
  readonly figure: string;
  /** Null where the place has no such rule, or the rule no such figure. */
  readonly own: string | null;
  readonly theirs: string | null;
}

/** Points of exposure and the two rules of LC 142 have the União's figures or none. */
type ComparedRule = Exclude<DescribedRule, 'exposurePoints' | 'disability'>;

const KINDS: Readonly<Record<ComparedRule, Pick<Rule, 'kind' | 'teacher'>>> = {
  permanent: { kind: 'permanent', teacher: false },
  teacherPermanent: { kind: 'permanent', teacher: true },
  points: { kind: 'points', teacher: false },
  teacherPoints: { kind: 'points', teacher: true },
  toll: { kind: 'toll', teacher: false },
  teacherToll: { kind: 'toll', teacher: true },
  police: { kind: 'police', teacher: false },
  exposure: { kind: 'special', teacher: false },
};

/** The rule by the average: that of who entered by 2003 differs in its value alone. */
const ruleOf = ({ norm }: Place, asked: ComparedRule): Rule | null => {
  const { kind, teacher } = KINDS[asked];
  const found = (norm?.rules ?? []).filter(
    (rule) => rule.kind === kind && rule.teacher === teacher && rule.variantOf === undefined,
  );
  return found.find(({ parity }) => parity === false) ?? found[0] ?? null;
};

const pairText = (figure: ByGender<Figure>, on: IsoDate, unit: (value: number) => string): string => {
  const [man, woman] = (['Homem', 'Mulher'] as const).map((gender) =>
    unit(valueOn(stepsOf(figure, gender), dayOf(on))),
  );
  return man === woman ? `${man}` : `${man} (homem), ${woman} (mulher)`;
};

const years = (value: number): string => `${value} anos`;
const ages = (months: number): string =>
  months % 12 === 0 ? years(months / 12) : `${Math.floor(months / 12)} anos e ${months % 12} meses`;

const averageInWords = ({ benefitCalculusMethod, benefitParameters }: Rule, on: IsoDate): string => {
  const bestShare = benefitParameters?.bestShare;
  return bestShare === undefined
    ? methodName(benefitCalculusMethod)
    : methodName(benefitCalculusMethod, valueOn(stepsOf(bestShare, 'Mulher'), dayOf(on)));
};

type Shown = Partial<Record<FigureName, string>>;

/** What a rule asks on a day, in words. */
const shownOf = (rule: Rule | null, on: IsoDate): Shown => {
  if (rule === null) return {};
  const shown: Shown = { average: averageInWords(rule, on) };
  for (const requirement of rule.requirements) {
    switch (requirement.kind) {
      case 'age':
        shown.ages = pairText(requirement.months, on, ages);
        break;
      case 'contribution':
      case 'teaching':
        shown.years = pairText(requirement.years, on, years);
        break;
      case 'publicService':
        shown.publicService = pairText(requirement.years, on, years);
        break;
      case 'position':
        shown.position = pairText(requirement.years, on, years);
        break;
      case 'police':
        shown.inPolice = pairText(requirement.years, on, years);
        break;
      case 'points':
        shown.points = pairText(requirement.points, on, String);
        break;
      default:
        break;
    }
  }
  const { toll } = rule;
  if (toll !== undefined)
    shown.percent = `${toll.percent}% do que faltava ${toll.measuredOn === 'reform' ? 'no dia da reforma' : `em ${formatDate(toll.measuredOn)}`}`;
  return shown;
};

const ORDER: readonly FigureName[] = [
  'ages',
  'years',
  'inPolice',
  'publicService',
  'position',
  'points',
  'percent',
  'average',
];

const isAsked = (name: string): name is ComparedRule => name in KINDS;

/** Rule by rule, on a day (`YYYY-MM-DD`): what both places ask. What neither has is left out. */
export const comparedPlaces = (own: Place, neighbour: Place, on: IsoDate): readonly ComparedFigure[] =>
  Object.keys(ruleWords)
    .filter(isAsked)
    .flatMap((asked) => {
      const [ours, theirs] = [shownOf(ruleOf(own, asked), on), shownOf(ruleOf(neighbour, asked), on)];
      return ORDER.filter((figure) => ours[figure] !== undefined || theirs[figure] !== undefined).map((figure) => ({
        rule: ruleWords[asked],
        figure: figureWords[figure],
        own: ours[figure] ?? null,
        theirs: theirs[figure] ?? null,
      }));
    });
