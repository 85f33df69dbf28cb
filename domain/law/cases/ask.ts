/** What the rules answer to a worked case, beside what the case expects: two records of the same words, to be compared. */
import { dayOf } from '../../units/day.ts';
import { type DescribedCase, type DescribedPeriod, inputOf, requirementOn } from '../index.ts';
import { type Answer, answersOf } from '../testing/answers.ts';
import type { AskedOfRule, CaseFile, Expected, Period, PersonOfCase, Times, WorkedCase } from './form.ts';

const timesOf = (times: Times) => ({
  ...(times.contribuição && { contributionTime: times.contribuição }),
  ...(times['serviço público'] && { publicServiceTime: times['serviço público'] }),
  ...(times.magistério && { teachingTime: times.magistério }),
  ...(times.carreira && { carreerTime: times.carreira }),
  ...(times.cargo && { positionTime: times.cargo }),
  ...(times.exposição && { specialTime: times.exposição }),
  ...(times.polícia && { policeTime: times.polícia }),
});

const periodOf = ({
  de,
  até,
  atividade = [],
  deficiência,
  país,
  'em atraso': late,
  remunerações,
}: Period): DescribedPeriod => ({
  ingressDate: de,
  egressDate: até ?? null,
  ...Object.assign({}, ...atividade),
  ...(deficiência && { isDisabled: true, disabledLevel: deficiência }),
  ...(país && { country: país }),
  ...(late && { notForCarencia: late }),
  ...(remunerações && {
    salaries: remunerações.map(({ mês, valor }) => ({
      month: mês.slice(5, 7),
      year: Number(mês.slice(0, 4)),
      value: valor,
    })),
  }),
});

/** The person of a case as the library takes one. `place`: of the file; its people are servants there. */
const describedAs = (person: PersonOfCase, on: string, place: string | undefined): DescribedCase => {
  const regime = person.regime ?? place;
  return {
    calculationDate: on,
    gender: person.sexo,
    birthDate: person.nascimento,
    ...(regime !== undefined && { regimeType: 'RPPS', regime }),
    ...(person.ingresso && { publicServiceIngressDate: person.ingresso }),
    ...(person.filiação && { registrationDate: person.filiação }),
    ...(person.contagem && { countingMethod: person.contagem }),
    optedForRPC: person['previdência complementar'] ?? false,
    rpcOptedOn: person['opção em'] ?? null,
    specialBenefit: person['benefício especial'] ?? null,
    specialBenefitAverage: person['média na opção'] ?? null,
    specialBenefitContributions: person['contribuições na opção'] ?? null,
    specialBenefitYears: person['anos na opção'] ?? null,
    ...(person.incapacidade && { disablement: true, disablementDate: person.incapacidade }),
    inServiceDisablement: person['em serviço'] ?? false,
    ...timesOf(person.tempos ?? {}),
    ...(person['tempos antes'] && {
      totals: person['tempos antes'].map(({ dia, ...times }) => ({ date: dia, ...timesOf(times) })),
    }),
    ...(person.períodos && { periods: person.períodos.map(periodOf) }),
    ...(person.média !== undefined && { average: person.média }),
    ...(person['última remuneração'] !== undefined && { lastRemuneration: person['última remuneração'] }),
  };
};

type Found = Partial<Record<keyof Expected, unknown>>;

/** A date as far as the case says it; the whole date where it lies within the margin. */
const near = (found: string | null, expected: string, margin: number): string | null =>
  found !== null && margin > 0 && Math.abs(dayOf(found) - dayOf(expected)) <= margin ? expected : found;

/** What the answer says of each thing that the case expects, under the same word. */
const saidBy = (answer: Answer | undefined, expected: Expected): Found => {
  if (answer === undefined) return { regra: expected.regra, situação: 'absent' };
  const { rule, standing, when, because } = answer;
  const margin = expected['margem em dias'] ?? 0;
  const all: { readonly [Word in keyof Required<Expected>]: () => unknown } = {
    regra: () => rule.id,
    situação: () => standing,
    em: () => (when ?? '').slice(0, expected.em?.length),
    falta: () => because,
    valor: () => rule.estimatedBenefit,
    valores: () => rule.benefitLogs.map(({ value }) => value),
    pontos: () => rule.held.points,
    carência: () => rule.held.remunerations,
    'pontos exigidos': () => rule.necessaryPoints,
    'idade exigida': () => rule.necessaryAge,
    'idade reduzida': () => rule.decreasedNecessaryAge,
    'tempo exigido': () => rule.increasedNecessaryContribution ?? rule.necessaryContribution,
    'contribuição completa em': () =>
      near(rule.contributionToRetire, expected['contribuição completa em'] ?? '', margin),
    'magistério completo em': () => near(rule.teachingToRetire, expected['magistério completo em'] ?? '', margin),
    'margem em dias': () => margin,
  };
  const said: Found = {};
  for (const [word, read] of Object.entries(all))
    if (Object.hasOwn(expected, word)) Object.assign(said, { [word]: read() });
  return said;
};

const KINDS = {
  idade: 'age',
  contribuição: 'contribution',
  magistério: 'teaching',
  'serviço público': 'publicService',
  carreira: 'carreer',
  cargo: 'position',
  polícia: 'police',
  pontos: 'points',
} as const satisfies Partial<Record<keyof AskedOfRule, string>>;

/** What a rule asks on the day, of each kind that the case names; null for what it does not ask. */
const askedBy = (asked: AskedOfRule) => {
  const requirements = requirementOn(asked.regra, asked.sexo, asked.dia);
  return Object.fromEntries(
    Object.entries(KINDS)
      .filter(([word]) => Object.hasOwn(asked, word))
      .map(([word, kind]) => {
        const value = requirements.find((requirement) => requirement.kind === kind)?.value ?? null;
        if (value === null || kind === 'points') return [word, value];
        const months = kind === 'age' ? value : value * 12;
        return [word, { years: Math.floor(months / 12), months: months % 12, days: 0 }];
      }),
  );
};

/** Of every expectation of a case: what was expected and what was found, in the same words. */
export const comparedOf = ({ lugar }: CaseFile, { dia, pessoa, espera = [], exige = [] }: WorkedCase) => {
  const answers =
    pessoa === undefined || dia === undefined
      ? new Map<string, Answer>()
      : answersOf(inputOf(describedAs(pessoa, dia, lugar)));
  return [
    ...espera.map((expected) => ({ expected, found: saidBy(answers.get(expected.regra), expected) })),
    ...exige.map((expected) => {
      const { regra, sexo, dia: on } = expected;
      return { expected, found: { regra, sexo, dia: on, ...askedBy(expected) } };
    }),
  ];
};

/** The rules that a case is about. */
export const rulesOf = ({ espera = [], exige = [] }: WorkedCase): string[] =>
  [...espera, ...exige].map(({ regra }) => regra);
