/** What is done with each month that is brought up to the minimum wage, and what its price leaves out. */
import type { Hypothesis } from '../../api/hypotheses.ts';
import type { ComplementPlan, Move } from '../../law/late/index.ts';
import { reaisOf } from '../../units/money.ts';
import { formatMonthOfYear, formatMonthRanges, type Month } from '../../units/month.ts';
import { formatMoney } from '../../words/format.ts';
import { categoryOf } from '../work-records/category.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import { REFORM } from './bought-notes.ts';

type Way = NonNullable<Extract<Hypothesis, { kind: 'complemented' }>['by']>;

interface Noted {
  readonly record: WorkRecord;
  readonly by: Way;
  readonly plans: readonly ComplementPlan[];
  /** The months that are paid, where only so many are; else null. */
  readonly chosen: readonly Month[] | null;
  /** Months of the record below the minimum wage. */
  readonly below: number;
  /** The price was typed in. */
  readonly told: boolean;
  /** The difference to the full plan, and what is missing to the minimum wage. */
  readonly ofPlan: Due;
  readonly missing: Due;
  readonly ways: readonly YearlyWays[];
}

/** Cents; `fine` and `interest` of them, null where it is not known and not among them. */
export interface Due {
  readonly cents: number;
  readonly fine: number;
  readonly interest: number | null;
}

/** Of a civil year, cents with the fine: by how many months are kept, from none on, and with each month paid by itself. */
export interface YearlyWays {
  readonly year: number;
  readonly prices: readonly number[];
  readonly each: number;
}

const months = (count: number): string => `${count} ${count === 1 ? 'mês' : 'meses'}`;
const money = (cents: number): string => formatMoney(reaisOf(cents));

const MOST_MOVES = 12;

const ofMove = ({ kind, from, to, cents }: Move): string => {
  const what = kind === 'excess' ? 'do excedente de' : 'agrupados de';
  return `${money(cents)} ${what} ${formatMonthOfYear(from)} para ${formatMonthOfYear(to)}`;
};

const ofMoves = (moves: readonly Move[]): string[] => {
  if (moves.length === 0) return [];
  const some = moves.slice(0, MOST_MOVES).map(ofMove).join('; ');
  const rest = moves.length > MOST_MOVES ? `; e mais ${moves.length - MOST_MOVES}` : '';
  return [
    `Passam, dentro do ano civil (Decreto 3.048/1999, art. 216, § 27-A, II e III): ${some}${rest}. Depois de processado, o ajuste não se desfaz (§ 27-C).`,
  ];
};

/** Of work that ended before the reform nothing is said of months after it. @see EC 103/2019, art. 29 */
const raisedNote = ({ record, plans, below }: Noted): string[] => {
  if (below === 0 && record.egressDate !== null && record.egressDate < REFORM) return [];
  if (below === 0) return [`Nenhum mês de ${record.companyName} está abaixo do salário mínimo desde 11/2019.`];
  const raised = plans.reduce((sum, { kept }) => sum + kept.length, 0);
  const left = below - raised;
  const stays = left === 0 ? '' : ` ${months(left)} ${left === 1 ? 'continua' : 'continuam'} sem contar.`;
  return [`${months(raised)} ${raised === 1 ? 'sobe' : 'sobem'} ao salário mínimo.${stays}`];
};

const chosenNote = ({ chosen, missing, ofPlan }: Noted): string[] => {
  if (chosen === null || chosen.length === 0) return [];
  const isKnown = missing.interest !== null && ofPlan.interest !== null;
  const cheap = `${chosen.length === 1 ? 'o que custa' : 'os que custam'} menos na data do cálculo${isKnown ? '' : ', antes dos juros'}`;
  return [`Completa-se só ${months(chosen.length)}, ${cheap}: ${formatMonthRanges(chosen)}.`];
};

const MOST_YEARS = 6;

const priceText = (cents: number): string => (cents === 0 ? 'sem pagar' : money(cents));

