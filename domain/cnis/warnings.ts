import { type Month, partsOfMonth } from '../units/month.ts';
import { formatDate, formatMonth } from '../words/format.ts';
import type { CnisRelation } from './extract.ts';
import { indicatorOf } from './indicators.ts';
import { firstMonthThatCounts, isThirteenth, type MonthKey, monthParts, monthsBetween } from './months.ts';
import type { CnisWarning } from './register.ts';

/** Sentences of what an extract leaves open, the same for every relation. */
export const warningMessages = {
  noStart: 'Vínculo sem data de início no extrato: informe-a.',
  beforeStart: 'Remuneração anterior ao início do vínculo: confira as datas.',
  afterEnd: 'Remuneração posterior ao fim do vínculo: confira as datas.',
  missing: 'Remuneração ausente.',
  paidLate:
    'Paga em atraso, antes da primeira contribuição em dia ou depois de perdida a qualidade de segurado: conta como tempo, não como carência. Se outro trabalho ou um prazo maior manteve a qualidade, corrija no registro.',
} as const;

const indicatorWarning = (code: string, month: string | null, year: number | null): CnisWarning => ({
  code: 'indicator',
  month,
  year,
  message: `${code}: ${indicatorOf(code)?.meaning ?? 'indicador sem descrição cadastrada'}.`,
});

/** One warning for each indicator of the relation, and one for each of a month, however often it is printed there. */
export const indicatorWarnings = (relation: CnisRelation): CnisWarning[] => {
  const ofRelation = [...new Set(relation.indicators)].map((code) => indicatorWarning(code, null, null));
  const seen = new Set<string>();
  const ofMonths = relation.remunerations.flatMap(({ month: key, indicators }) =>
    indicators.flatMap((code) => {
      const id = `${key} ${code}`;
      if (seen.has(id)) return [];
      seen.add(id);
      const { month, year } = monthParts(key);
      return [indicatorWarning(code, month, year)];
    }),
  );
  return [...ofRelation, ...ofMonths];
};

/** @see lateMonthsOf */
export const lateWarning = (month: Month): CnisWarning => ({
  code: 'paidLate',
  ...partsOfMonth(month),
  message: warningMessages.paidLate,
});

/** A retirement that is being received. @see Lei 8.213/1991, arts. 18, § 2, and 124, II */
export const retiredWarning = ({ kind, species, situation, startDate, endDate }: CnisRelation): CnisWarning | null => {
  const isRetirement = kind === 'benefit' && /\baposentadoria\b/i.test(species ?? '');
  if (!isRetirement || endDate !== null || /^cess/i.test(situation ?? '')) return null;
  const since = startDate === null ? '' : ` desde ${formatDate(startDate)}`;
  return {
    code: 'retired',
    month: null,
    year: null,
    message: `Aposentadoria em curso${since} (${species}): enquanto a recebe, não há outra no RGPS, e o trabalho de depois não a aumenta (Lei 8.213/1991, arts. 18, § 2º, e 124, II). O dia fica no cálculo, e as regras respondem como se ela não houvesse.`,
  };
};

/** A relation that began and has no end: still running, or its end was never reported. The extract cannot tell. */
export const openEndWarning = (relation: CnisRelation): CnisWarning | null => {
  const { kind, startDate, endDate, lastRemuneration } = relation;
  if (startDate === null || endDate !== null || retiredWarning(relation) !== null) return null;
  const last = lastRemuneration === null ? null : monthParts(lastRemuneration);
  const hint = last === null ? '' : ` A última remuneração informada é de ${formatMonth(last.month, last.year)}.`;
  return {
    code: 'openEnd',
    month: null,
    year: null,
    message: `${kind === 'benefit' ? 'Benefício' : 'Vínculo'} sem data de fim no extrato: confirme se continua ativo.${hint}`,
  };
};

/** A relation whose first day the extract does not say: nobody can count it before somebody says it. */
export const missingStartWarning = ({ kind, startDate }: CnisRelation): CnisWarning | null =>
  startDate !== null || kind === 'benefit' || kind === 'event'
    ? null
    : { code: 'missing', month: null, year: null, message: warningMessages.noStart };

/**
 * Months with an amount before the month of the relation's start or after that of its end; a 13th by its year. They
 * stay, in case the dates are what is wrong. `months` in the order in which they are told.
 */
export const outsideWarnings = ({ startDate, endDate }: CnisRelation, months: readonly MonthKey[]): CnisWarning[] =>
  months.flatMap((key): CnisWarning[] => {
    const { month, year } = monthParts(key);
    const length = isThirteenth(key) ? 4 : 7;
    const at = key.slice(0, length);
    if (startDate !== null && at < startDate.slice(0, length))
      return [{ code: 'indicator', month, year, message: warningMessages.beforeStart }];
    if (endDate !== null && at > endDate.slice(0, length))
      return [{ code: 'indicator', month, year, message: warningMessages.afterEnd }];
    return [];
  });

/**
 * The months from 07/1994 on, inside the relation, for which the extract has no amount. A relation without an end runs
 * to its last known month. Where no month at all has an amount no single month is missing: the whole is.
 */
export const missingMonths = (relation: CnisRelation, present: ReadonlySet<MonthKey>): MonthKey[] => {
  if (relation.kind === 'benefit' || relation.kind === 'event' || relation.startDate === null) return [];
  const months = [...present].filter((key) => !isThirteenth(key)).sort();
  const newest = [months.at(-1), relation.lastRemuneration]
    .filter((key) => key !== null && key !== undefined)
    .filter((key) => !isThirteenth(key))
    .sort()
    .at(-1);
  const end = relation.endDate ?? newest;
  if (months.length === 0 || end === undefined) return [];
  const start = relation.startDate > firstMonthThatCounts ? relation.startDate : firstMonthThatCounts;
  return monthsBetween(start, end).filter((key) => !present.has(key));
};

export const missingWarning = (key: MonthKey | null): CnisWarning => ({
  code: 'missing',
  ...(key === null ? { month: null, year: null } : monthParts(key)),
  message: warningMessages.missing,
});
