/** What an outlook assumes and leaves out, for its reader. */
import { isRunning } from '../../../api/running.ts';
import { type Day, dayOf, isoOf, monthOf } from '../../../units/day.ts';
import { reaisOf } from '../../../units/money.ts';
import { formatMonthOfYear } from '../../../units/month.ts';
import { raisedNote } from '../../../words/below-minimum.ts';
import { formatDate, formatMoney } from '../../../words/format.ts';
import type { LawInput } from '../../input/input.ts';
import { EXPOSED_WORK_STOPS_IT } from '../../norms/rgps/pieces.ts';
import { type NoNetTotal, whyNoNet } from '../choice/net-choice.ts';
import type { WorkBasis } from '../choice/work.ts';
import { specialBenefitDoubts } from '../worth/special-benefit.ts';
import { abonoHangsOnText } from './abono-hangs-on.ts';
import type { Plan } from './plan.ts';

/** Unpaid rural work that goes on: no pay comes of it, and some rules count its time. */
const isOnTheLand = ({ workRecords, regimeType, calculationDate }: LawInput): boolean =>
  regimeType === 'RGPS' &&
  workRecords.some(
    (record) => record.regimeType === 'RGPS' && record.isRural && isRunning(record, dayOf(calculationDate)),
  );

const payNote = ({ pay: { pays, withoutPay, belowMinimum }, person }: Plan, worksTheLand: boolean): string => {
  if (person.nothingRecorded)
    return `Sem registros de tempo, supõe-se contribuir sem interrupção a partir de ${formatDate(isoOf(person.calculationDate))}.`;
  if (person.holdings.stated) return 'Supõe-se que o trabalho continue como na data do cálculo.';
  if (withoutPay.length > 0 && pays.length === 0) {
    return 'O vínculo em curso não tem remunerações: supõe-se que continue e que a média não mude com ele.';
  }
  if (worksTheLand)
    return 'Supõe-se que o trabalho rural em curso continue, sem recolhimentos: esperar não acrescenta contribuições.';
  if (pays.length === 0) return 'Não há vínculo em curso neste regime: esperar não acrescenta contribuições.';
  const sum = formatMoney(reaisOf(pays.reduce((total, { cents }) => total + cents, 0)));
  if (belowMinimum !== null) return raisedNote(sum, belowMinimum);
  const known = formatMonthOfYear(Math.min(...pays.map(({ last }) => last.month)));
  const corrected = pays.some(({ last }) => last.corrected !== last.cents) ? ', corrigida até a data do cálculo' : '';
  return `Supõe-se que o trabalho continue com a última remuneração conhecida: ${sum} por mês (${known}${corrected}).`;
};

const WORK_NOTES: Readonly<Record<WorkBasis, (norm: string) => string>> = {
  goesOn: () =>
    'Supõe-se que o trabalho continue também depois da aposentadoria: salário e contribuições são os mesmos em qualquer escolha (Lei 8.212/1991, art. 12, § 4º) e ficam fora da comparação.',
  employee: (norm) =>
    `Supõe-se que o trabalho termine com a aposentadoria: até o pedido contam o salário e, contra ele, as contribuições pelas faixas do RGPS (${norm}).`,
  uniao: (norm) =>
    `Enquanto espera, o servidor recebe a remuneração no lugar dos proventos, menos a contribuição (${norm.startsWith('Portaria') ? 'EC 103/2019, art. 11; ' : ''}${norm}).`,
  place: (norm) =>
    `Enquanto espera, o servidor recebe a remuneração no lugar dos proventos, menos a contribuição (${norm}).`,
  none: () => 'Sem vínculo em curso, contam só os benefícios.',
  unknownPay: () => 'Não se conhece a remuneração do trabalho: as somas são só dos benefícios.',
  unknownRate: () =>
    'Enquanto espera, recebe a remuneração no lugar do benefício; a alíquota da contribuição não é conhecida aqui e ela não foi descontada.',
};

const abonoNote = (plan: Plan): string[] => {
  const {
    person,
    work: { abonoFrom, abonoArticle, abonoMayBeFrom, flows },
  } = plan;
  if (abonoMayBeFrom !== null)
    return [
      `Pode haver abono de permanência desde ${formatDate(isoOf(abonoMayBeFrom))}, conforme a lei do ente (CF, art. 40, § 19): não entra na soma.`,
    ];
  if (person.regimeType === 'RGPS' || abonoFrom === null) return [];
  const since = formatDate(isoOf(abonoFrom));
  const hangsOn = abonoHangsOnText(plan, abonoFrom);
  return flows.abono === null
    ? [
        `Há direito ao abono de permanência desde ${since}, que não entra na soma: seu valor não é conhecido aqui.${hangsOn}`,
      ]
    : [
        `O abono de permanência, igual à contribuição, entra na soma desde ${since} até o pedido (${abonoArticle}): depende de ser pedido ao órgão.${hangsOn}`,
      ];
};

const NO_NET: Readonly<Record<NoNetTotal, string>> = {
  contributionOfTheRetired: 'a contribuição dos aposentados deste ente não é conhecida aqui',
  contributionOfWork: 'a contribuição do trabalho em curso não é conhecida aqui',
  taxTable: 'a tabela do imposto de renda do mês do cálculo não está aqui',
};

