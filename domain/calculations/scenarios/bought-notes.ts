/** What has to be known of a period paid afterwards: the base, the other readings of its price, what it counts for. */
import { type Collected, decaysIn, FIRST_WITH_INTEREST, type Indemnity, type Purpose } from '../../law/late/index.ts';
import { reaisOf } from '../../units/money.ts';
import { formatMonthOfYear, type Month } from '../../units/month.ts';
import { formatMoney } from '../../words/format.ts';

/** Months before the reform are paid up after it. */
export const REFORM = '2019-11-13';

/** Months from one to another, both included. */
export interface Months {
  readonly from: Month;
  readonly to: Month;
}

interface Noted {
  readonly purpose: Purpose;
  readonly wasMandatory: boolean;
  /** The whole period, and what of it is carência. */
  readonly months: Months;
  readonly carencia: Months | null;
  /** The price was typed in. */
  readonly told: boolean;
  readonly decadent: Months | null;
  /** What the INSS still collects: its last month, and each one where its pay is known. */
  readonly collected: { readonly to: Month; readonly owed: readonly Collected[] | null } | null;
  readonly indemnity: Indemnity | null;
  readonly reachesReform: boolean;
}

const money = (cents: number): string => formatMoney(reaisOf(cents));

const LATE_PAYMENT_DOUBT =
  'O INSS não aceita o que se paga em atraso depois da reforma no direito adquirido até 13/11/2019, nem no tempo que se mede nesse dia nas regras de pedágio (Portaria INSS 1.382/2021); assim é contado aqui. A questão está nos tribunais: onde o período contado também nesse dia daria mais, ou antes, isso se lê aqui como outra leitura, em discussão nos tribunais.';

/** The regulation of the INSS binds no regime of servants, and no law read here says it of them. */
const CERTIFIED_LATE_DOUBT =
  'Indenizado, o período conta aqui nos dias em que se trabalhou: também no direito que estaria completo antes do pagamento e no tempo que as regras de pedágio medem. Se o ente o aceita para isso não foi lido: pergunte-lhe antes de pagar.';

/** @see Lei 8.212/1991, art. 21, §§ 3 and 5; Decreto 3.048/1999, art. 199-A, §§ 2 to 4: neither says from when it counts */
export const COMPLEMENT_DOUBT =
  'O complemento até 20% pode ser pago a qualquer tempo (Lei 8.212/1991, art. 21, § 5º), mas a lei não diz se, pago depois da reforma, vale também para o direito adquirido até 13/11/2019 e para o tempo que se mede nesse dia nas regras de pedágio; ao que se paga em atraso o INSS nega esse efeito (Portaria INSS 1.382/2021). Aqui não é contado nesse dia: onde contado também nele daria mais, ou antes, isso se lê aqui como outra leitura, em discussão nos tribunais. Pergunte ao INSS antes de pagar.';

/** The other reading, as a card calls it. */
export const PAID_AFTER_REFORM = {
  nothing: 'Período pago depois da reforma contado também em 13/11/2019',
  reducedPlan: 'Complemento pago depois da reforma contado também em 13/11/2019',
} as const;

const CARENCIA_LAW = 'Lei 8.213/1991, arts. 15, II, e 27, II; Decreto 3.048/1999, art. 28, § 4º';
const NOT_PROLONGED =
  'A qualidade de segurado é contada aqui pelos 12 meses, sem as prorrogações do art. 15, §§ 1º e 2º: quem tem direito a elas confira.';

/** @see Lei 8.213/1991, art. 27, II */
const ofCarencia = ({ purpose, months: { from, to }, carencia }: Noted): string[] => {
  if (purpose === 'reciprocal') return [];
  if (carencia === null)
    return [
      `O período não conta para carência: só conta o que for posterior à primeira contribuição paga em dia por conta própria, sem perda da qualidade de segurado até o pagamento (${CARENCIA_LAW}). ${NOT_PROLONGED}`,
    ];
  const since = 'posterior à primeira contribuição paga em dia, sem perda da qualidade de segurado até o pagamento';
  if (carencia.from === from)
    return [`O período conta também para carência: é ${since}, se for pago hoje (${CARENCIA_LAW}).`];
  const counting = to - carencia.from + 1;
  return [
    `Para carência ${counting === 1 ? 'conta 1 mês' : `contam ${counting} meses`}, de ${formatMonthOfYear(carencia.from)} em diante: o que é ${since}, se for pago hoje (${CARENCIA_LAW}). ${NOT_PROLONGED}`,
  ];
};

/** @see Lei 8.212/1991, art. 45-A, § 1 */
const WITHOUT_BASE: Readonly<Record<Purpose, string>> = {
  rgps: 'Não há remunerações no RGPS desde 07/1994 das quais tirar a média que é a base da indenização (Lei 8.212/1991, art. 45-A, § 1º, I): informe o valor da guia.',
  reciprocal:
    'Não se conhece a remuneração atual no regime próprio, que é a base da indenização para contagem recíproca (Lei 8.212/1991, art. 45-A, § 1º, II): informe o valor da guia.',
};

