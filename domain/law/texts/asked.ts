/** What a requirement asks of everybody, in our words: beside its article it tells a lawyer what to look for there. */

import { parseMonth } from '../../units/month.ts';
import { formatDate, formatSpan } from '../../words/format.ts';
import { formatPoints } from '../../words/quantities.ts';
import type {
  AgeDecrease,
  ByGender,
  CountedTime,
  Figure,
  LawDate,
  RemunerationsRequirement,
  Requirement,
  Steps,
} from '../rule/requirement.ts';
import { EVERY_ENTITY, type Rule } from '../rule/rule.ts';

type InWords = (value: number) => string;

const ofMonths: InWords = (months) => formatSpan({ years: Math.floor(months / 12), months: months % 12, days: 0 });
const ofYears: InWords = (years) => (years === 1 ? '1 ano' : `${years} anos`);
const ofPoints: InWords = (points) => (points === 1 ? '1 ponto' : `${formatPoints(points)} pontos`);

/** After every day, as texts compare. */
const NEVER = '9999-12-31';

/** The steps that can matter: one replaced by the day on which the rule opens was never asked for. */
const stepsSince = (steps: Steps, opens: LawDate): Steps =>
  opens === 'reform' ? steps : steps.filter((_, index) => (steps[index + 1]?.from ?? NEVER) > opens);

const monthOf = (day: string): number => parseMonth(day.slice(0, 7));

const intervalWords = (months: number): string => {
  if (months === 12) return 'ano';
  return months % 12 === 0 ? `${months / 12} anos` : `${months} meses`;
};

/** 'mais 6 meses a cada ano' where every step is as long and as high as the next; null where they differ. */
const evenRise = (steps: Steps, words: InWords): string | null => {
  const rises = steps.slice(1).map(({ value, from }, index) => {
    const next = steps[index + 2];
    return { by: value - (steps[index]?.value ?? value), months: next && monthOf(next.from) - monthOf(from) };
  });
  const [first] = rises;
  if (first?.months === undefined || first.by <= 0) return null;
  const isEven = rises.every(({ by, months = first.months }) => by === first.by && months === first.months);
  return isEven ? `mais ${words(first.by)} a cada ${intervalWords(first.months)}` : null;
};

const figureWords = (figure: Figure, words: InWords, opens: LawDate): string => {
  if (typeof figure === 'number') return words(figure);
  const steps = stepsSince(figure, opens);
  const [first] = steps;
  const last = steps.at(-1);
  if (first === undefined || last === undefined) return '';
  if (first === last) return words(first.value);
  const rises = formatDate(steps[1]?.from ?? last.from);
  if (steps.length === 2) return `${words(first.value)} antes de ${rises}, ${words(last.value)} desde então`;
  const way = evenRise(steps, words) ?? (last.value > first.value ? 'subindo aos poucos' : 'descendo aos poucos');
  return `${words(first.value)} antes de ${rises}, ${way} até ${words(last.value)} em ${formatDate(last.from)}`;
};

/** 'homem: X; mulher: Y', or X alone where the two are equal or the rule is of one of them. */
const genderWords = <T>({ gender }: Pick<Rule, 'gender'>, value: ByGender<T>, words: (value: T) => string): string => {
  const isOfEach = (given: ByGender<T>): given is { readonly Homem: T; readonly Mulher: T } =>
    typeof given === 'object' && given !== null && 'Homem' in given;
  if (!isOfEach(value)) return words(value);
  if (gender !== 'Ambos') return words(value[gender]);
  const [man, woman] = [words(value.Homem), words(value.Mulher)];
  return man === woman ? man : `homem: ${man}; mulher: ${woman}`;
};

const dayWords = (day: LawDate): string => (day === 'reform' ? 'na data da reforma do ente' : `em ${formatDate(day)}`);

const TIMES: Readonly<Record<CountedTime, string>> = {
  contribution: 'Tempo de contribuição',
  publicService: 'Tempo de serviço público',
  carreer: 'Tempo na carreira',
  position: 'Tempo no cargo',
  teaching: 'Tempo de magistério na educação básica',
  police: 'Tempo em cargo de natureza policial',
};

const decreaseWords = (rule: Rule, { per, beyondYears, maximumYears }: AgeDecrease): string => {
  const step = per === 'year' ? 'um ano de idade por ano' : 'um dia de idade por dia';
  const most = maximumYears === undefined ? '' : `, no máximo ${ofYears(maximumYears)}`;
  return `; menos ${step} de contribuição além do mínimo (${genderWords(rule, beyondYears, ofYears)})${most}`;
};

const CARENCIA: Readonly<Record<RemunerationsRequirement['of'], string>> = {
  urban: 'contribuições mensais de carência',
  rural: 'meses de trabalho rural',
  hybrid: 'meses de carência, somados os de trabalho rural aos de outra categoria',
};

/** Of contributions, or of months. */
const NONE = { urban: 'nenhuma', rural: 'nenhum', hybrid: 'nenhum' } as const;

const carenciaWords = ({ months, of, art142, notWhenByWork }: RemunerationsRequirement): string => {
  const table = art142 ? '; para quem se filiou até 24/07/1991, os da tabela do art. 142 da Lei 8.213/1991' : '';
  const none = notWhenByWork ? `; ${NONE[of]} depois de acidente, em doença do trabalho ou da lista` : '';
  return `${months} ${CARENCIA[of]}${table}${none}`;
};