export const noNetText = (why: NoNetTotal): string => `Não há soma líquida: ${NO_NET[why]}.`;

/** Of the pay until the day of asking, where the sums have it. */
const TAXED_PAY: Partial<Record<WorkBasis, string>> = {
  uniao: '; o salário com o abono também é tributado',
  place: '; o salário com o abono também é tributado',
  unknownRate: '; o salário também é tributado',
  employee: '; o salário também é tributado',
};

/** Who works on has two sources, each taxed as if it were the only one. @see Lei 9.250/1995, arts. 7 and 8 */
const DECLARED_TOGETHER = ': a quem segue trabalhando ela pode cobrar imposto sobre salário e aposentadoria somados';

/** @see Lei 9.250/1995, arts. 3-A and 4; Lei 7.713/1988, art. 6 */
const netNote = (plan: Plan, horizon: Day): string => {
  const { base, choiceOf, net, waiting, person, work } = plan;
  const whyOf = (best: Plan['base']): NoNetTotal | null =>
    best === null ? null : whyNoNet(choiceOf(best), horizon, net);
  /** The first day tells of the benefit, the last one of the work until then. */
  const [why, ofWaiting] = [whyOf(base), whyOf(waiting().at(-1) ?? base)];
  if (why !== null) return noNetText(why);
  const unknown = ofWaiting === null ? '' : ` A soma líquida de quem espera não se conhece: ${NO_NET[ofWaiting]}.`;
  const month = formatMonthOfYear(monthOf(person.calculationDate));
  return `A soma líquida tira a contribuição do aposentado e o imposto de renda na fonte, pela tabela de ${month}, com a parcela isenta a partir dos 65 anos, sem dependentes nem moléstia grave${hasLeft(plan) ? '' : (TAXED_PAY[work.basis] ?? '')}. A declaração anual, que junta as fontes, fica de fora${work.basis === 'goesOn' ? DECLARED_TOGETHER : ''}.${unknown}`;
};

/** Who retires by exposure may not go on with it. */
const exposureNote = ({ named, workAfter, work }: Plan): string[] =>
  workAfter === 'goesOn' && work.basis === 'goesOn' && named.some(({ judgement }) => judgement.rule.kind === 'special')
    ? [EXPOSED_WORK_STOPS_IT]
    : [];

/** @see Lei 12.618/2012, art. 3, §§ 5 and 6 */
const specialBenefitNotes = ({ specialBenefit, person }: Plan): readonly string[] => [
  ...(specialBenefit === null || specialBenefit.value === null
    ? []
    : [
        `Em cada valor está o benefício especial da União, ${formatMoney(specialBenefit.value)} por mês, sem contribuição previdenciária e com imposto de renda; a Funpresp, conforme o extrato, não está.`,
      ]),
  ...specialBenefitDoubts(specialBenefit, person),
];

/** Of a value that stays the same however long somebody waits. */
const ceilingNote = ({ named, waiting, person: { ceiling } }: Plan): string[] => {
  const values = [...waiting().map(({ value }) => value), ...named.map(({ from, on }) => on(from))];
  return ceiling === undefined || !values.includes(ceiling)
    ? []
    : [`${formatMoney(ceiling)} é o teto do INSS hoje, que limita o valor.`];
};

/** Nobody works in the post beyond the age, nor waits. @see CF, art. 40, § 1, II */
const LEFT = 'O cargo terminou com a idade da compulsória: contam só os benefícios.';

const hasLeft = ({ person, last }: Plan): boolean => person.regimeType === 'RPPS' && last <= person.calculationDate;

const workNote = ({ work }: Plan, worksTheLand: boolean): string =>
  worksTheLand ? 'Contam só os benefícios.' : WORK_NOTES[work.basis](work.norm ?? '');

/** What says nothing about what is shown is left out. */
export const notesOf = (plan: Plan, input: LawInput): string[] => {
  const { base, person, named, life, last } = plan;
  const worksTheLand = plan.pay.pays.length + plan.pay.withoutPay.length === 0 && isOnTheLand(input);
  if (base === null) return [payNote(plan, worksTheLand)];
  const isOver = hasLeft(plan);
  return [
    `Simulação: valores brutos, em moeda de ${formatDate(isoOf(person.calculationDate))}, sem reajustes futuros.`,
    ...(isOver ? [LEFT] : [payNote(plan, worksTheLand), workNote(plan, worksTheLand)]),
    ...ceilingNote(plan),
    ...abonoNote(plan),
    ...specialBenefitNotes(plan),
    ...exposureNote(plan),
    ...(life === null
      ? ['Para a data do cálculo não há tábua de expectativa de vida: não há somas.']
      : [
          `As somas vão até ${formatDate(isoOf(life.until))}, a expectativa de vida pela tábua do IBGE, com treze pagamentos por ano.`,
          netNote(plan, life.until),
        ]),
    ...(base.day > last ? ['Nenhum direito se completa até os 75 anos: o primeiro vem depois.'] : []),
    ...(named.some(({ judgement }) => judgement.rule.parity !== false)
      ? [
          'Com paridade o valor acompanha os reajustes de quem está na ativa; sem ela, o índice anual. A comparação não prevê nenhum dos dois.',
        ]
      : []),
  ];
};
