import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { OutlookAnswer } from '../../../domain/api/outlook.ts';
import { headlineAmong, headlineMoney } from '../../../domain/words/far-ahead.ts';
import { formatDate, unbroken } from '../../../domain/words/format.ts';
import { onlyIfNotes } from '../../../domain/words/only-if.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { calculationPath } from '../ground/case-paths.ts';
import { type Column, FiguresTable } from './FiguresTable.tsx';
import { MarkChips } from './MarkChips.tsx';
import { marksOn, type NumberedRight, namesOf } from './outlook-points.ts';
import { outlookTexts as texts } from './texts.ts';

interface RightsTableProps {
  answer: OutlookAnswer;
  rights: readonly NumberedRight[];
}

/** Every right of a regime by its day, with the number that it has in the picture. */
export const RightsTable = ({ answer, rights }: RightsTableProps) => {
  const { id, customerId } = useCalculation().calculation;
  const money = ({ from }: NumberedRight['right'], value: number | null): string =>
    value === null ? texts.noValue : unbroken(headlineMoney(value, from, answer));
  const others = rights.flatMap(({ right }) =>
    right.value === null ? [] : [{ date: right.from, value: right.value }],
  );
  const worth = ({ from: date, value }: NumberedRight['right']): string =>
    value === null ? texts.noValue : unbroken(headlineAmong({ date, value }, others, answer));
  const pathOf = ({ right }: NumberedRight): string =>
    calculationPath(customerId, id, {
      tab: 'rules',
      regimeType: answer.regimeType,
      group: right.date <= answer.calculationDate ? 'applicable' : 'future',
    });
  const name = (one: NumberedRight) => (
    <>
      <MuiLink component={Link} to={pathOf(one)}>
        {one.right.modality}
      </MuiLink>
      {notesOf(one).map((note) => (
        <Typography key={note} component="div" variant="caption" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      ))}
    </>
  );
  const marks = ({ right }: NumberedRight) => (
    <MarkChips names={namesOf(answer, marksOn(answer, right.from, right.ruleId))} />
  );
  const isToCome = ({ right }: NumberedRight): boolean => right.date > answer.calculationDate;
  const known: Column<NumberedRight> = {
    label: texts.columns.known,
    cell: (one) => (isToCome(one) ? money(one.right, one.right.valueKnown) : null),
    right: true,
  };
  const figures: Column<NumberedRight>[] = [
    { label: texts.columns.complete, cell: ({ right }) => formatDate(right.date), right: true },
    { label: texts.columns.value, cell: ({ right }) => worth(right), right: true },
    ...(rights.some(isToCome) ? [known] : []),
  ];
  return (
    <FiguresTable
      title={texts.rightsOf(answer.regimeType)}
      rows={rights}
      columns={[
        { label: texts.columns.number, cell: ({ number }) => number },
        { label: texts.columns.rule, cell: name },
        ...figures,
        { label: texts.columns.marks, cell: marks },
      ]}
      narrowColumns={figures}
      keyOf={({ right }) => right.ruleId}
      head={(one) => (
        <>
          <Box component="span">{one.number}. </Box>
          {name(one)}
          {marks(one)}
        </>
      )}
    />
  );
};

/** A text is a condition, which the card says. */
const parityOf = (parity: NumberedRight['right']['parity']): string[] => {
  if (parity === false) return [];
  return [parity === true ? texts.parity : texts.partOfParity];
};

const notesOf = ({ right }: NumberedRight): string[] => [
  ...parityOf(right.parity),
  ...(right.variantOf === null ? [] : [right.readingOfText === undefined ? texts.disputed : texts.disputedText]),
  ...onlyIfNotes(right),
  ...(right.confirmed ? [] : [texts.notConfirmed]),
];