const baseOf: Readonly<Record<Purpose, string>> = {
  rgps: 'a média das 80% maiores remunerações, levada à moeda do mês (Lei 8.212/1991, art. 45-A, § 1º, I; Decreto 3.048/1999, art. 216, §§ 7º e 7º-A)',
  reciprocal: 'a remuneração no regime próprio, até o teto do RGPS (Lei 8.212/1991, art. 45-A, § 1º, II)',
};

/** @see Decreto 3.048/1999, art. 239, § 8-A */
const withoutInterest = ({ from, to }: Months): string => {
  if (from >= FIRST_WITH_INTEREST) return '';
  const which = to < FIRST_WITH_INTEREST ? 'O período' : 'Até 09/1996 o período';
  return ` ${which} não tem juros nem multa, que só há desde 14/10/1996 (Decreto 3.048/1999, art. 239, § 8º-A).`;
};

const ofIndemnity = (
  { contribution, interest, fine, base, months }: Indemnity,
  purpose: Purpose,
  decadent: Months | null,
): string =>
  `Cada mês conta na base em que é pago, ${formatMoney(base)}, ${baseOf[purpose]}. Indenização: ${months} × 20% = ${money(contribution)}, juros de ${money(interest)} e multa de ${money(fine)}.${decadent === null ? '' : withoutInterest(decadent)}`;

/** @see Lei 8.213/1991, art. 96, IV and § 2; Lei 8.212/1991, art. 45-A, §§ 2 and 4 */
const otherReadings = (
  { withoutLimit, withFine, fine, contribution, interest }: Indemnity,
  purpose: Purpose,
): string[] => [
  ...(withoutLimit === null
    ? []
    : [
        `Os juros param em 50% (Lei 8.212/1991, art. 45-A, § 2º; Decreto 3.048/1999, art. 239, § 8º). A Lei 8.213/1991, art. 96, IV, não traz o limite: sem ele a indenização seria de ${money(withoutLimit)}.`,
      ]),
  ...(withFine === null
    ? []
    : [
        `Sem a multa de 10%, dispensada no tempo anterior à filiação obrigatória. No RGPS a lei a dispensa do tempo rural (Lei 8.212/1991, art. 45-A, § 4º): em outro tempo a indenização seria de ${money(withFine)}.`,
      ]),
  ...(fine === 0
    ? []
    : [
        purpose === 'reciprocal'
          ? `Sobre tempo anterior à filiação obrigatória não incide a multa de 10% (Lei 8.213/1991, art. 96, § 2º): se for o caso, a indenização é de ${money(contribution + interest)}.`
          : `Sobre tempo rural anterior à filiação obrigatória não incide a multa de 10% (Lei 8.212/1991, art. 45-A, § 4º): se for o caso, a indenização é de ${money(contribution + interest)}.`,
      ]),
];

const inMonths = (count: number, all: number): string =>
  count === all ? '' : ` em ${count} de ${all} ${all === 1 ? 'mês' : 'meses'}`;

/** @see Lei 9.430/1996, art. 61, § 3 */
const ofInterest = (owed: readonly Collected[]): string => {
  const unknown = owed.filter(({ interest }) => interest === null).length;
  if (unknown > 0 || owed.length === 0)
    return `mais os juros (SELIC), que não estão no valor${inMonths(unknown, owed.length)} (Lei 8.212/1991, arts. 35 e 45-A, § 3º). O valor é a partir deste: para o valor exato, informe o valor da guia.`;
  const interest = owed.reduce((sum, one) => sum + (one.interest ?? 0), 0);
  return interest === 0
    ? 'ainda sem juros, que começam no mês seguinte ao do vencimento (Lei 9.430/1996, art. 61, § 3º).'
    : `e juros de ${money(interest)}: a SELIC dos meses entre o do vencimento e o do pagamento, somada, e 1% no do pagamento (Lei 8.212/1991, arts. 35 e 45-A, § 3º; Lei 9.430/1996, art. 61, § 3º).`;
};

const ofCollected = ({ to, owed }: NonNullable<Noted['collected']>): string =>
  `Contribuições que o INSS ainda pode cobrar: 20% da base escolhida e multa de 0,33% ao dia, até 20%, ${ofInterest(owed ?? [])} Todo o período passa a ser indenizado pela média a partir de 01/01/${decaysIn(to)}.`;

export const boughtNotes = (noted: Noted): string[] => {
  const { purpose, told, decadent, collected, indemnity, reachesReform } = noted;
  return [
    ...ofCarencia(noted),
    ...(purpose === 'reciprocal'
      ? ['O período passa ao regime próprio por certidão (CTC): deixa de contar no INSS.', CERTIFIED_LATE_DOUBT]
      : []),
    ...(reachesReform && purpose === 'rgps' ? [LATE_PAYMENT_DOUBT] : []),
    ...(indemnity === null ? [] : [ofIndemnity(indemnity, purpose, decadent), ...otherReadings(indemnity, purpose)]),
    ...(!told && decadent !== null && indemnity === null ? [WITHOUT_BASE[purpose]] : []),
    ...(!told && collected !== null ? [ofCollected(collected)] : []),
  ];
};
