import type { Hypothesis, HypothesisKind, PaidOn } from '../api/hypotheses.ts';
import { formatDate, formatMoney } from './format.ts';

export const hypothesisNames: Readonly<Record<HypothesisKind, string>> = {
  worksOn: 'Continua trabalhando',
  stops: 'Para de contribuir',
  contributes: 'Contribui por conta própria',
  certified: 'Averba tempo de outro regime (CTC)',
  bought: 'Indeniza um período',
  complemented: 'Complementa contribuições',
  special: 'Tempo especial reconhecido e convertido',
  courtCase: 'Ganha a ação judicial pendente',
};

export const paidOnWords: Readonly<Record<PaidOn, string>> = {
  minimum: 'salário mínimo',
  average36: 'média das últimas 36 remunerações',
  ceiling: 'teto do INSS',
  last: 'última remuneração',
  value: 'valor informado',
};

/** Where the time of an indemnity is to count. */
export const purposeWords = { rgps: 'para o INSS', reciprocal: 'para o regime próprio (CTC)' } as const;

/** How months below the minimum wage are brought up to it. */
export const complementWords = {
  paying: 'pagando mês a mês',
  excess: 'usando antes o excedente de outros meses',
  grouping: 'agrupando, sem pagar',
  keeping: 'agrupando e pagando o que falta',
  minimum: 'só até o salário mínimo, no plano em que foi pago',
} as const;

const planWords = {
  individual: { 20: 'contribuinte individual (20%)', 11: 'contribuinte individual (11%)', 5: 'MEI (5%)' },
  facultativo: { 20: 'facultativo (20%)', 11: 'facultativo (11%)', 5: 'facultativo de baixa renda (5%)' },
} as const;

const articles: Readonly<Record<PaidOn, string>> = {
  minimum: 'o',
  average36: 'a',
  ceiling: 'o',
  last: 'a',
  value: 'o',
};

/** 'o salário mínimo', 'R$ 5.000,00': the base within a sentence. */
const base = (paidOn: PaidOn, value: number | null): string =>
  paidOn === 'value' && value !== null ? formatMoney(value) : `${articles[paidOn]} ${paidOnWords[paidOn]}`;

const until = (day: string | null): string => (day === null ? 'até completar o direito' : `até ${formatDate(day)}`);
const period = (from: string, to: string): string => `${formatDate(from)} a ${formatDate(to)}`;
const costing = (cost: number | null): string => (cost === null ? '' : `, ao custo de ${formatMoney(cost)}`);

/** A hypothesis as one sentence; `recordName` names a work record, also one that is gone. */
export const hypothesisInWords = (hypothesis: Hypothesis, recordName: (workRecordId: string) => string): string => {
  const kind = hypothesisNames[hypothesis.kind];
  switch (hypothesis.kind) {
    case 'worksOn':
      return `${kind} em ${recordName(hypothesis.workRecordId)} ${until(hypothesis.until)}, com ${base(hypothesis.paidOn, hypothesis.value)}`;
    case 'stops':
      return `${kind} em ${formatDate(hypothesis.on)}`;
    case 'contributes': {
      const from = hypothesis.from === null ? 'desde já' : `de ${formatDate(hypothesis.from)}`;
      return `${kind} como ${planWords[hypothesis.category][hypothesis.rate]} ${from} ${until(hypothesis.until)}, sobre ${base(hypothesis.paidOn, hypothesis.value)}`;
    }
    case 'certified':
      return `${kind}: ${recordName(hypothesis.workRecordId)} passa ao ${hypothesis.regimeType}${costing(hypothesis.cost)}`;
    case 'bought': {
      const { purpose, wasMandatory, from, paidOn, value, cost } = hypothesis;
      const where = purpose === 'reciprocal' ? ` ${purposeWords.reciprocal}` : '';
      const before = wasMandatory === false ? ', anterior à filiação obrigatória' : '';
      const on = `sobre ${base(paidOn, value)}`;
      const paid =
        cost === null ? ` (por indenização; os meses que o INSS ainda puder cobrar, ${on})` : `, ${on}${costing(cost)}`;
      return `${kind}${where}: ${period(from, hypothesis.until)}${before}${paid}`;
    }
    case 'complemented': {
      const { by: way = 'paying', keep = null, months = null } = hypothesis;
      const some = way !== 'keeping' || keep === null ? '' : ` para ${keep} ${keep === 1 ? 'mês' : 'meses'} por ano`;
      const by = `, ${complementWords[way]}${some}`;
      const of =
        months === null ? '' : `, só ${months === 1 ? 'o mês mais barato' : `os ${months} meses mais baratos`}`;
      return `${kind} de ${recordName(hypothesis.workRecordId)}${of}${by}${costing(hypothesis.cost)}`;
    }
    case 'special':
      return `${kind}: ${recordName(hypothesis.workRecordId)}, exposição de ${hypothesis.specialTimeBase} anos${costing(hypothesis.cost)}`;
    case 'courtCase': {
      const special = hypothesis.specialTimeBase === null ? '' : `, especial de ${hypothesis.specialTimeBase} anos`;
      const pay = hypothesis.paidOn === null ? '' : `, com ${base(hypothesis.paidOn, hypothesis.value)}`;
      return `${kind}: ${period(hypothesis.from, hypothesis.until)} no ${hypothesis.regimeType}${special}${pay}${costing(hypothesis.cost)}`;
    }
    default:
      return hypothesis satisfies never;
  }
};

/** Names of what nobody asked for. */
export const suggestedNames = {
  reduced: 'Contribuindo com 11% do mínimo',
  minimum: 'Contribuindo pelo mínimo',
  average36: 'Contribuindo pela média das últimas 36',
  ceiling: 'Contribuindo pelo teto',
  asItIs: 'Continua como está',
  stopsNow: 'Para agora',
  besides: 'Se exercer também atividade própria: 20% até o teto',
} as const;

/** The same of a servant, who contributes to the INSS by work beside the post alone. @see CF, art. 201, § 5 */
export const suggestedToServant = {
  reduced: 'Se exercer também atividade própria: 11% do mínimo',
  minimum: 'Se exercer também atividade própria: 20% do mínimo',
  average36: 'Se exercer também atividade própria: 20% da média de 36',
  ceiling: 'Se exercer também atividade própria: 20% do teto',
} as const;

/** Of a record that was removed after the scenario was kept. */
export const goneRecord = 'um registro que foi removido';