const ofYear = ({ year, prices, each }: YearlyWays): string => {
  const kept = prices.slice(1).map((cents, place) => `${months(place + 1)}, ${priceText(cents)}`);
  return `${year}: não fazer nada, nenhum mês; ${kept.join('; ')} (cada mês pago sozinho, ${money(each)})`;
};

/** What can be chosen from, also not to do anything. */
const ofWays = (ways: readonly YearlyWays[]): string[] => {
  if (ways.length === 0) return [];
  const more = ways.length - MOST_YEARS;
  const rest = more > 0 ? ` E mais ${more} ${more === 1 ? 'ano' : 'anos'}.` : '';
  return [
    `Meses que passam a contar, do caminho mais barato, com excedente e agrupamento antes do dinheiro e com a multa de hoje: ${ways.slice(0, MOST_YEARS).map(ofYear).join('. ')}.${rest}`,
  ];
};

/** @see IN INSS 128/2022, art. 124, § 14, of which only a summary was read */
const doesNotShare = (record: WorkRecord): boolean =>
  record.contributionPlan === 'simplified' || categoryOf(record) === 'facultativo';

const NOT_SHARED =
  'O que se pagou por 11%, como MEI ou como facultativo não entra no uso do excedente nem no agrupamento: paga-se a diferença. Da norma (IN INSS 128/2022, art. 124, § 14) só se leu um resumo; por outra leitura a EC 103, art. 29, vale para todos os segurados.';

/** @see Lei 8.212/1991, art. 21, §§ 2 and 3 */
const STAYS_REDUCED =
  'A diferença é paga pela alíquota do próprio plano reduzido, e o registro continua nele: serve à carência e à aposentadoria por idade, não às regras por tempo nem à certidão (Lei 8.212/1991, art. 21, §§ 2º e 3º).';

/** Work that goes on is paid up in its months to come too, each when it falls due. @see Lei 8.212/1991, art. 21, § 3 */
const MONTHS_TO_COME =
  'Supõe-se que os meses a vir também sejam pagos a 20%: a diferença deles até o direito não está no custo.';

const isPaidUpOnwards = ({ record, by, chosen }: Noted): boolean =>
  chosen === null && by !== 'minimum' && record.contributionPlan === 'simplified' && record.egressDate === null;

/** @see Decreto 3.048/1999, art. 19-E, § 3; Lei 9.430/1996, art. 61 */
const ofMissing = ({ fine, interest }: Due): string[] => {
  if (fine === 0 && interest === 0) return [];
  const said = interest === null ? 'não traz os juros (SELIC), que a guia soma' : `juros de ${money(interest)} (SELIC)`;
  return [
    `O custo dos meses completados traz a multa de 0,33% ao dia, até 20%, e ${said} (Decreto 3.048/1999, art. 19-E, § 3º).`,
  ];
};

/** @see Lei 8.212/1991, art. 21, § 3 */
const ofDifference = ({ cents, interest }: Due): string[] => {
  if (cents === 0 || interest === 0) return [];
  const said =
    interest === null ? 'não tem os juros, que a guia soma' : `traz juros de ${money(interest)} (SELIC), sem multa`;
  return [`A diferença até 20% do plano reduzido ${said} (Lei 8.212/1991, art. 21, § 3º).`];
};

export const complementNotes = (noted: Noted): string[] => {
  const { record, by, plans, told, ofPlan, missing } = noted;
  return [
    ...raisedNote(noted),
    ...chosenNote(noted),
    ...ofWays(noted.ways),
    ...ofMoves(plans.flatMap(({ moves }) => moves)),
    ...(by !== 'paying' && by !== 'minimum' && doesNotShare(record) ? [NOT_SHARED] : []),
    ...(by === 'minimum' && record.contributionPlan === 'simplified' ? [STAYS_REDUCED] : []),
    ...(isPaidUpOnwards(noted) ? [MONTHS_TO_COME] : []),
    ...(told ? [] : [...ofMissing(missing), ...ofDifference(ofPlan)]),
  ];
};
