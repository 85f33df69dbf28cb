/** What a family would receive, and what an incapacity would pay, as the screen says it. */
import { type FamilyAnswer, OWN_PENSION } from '../../domain/api/family.ts';
import {
  cumulatedSum,
  cumulatedText,
  durationText,
  incapacityLines,
  quotasText,
  quotaText,
  familyWords as words,
} from '../../domain/words/family.ts';
import { formatDate, formatMoney } from '../../domain/words/format.ts';
import { type Block, figure, row, type Table, text, totalRow } from '../blocks.ts';
import type { ReportData } from '../data.ts';

type Steps = FamilyAnswer['base']['steps'];

const heading = (title: string): Block => ({ kind: 'heading', text: title });
const list = (items: readonly string[]): Block[] =>
  items.length === 0 ? [] : [{ kind: 'list', ordered: false, items: [...items] }];
const money = (value: number | null | undefined): string =>
  value === null || value === undefined ? words.notKnown : formatMoney(value);

const stepsTable = (caption: string, steps: Steps): Table => ({
  kind: 'table',
  caption,
  small: true,
  widths: [44, 32, 24],
  head: [text(words.columns.step), text(words.columns.article), figure(words.columns.value)],
  rows: steps.map(({ label, value, article }, place) =>
    (place === steps.length - 1 ? totalRow : row)(text(label), text(article ?? ''), figure(value)),
  ),
});

const quotaOf = (quota: Parameters<typeof quotaText>[0] | undefined): string =>
  quota === undefined ? words.notKnown : quotaText(quota);

const quotasTable = ({ durations, periods }: FamilyAnswer): Table => ({
  kind: 'table',
  caption: null,
  widths: [24, 20, 32, 24],
  head: [text(words.columns.who), figure(words.columns.quota), text(words.columns.until), text(words.columns.article)],
  rows: durations.map((one) =>
    row(
      text(one.id),
      figure(quotaOf(periods[0]?.quotas.find(({ id }) => id === one.id))),
      text(durationText(one)),
      text(one.article),
    ),
  ),
});

const isTogether = (periods: FamilyAnswer['periods']): boolean =>
  periods.some(({ spouseTogether }) => spouseTogether !== null);

const periodsTable = ({ periods }: FamilyAnswer): Block[] =>
  periods.length < 2
    ? []
    : [
        {
          kind: 'table',
          caption: words.overTime,
          widths: isTogether(periods) ? [16, 44, 20, 20] : [22, 54, 24],
          head: [
            text(words.columns.from),
            text(words.columns.who),
            figure(words.columns.pension),
            ...(isTogether(periods) ? [figure(words.columns.spouseTogether)] : []),
          ],
          rows: periods.map(({ from, total, quotas, spouseTogether }) =>
            row(
              text(formatDate(from)),
              text(quotas.length === 0 ? words.nobody : quotasText(quotas)),
              figure(formatMoney(total)),
              ...(isTogether(periods) ? [figure(spouseTogether === null ? '' : formatMoney(spouseTogether))] : []),
            ),
          ),
        },
      ];

const cumulationTable = (together: FamilyAnswer['cumulation']): Block[] =>
  together === null
    ? []
    : [
        {
          kind: 'table',
          caption: `${words.together} (${words.cumulationArticle})`,
          widths: [36, 40, 24],
          head: [text(words.columns.benefit), text(''), figure(words.columns.paid)],
          rows: [
            ...together.map((one) =>
              row(
                text(one.id === OWN_PENSION ? words.pension : one.id),
                text(cumulatedText(one)),
                figure(formatMoney(one.paid)),
              ),
            ),
            totalRow(text(words.sum), text(''), figure(formatMoney(cumulatedSum(together)))),
          ],
        },
      ];

const afterTable = ({ afterRetirements: after }: FamilyAnswer): Block[] =>
  after.length === 0
    ? []
    : [
        heading(words.ifRetired),
        {
          kind: 'table',
          caption: null,
          widths: [40, 16, 20, 24],
          head: [
            text(words.columns.retirement),
            text(words.columns.from),
            figure(words.columns.value),
            figure(words.columns.pension),
          ],
          rows: after.map(({ modality, whenToRetire, base, total, quotas }) =>
            row(
              text(modality),
              text(formatDate(whenToRetire)),
              figure(formatMoney(base)),
              figure(quotas.length === 0 ? words.none : formatMoney(total)),
            ),
          ),
        },
      ];

const pensionOf = (answer: FamilyAnswer): Block[] => {
  const { base, periods, excluded, cumulation, notes, death } = answer;
  const [first] = periods;
  if (answer.missing !== null || first === undefined) return [{ kind: 'notice', text: notes.join(' ') }];
  return [
    heading(words.ifDied(death)),
    { kind: 'lead', text: `${formatMoney(first.total)} ${words.total}.` },
    quotasTable(answer),
    ...(excluded.length === 0 ? [] : [{ kind: 'paragraph' as const, text: words.excluded(excluded) }]),
    ...periodsTable(answer),
    ...(base.steps.length === 0 ? [] : [stepsTable(words.base[base.kind], base.steps)]),
    stepsTable(words.fromBase, first.steps),
    ...cumulationTable(cumulation),
    ...afterTable(answer),
    ...list(notes),
  ];
};

const incapacityOf = ({ incapacity, death }: FamilyAnswer): Block[] =>
  incapacity === null
    ? []
    : [
        heading(words.ifUnable(death)),
        {
          kind: 'table',
          caption: null,
          widths: [56, 24, 20],
          head: [text(words.columns.benefit), text(''), figure(words.columns.value)],
          rows: incapacityLines(incapacity).map(([label, benefit]) =>
            row(
              text(label),
              text(benefit.why ?? (benefit.confirmed ? '' : words.unread)),
              figure(money(benefit.amount)),
            ),
          ),
        },
        ...list(incapacity.notes),
      ];

/** Nothing where nobody was told of. */
export const family = ({ family: answer }: ReportData): Block[] =>
  answer === null
    ? []
    : [
        ...(answer.notCovered === undefined ? [] : [{ kind: 'notice' as const, text: answer.notCovered }]),
        ...pensionOf(answer),
        ...incapacityOf(answer),
      ];
