import type { Quantity, RequirementKey } from '../api/requirements.ts';
import { isIsoDay } from '../units/day.ts';
import { daysOfSpan } from '../units/span.ts';
import { formatAmount, formatCount, formatDate, formatSpan, type SpanParts } from './format.ts';

/** The name of a requirement on a card, and how a missing amount of it is said ('Faltam 4 anos de carreira'). */
export const requirementWords: Record<RequirementKey, { label: string; missingOf: string }> = {
  age: { label: 'Idade', missingOf: 'de idade' },
  contribution: { label: 'Tempo de contribuição', missingOf: 'de contribuição' },
  publicService: { label: 'Tempo de serviço público', missingOf: 'de serviço público' },
  carreer: { label: 'Tempo de carreira', missingOf: 'de carreira' },
  position: { label: 'Tempo no cargo', missingOf: 'no cargo' },
  teaching: { label: 'Tempo de magistério', missingOf: 'de magistério' },
  special: { label: 'Tempo especial', missingOf: 'de tempo especial' },
  police: { label: 'Tempo de polícia', missingOf: 'de atividade policial' },
  disability: { label: 'Tempo com deficiência', missingOf: 'com deficiência' },
  points: { label: 'Pontos', missingOf: 'pontos' },
  remunerations: { label: 'Carência', missingOf: 'de carência' },
  entry: { label: 'Ingresso no serviço público', missingOf: '' },
  affiliation: { label: 'Filiação ao RGPS', missingOf: '' },
  window: { label: 'Prazo da regra', missingOf: '' },
  compulsory: { label: 'Aposentadoria compulsória', missingOf: '' },
  data: { label: 'Faltam dados', missingOf: '' },
};

export const isSpan = (quantity: Quantity): quantity is SpanParts => typeof quantity === 'object' && quantity !== null;

/** Points as the answers carry them have four decimals; read without the error of binary fractions. */
const POINT = 10_000;
const HUNDREDTH = POINT / 100;

const inHundredths = (points: number, round: (value: number) => number): string =>
  Number.isInteger(points) ? formatCount(points) : formatAmount(round(Math.round(points * POINT) / HUNDREDTH) / 100);

/** '95,39': never rounded up to a threshold that was not reached. Whole points without decimals. */
export const formatPoints = (points: number): string => inHundredths(points, Math.floor);

/** Points that are missing: rounded up, so that a lack never reads as nothing. */
export const formatMissingPoints = (points: number): string => inHundredths(points, Math.ceil);

const LONGEST_MONTH = 31;

/** Years of 365 days and months of 30 leave up to 34 days beside eleven months; a calendar never leaves more than 30. */
export const isUneven = (quantity: Quantity): boolean => isSpan(quantity) && quantity.days >= LONGEST_MONTH;

/** '11 meses e 34 dias (364 dias)': what no calendar shows stands with its days beside it. */
export const formatCounted = (span: SpanParts): string =>
  isUneven(span) ? `${formatSpan(span)} (${formatCount(daysOfSpan(span))} dias)` : formatSpan(span);

/** A quantity as its requirement is read aloud: a span, '93 pontos', '180 contribuições' or a date. */
export const formatQuantity = (requirement: RequirementKey, quantity: Quantity): string => {
  if (quantity === null) return '—';
  if (isSpan(quantity)) return formatCounted(quantity);
  if (typeof quantity === 'string') return isIsoDay(quantity) ? formatDate(quantity) : quantity;
  if (requirement === 'points') return `${formatPoints(quantity)} ${quantity === 1 ? 'ponto' : 'pontos'}`;
  if (requirement === 'remunerations')
    return `${formatCount(quantity)} ${quantity === 1 ? 'contribuição' : 'contribuições'}`;
  return formatCount(quantity);
};
