/** What is said of a family's pension, on the screen and in print. */
import type { FamilyAnswer, IncapacityBenefit } from '../api/family.ts';
import { centsOf, reaisOf } from '../units/money.ts';
import { formatDate, formatMoney } from './format.ts';

type Durations = FamilyAnswer['durations'];

export const dependantWords = {
  spouse: 'Cônjuge ou companheiro',
  formerSpouse: 'Ex-cônjuge com pensão de alimentos',
  child: 'Filho',
  ward: 'Enteado, tutelado ou sob guarda',
  parent: 'Pai ou mãe',
  sibling: 'Irmão',
} as const;

export const otherBenefitWords = {
  retirement: 'Aposentadoria',
  otherRegimePension: 'Pensão de outro regime',
  sameRegimePension: 'Pensão de outro cônjuge, do mesmo regime',
} as const;

export const causeWords = {
  other: 'Outra causa',
  accident: 'Acidente fora do trabalho',
  work: 'Acidente ou doença do trabalho',
  aggression: 'Policial: agressão no exercício ou em razão da função',
} as const;

export const familyWords = {
  title: 'Família',
  ifDied: (day: string) => `Se o óbito fosse em ${formatDate(day)}`,
  ifRetired: 'Depois de se aposentar',
  ifUnable: (day: string) => `Se ficasse incapaz para o trabalho em ${formatDate(day)}`,
  base: {
    retirement: 'Provento de quem morreu',
    incapacity: 'Base: incapacidade permanente',
    lastPay: 'Base: remuneração do cargo',
  },
  total: 'por mês, de todas as cotas',
  from: (day: string) => `Desde ${formatDate(day)}`,
  spouseTogether: (sum: number) => `cônjuge, com os outros benefícios: ${formatMoney(sum)}`,
  nobody: 'ninguém mais recebe',
  none: 'ninguém teria direito nesse dia',
  excluded: (names: readonly string[]) =>
    `Sem direito nesse dia, por idade ou por haver quem venha antes: ${names.join(', ')}.`,
  toConfirm: 'duração a confirmar',
  together: 'Com os outros benefícios do cônjuge',
  pension: 'Cota da pensão',
  best: 'o maior, inteiro',
  reduced: 'reduzido pelas faixas',
  left: 'não se acumula: fica o melhor',
  sum: 'Recebe ao todo',
  cumulationArticle: 'EC 103/2019, art. 24, § 2º',
  permanent: 'Incapacidade permanente',
  permanentByWork: 'Incapacidade permanente por acidente ou doença do trabalho',
  withAssistance: 'A mesma, com assistência permanente (+ 25%)',
  byWorkWithAssistance: 'A do trabalho, com assistência permanente (+ 25%)',
  temporary: 'Auxílio por incapacidade temporária',
  unread: 'regra do ente não conferida no texto',
  supposed: 'O que se supõe e o que não se sabe',
  notKnown: 'não se conhece',
  overTime: 'Ao longo do tempo',
  fromBase: 'Da base à pensão',
  columns: {
    step: 'Passo',
    article: 'Fundamento',
    value: 'Valor',
    who: 'Quem',
    quota: 'Cota por mês',
    until: 'Até quando',
    from: 'Desde',
    pension: 'Pensão por mês',
    spouseTogether: 'Cônjuge, ao todo',
    benefit: 'Benefício',
    paid: 'Recebe por mês',
    retirement: 'Aposentadoria',
  },
} as const;

/** 'R$ 6.000,00 (líquido R$ 5.605,46)'; the amount alone where nothing is taken, or that is not known. */
export const quotaText = ({ amount, net }: { readonly amount: number; readonly net: number | null }): string =>
  net === null || net === amount ? formatMoney(amount) : `${formatMoney(amount)} (líquido ${formatMoney(net)})`;

/** 'até 28/02/2036 (até completar 21 anos, sem prorrogação por estudo)', 'vitalícia (duração a confirmar)' */
export const durationText = ({ until, reason, confirmed }: Durations[number]): string => {
  const doubt = confirmed ? [] : [familyWords.toConfirm];
  if (until !== null) return `até ${formatDate(until)} (${[reason, ...doubt].join('; ')})`;
  return confirmed ? reason : `${reason} (${familyWords.toConfirm})`;
};

/** 'Ana: R$ 4.211,90; Filho: R$ 4.211,89' */
export const quotasText = (quotas: readonly { readonly id: string; readonly amount: number }[]): string =>
  quotas.map(({ id, amount }) => `${id}: ${formatMoney(amount)}`).join('; ');

type Period = FamilyAnswer['periods'][number];

/** Who receives in a period, and what it comes to for a spouse with other benefits. */
export const periodText = ({ quotas, spouseTogether }: Pick<Period, 'quotas' | 'spouseTogether'>): string => {
  const who = quotas.length === 0 ? familyWords.nobody : quotas.map(({ id }) => id).join(', ');
  return spouseTogether === null ? who : `${who}; ${familyWords.spouseTogether(spouseTogether)}`;
};

/** What of a benefit is paid beside the others. */
export const cumulatedText = (one: NonNullable<FamilyAnswer['cumulation']>[number]): string => {
  if (one.isLeft) return familyWords.left;
  if (one.isBest) return familyWords.best;
  return one.paid === one.whole
    ? formatMoney(one.whole)
    : `${familyWords.reduced}; inteiro seria ${formatMoney(one.whole)}`;
};

type Incapacity = NonNullable<FamilyAnswer['incapacity']>;

/** Each benefit of an incapacity with its name, in the order in which they are told. */
export const incapacityLines = ({
  permanent,
  byWork,
  withAssistance,
  temporary,
}: Incapacity): readonly (readonly [label: string, benefit: IncapacityBenefit])[] => [
  [familyWords.permanent, permanent],
  [familyWords.permanentByWork, byWork],
  ...(withAssistance === null
    ? []
    : ([
        [familyWords.withAssistance, withAssistance.permanent],
        [familyWords.byWorkWithAssistance, withAssistance.byWork],
      ] as const)),
  ...(temporary === null ? [] : ([[familyWords.temporary, temporary]] as const)),
];

/** What is received of all of them together, BRL. */
export const cumulatedSum = (together: NonNullable<FamilyAnswer['cumulation']>): number =>
  reaisOf(together.reduce((sum, { paid }) => sum + centsOf(paid), 0));
