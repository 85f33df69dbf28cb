import Typography from '@mui/material/Typography';
import type { OutlookAnswer, OutlookWaiting } from '../../../domain/api/outlook.ts';
import { dayOf, elapsed } from '../../../domain/units/day.ts';
import { formatMonthOfYear, parseMonth } from '../../../domain/units/month.ts';
import { tableGain, tableMoney, tableSum, tableValue } from '../../../domain/words/far-ahead.ts';
import { formatDate, formatMoney, unbroken } from '../../../domain/words/format.ts';
import { isNothing, neverEvens, showsNet } from '../../../domain/words/outlook.ts';
import { modalityOf } from '../../../domain/words/outlook-marks.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { type Column, FiguresTable } from './FiguresTable.tsx';
import { MarkChips } from './MarkChips.tsx';
import { marksOn, namesOf } from './outlook-points.ts';
import { outlookTexts as texts } from './texts.ts';
import { WorkingLink } from './WorkingLink.tsx';
import { tellingYears } from './waiting-rows.ts';

const month = (iso: string): string => formatMonthOfYear(parseMonth(iso));

/** What each further year of waiting brings and costs. */
export const WaitingTable = ({ answer }: { answer: OutlookAnswer }) => {
  const { birthDate } = useCalculation().customer;
  const money = ({ date }: OutlookWaiting, value: number | null): string =>
    value === null ? texts.unknown : unbroken(tableMoney(value, date, { calculationDate: answer.calculationDate }));
  const [first] = answer.waiting;
  const ageOn = (date: string): string =>
    birthDate === null ? texts.noValue : texts.years(elapsed(dayOf(birthDate), dayOf(date)).years);
  const isFirst = ({ date }: OutlookWaiting): boolean => date === first?.date;
  const paid = (amount: (row: OutlookWaiting) => number | null) => (row: OutlookWaiting) =>
    isFirst(row) ? texts.noValue : money(row, amount(row));
  const gained = (row: OutlookWaiting): string =>
    isFirst(row) ? texts.noValue : unbroken(formatMoney(tableGain(row, answer.waiting, answer)));
  const recovered = (row: OutlookWaiting): string => {
    if (isFirst(row)) return texts.noValue;
    if (row.balance !== null && isNothing(row.balance)) return texts.equal;
    return row.recoveredOn === null ? neverEvens(row) : month(row.recoveredOn);
  };
  const summed = ({ date, total }: OutlookWaiting): string =>
    total === null ? texts.unknown : unbroken(tableSum(total, date, answer.waiting, answer));
  const life = answer.lifeExpectancy;
  const value: Column<OutlookWaiting> = {
    label: texts.columns.value,
    cell: (row) => (
      <>
        {unbroken(tableValue(row, answer.waiting, answer))}
        <WorkingLink answer={answer} date={row.date} />
      </>
    ),
    right: true,
  };
  const gain = { label: texts.columns.gain, cell: gained, right: true };
  const after: Column<OutlookWaiting>[] = [
    { label: texts.columns.recovered, cell: recovered, right: true },
    ...(life === null
      ? []
      : [
          {
            label: texts.columns.inLife(month(life.until)),
            cell: summed,
            right: true,
          },
          ...(showsNet(answer)
            ? [{ label: texts.columns.net, cell: (row: OutlookWaiting) => money(row, row.totalNet), right: true }]
            : []),
        ]),
  ];
  const rows = tellingYears(answer);
  const isPaid = answer.waiting.some(({ contributions }) => contributions !== 0);
  const marks = ({ date }: OutlookWaiting) => (
    <MarkChips
      names={namesOf(
        answer,
        marksOn(answer, date).filter((mark) => mark === 'bestInLife' || mark === 'highest'),
      )}
    />
  );
  return (
    <>
      <FiguresTable
        title={texts.waitingOf(answer.regimeType)}
        rows={rows}
        columns={[
          { label: texts.columns.date, cell: ({ date }) => formatDate(date), whole: true },
          { label: texts.columns.age, cell: ({ date }) => ageOn(date), whole: true },
          {
            label: texts.columns.bestRule,
            cell: (row) => (
              <>
                {modalityOf(answer, row.ruleId)}
                {marks(row)}
              </>
            ),
          },
          value,
          gain,
          { label: texts.columns.benefits, cell: paid((row) => row.benefits), right: true },
          ...(isPaid
            ? [{ label: texts.columns.contributions, cell: paid((row) => row.contributions), right: true }]
            : []),
          ...after,
        ]}
        narrowColumns={[value, gain, { label: texts.columns.forgone, cell: paid((row) => row.forgone) }, ...after]}
        keyOf={({ date }) => date}
        head={(row) => (
          <>
            {formatDate(row.date)} · {ageOn(row.date)} · {modalityOf(answer, row.ruleId)}
            {marks(row)}
          </>
        )}
      />
      {rows.length < answer.waiting.length && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {texts.alikeLeftOut}
        </Typography>
      )}
    </>
  );
};