const nameOfTime = (
  { kind, ofAnyLevel }: { readonly kind: CountedTime; readonly ofAnyLevel?: true },
  { window }: Rule,
): string => {
  if (kind === 'contribution' && window.to === LAST_DAY_OF_SERVICE) return 'Tempo de serviço';
  return ofAnyLevel ? 'Tempo de magistério' : TIMES[kind];
};

const tollWords = ({ toll }: Rule, kind: Requirement['kind']): string =>
  toll === undefined || toll.of !== kind
    ? ''
    : `, mais pedágio de ${toll.percent}% do que faltava ${dayWords(toll.measuredOn)}`;

const bonusWords = (rule: Rule, kind: Requirement['kind']): string => {
  const { bonus } = rule;
  if (bonus === undefined || bonus.of !== kind) return '';
  return `, contado com acréscimo o de até ${formatDate(bonus.until)} (${genderWords(rule, bonus.percent, (percent) => `${percent}%`)})`;
};

/** "Tempo de serviço" until EC 20/1998, whose art. 4 counts it as contribution. */
const LAST_DAY_OF_SERVICE = '1998-12-16';

const wordsOf = (requirement: Requirement, rule: Rule): string => {
  const opens = rule.window.from;
  switch (requirement.kind) {
    case 'age': {
      const decrease = requirement.decrease === undefined ? '' : decreaseWords(rule, requirement.decrease);
      const limit = rule.kind === 'compulsory' ? 'Idade' : 'Idade mínima';
      return `${limit} – ${genderWords(rule, requirement.months, (figure) => figureWords(figure, ofMonths, opens))}${decrease}`;
    }
    case 'contribution':
    case 'publicService':
    case 'carreer':
    case 'position':
    case 'teaching':
    case 'police': {
      const years = genderWords(rule, requirement.years, (figure) => figureWords(figure, ofYears, opens));
      return `${nameOfTime(requirement, rule)} – ${years}${bonusWords(rule, requirement.kind)}${tollWords(rule, requirement.kind)}`;
    }
    case 'special':
      return `${ofYears(requirement.years)} de exposição a agentes nocivos`;
    case 'disability':
      return disabilityWords(rule, requirement);
    case 'points': {
      const bonus =
        requirement.bonus === undefined ? '' : `; somam-se ${ofPoints(requirement.bonus)} antes de comparar`;
      const points = genderWords(rule, requirement.points, (figure) => figureWords(figure, ofPoints, opens));
      return `Soma da idade e do tempo de contribuição – ${points}${bonus}`;
    }
    case 'remunerations':
      return carenciaWords(requirement);
    case 'heldOn': {
      const { time, years, on, strictlyMore, percent } = requirement;
      const share = `${strictlyMore ? 'mais de ' : ''}${percent === undefined ? '' : `${percent}% de `}`;
      return `${TIMES[time]} ${dayWords(on)} – ${genderWords(rule, years, (figure) => `${share}${ofYears(figure)}`)}`;
    }
    case 'disablement':
      return `Incapacidade permanente reconhecida${beyondHelp(rule)}${requirement.inService === true ? ', causada pelo trabalho' : ''}`;
    case 'hasDisability':
      return 'Ser pessoa com deficiência no dia em que os demais requisitos se completam';
    case 'ruralActivity':
      return rule.kind === 'incapacity'
        ? 'Estar no trabalho rural no dia do direito'
        : 'Estar no trabalho rural no dia do direito, ou no dia em que a idade se completou';
    case 'policePost':
      return 'Estar em cargo policial no dia em que a idade se completa';
    case 'data':
      return requirement.reason;
    default:
      return requirement satisfies never;
  }
};

/** "Insuscetível de reabilitação", "de readaptação": the text of every entity before its reform asks for neither. */
const beyondHelp = ({ regimeType, place }: Rule): string => {
  if (regimeType === 'RGPS') return ', sem reabilitação para outra atividade';
  return place === EVERY_ENTITY ? '' : ', no cargo, sem readaptação possível';
};

const DEGREES = { low: 'leve', medium: 'moderada', high: 'grave' } as const;

const disabilityWords = (rule: Rule, requirement: Extract<Requirement, { kind: 'disability' }>): string => {
  switch (requirement.degree) {
    case 'any':
      return `Tempo com deficiência de qualquer grau – ${genderWords(rule, requirement.years, ofYears)}`;
    case 'preponderant': {
      const { low, medium, high } = requirement.yearsByDegree;
      const of = (degree: keyof typeof DEGREES, years: ByGender<number>) =>
        `${DEGREES[degree]}: ${genderWords(rule, years, ofYears).replace('; ', ', ').replaceAll(': ', ' ')}`;
      return `Tempo convertido ao grau preponderante – ${of('high', high)}; ${of('medium', medium)}; ${of('low', low)}`;
    }
    case 'high':
    case 'medium':
    case 'low':
      return `Tempo convertido à deficiência ${DEGREES[requirement.degree]}, que há de ser a preponderante – ${genderWords(rule, requirement.years, ofYears)}`;
    default:
      return requirement satisfies never;
  }
};

const kept = new WeakMap<Rule, readonly string[]>();

/** What each requirement of a rule asks, in the order of the norm: the same list every time. */
export const askedBy = (rule: Rule): readonly string[] => {
  const before = kept.get(rule);
  if (before !== undefined) return before;
  const asked = rule.requirements.map((requirement) => wordsOf(requirement, rule));
  kept.set(rule, asked);
  return asked;
};
