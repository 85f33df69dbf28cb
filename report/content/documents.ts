/** What is to be proved, cleared up or typed in: indicators of the extract, months without pay, documents by step. */

import { askedIn, emptyMonths } from '../../domain/advice/missing-pay.ts';
import type { RegimeType } from '../../domain/api/common.ts';
import type { NextStep } from '../../domain/api/next-steps.ts';
import type { WorkRecord } from '../../domain/api/work-records.ts';
import { asksDecision, indicatorOf } from '../../domain/cnis/indicators.ts';
import { formatMonthOfYear, formatMonthRanges, type Month, parseMonth } from '../../domain/units/month.ts';
import { formatCount } from '../../domain/words/format.ts';
import { withNamesApart } from '../../domain/words/names-apart.ts';
import { reportWords } from '../../domain/words/report.ts';
import { type Block, figure, row, text } from '../blocks.ts';
import type { ReportData } from '../data.ts';
import { ownSteps, stepsOnFirstPage } from './answer.ts';
import { regimesOf } from './regimes.ts';
import { regimesConcluded } from './sections.ts';
import { outcomeOf, stepBlocks, worthDoing } from './steps.ts';

const SIGN = '☐ ';

const monthsOf = (months: WorkRecord['cnisIndicators'][number]['months']): string =>
  months.length === 0
    ? reportWords.wholeRecord
    : months
        .map(({ from, to }) =>
          from === to
            ? formatMonthOfYear(parseMonth(from))
            : `${formatMonthOfYear(parseMonth(from))} a ${formatMonthOfYear(parseMonth(to))}`,
        )
        .join(', ');

const asked = ({ cnisIndicators }: WorkRecord): WorkRecord['cnisIndicators'] =>
  cnisIndicators.filter(({ code }) => asksDecision(code));

const indicators = (records: readonly WorkRecord[]): Block[] => {
  const rows = records.flatMap((record) =>
    asked(record).map(({ code, months }) => {
      const known = indicatorOf(code);
      return row(
        text(record.companyName),
        text(`${code}: ${known?.meaning ?? reportWords.unknownIndicator}`),
        text(monthsOf(months)),
        text(known?.action ?? reportWords.unknownAction),
      );
    }),
  );
  if (rows.length === 0) return [];
  const head = [text('Vínculo'), text('Indicador'), text('Competências'), text('O que fazer')];
  return [{ kind: 'table', caption: reportWords.indicators, widths: [22, 32, 16, 30], head, rows }];
};

const missingPay = (records: readonly WorkRecord[], month: Month): Block[] => {
  const rows = records.flatMap((record) => {
    const months = emptyMonths(record, month);
    return months.length === 0
      ? []
      : [row(text(record.companyName), text(formatMonthRanges(months)), figure(formatCount(months.length)))];
  });
  if (rows.length === 0) return [];
  const head = [text('Vínculo'), text('Competências'), figure('Quantas')];
  return [{ kind: 'table', caption: reportWords.missingPay, widths: [40, 46, 14], head, rows }];
};

/** A step with what has to be brought for it; what is at stake only where it does not stand above. */
const checklist = (steps: readonly NextStep[], caption: string, isWhole: boolean): Block[] => {
  const asking = worthDoing(steps).filter(({ documents }) => documents.length > 0);
  if (asking.length === 0) return [];
  const atStake = !isWhole && asking.some((step) => outcomeOf(step) !== '');
  return [
    {
      kind: 'table',
      caption,
      widths: atStake ? [32, 40, 28] : [44, 56],
      head: [text('Para quê'), text('Documentos'), ...(atStake ? [text('O que está em jogo')] : [])],
      rows: asking.map((step) =>
        row(
          text(step.title),
          text(step.documents.map((document) => `${SIGN}${document}`).join('\n')),
          ...(atStake ? [text(outcomeOf(step))] : []),
        ),
      ),
    },
  ];
};

/** Every step whole, where the first page only names some of them. */
const inFull = (steps: readonly NextStep[], title: string, told: number): Block[] =>
  worthDoing(steps).length <= told
    ? []
    : [{ kind: 'heading', text: title }, ...stepBlocks(steps, { steps: Number.POSITIVE_INFINITY, restSaid: told > 0 })];

/** Of the regimes that the report names; empty where nothing is asked for. */
export const documents = (data: ReportData, regimes: readonly RegimeType[]): Block[] => {
  const { workRecords, nextSteps, calculation, printedOn } = data;
  const concluded = regimesOf(data, regimesConcluded(data));
  const told = stepsOnFirstPage(data, concluded);
  const isConcluded = (regimeType: RegimeType): boolean => concluded.some(([name]) => name === regimeType);
  const records = withNamesApart(workRecords).filter(({ regimeType }) => regimes.includes(regimeType));
  const advised = nextSteps.filter(({ regimeType }) => regimes.includes(regimeType));
  /** What to do about an indicator stands beside it. */
  const asking = new Set(records.filter((record) => asked(record).length > 0).map(({ id }) => id));
  const isToldAbove = ({ kind, subject }: NextStep): boolean =>
    kind === 'indicator' && subject !== null && asking.has(subject.id);
  return [
    ...indicators(records),
    ...missingPay(records, askedIn(calculation.calculationDateUsed, printedOn)),
    ...advised.flatMap(({ steps, regimeType }) => {
      const several = advised.length > 1;
      const title = several ? reportWords.stepsInFullOf(regimeType) : reportWords.stepsInFull;
      const whole = inFull(ownSteps(data, regimeType, concluded), title, isConcluded(regimeType) ? told : 0);
      const caption = several ? reportWords.documentsOf(regimeType) : reportWords.documents;
      return [
        ...whole,
        ...checklist(
          steps.filter((step) => !isToldAbove(step)),
          caption,
          whole.length > 0,
        ),
      ];
    }),
  ];
};
