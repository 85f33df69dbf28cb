import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { HistoryChange } from '../../../domain/api/history.ts';
import { ChangeLine } from './ChangeLine.tsx';
import { type Line, type Told, toldByRecord } from './fold.ts';
import { historyTexts as texts } from './texts.ts';

/** So many lines are read at a glance; the others are one click away. */
const AT_A_GLANCE = 6;

/** The first lines of all records together. */
const atAGlance = (told: readonly Told[]): Told[] => {
  let room = AT_A_GLANCE;
  return told.flatMap(({ record, lines }) => {
    const shown = lines.slice(0, room);
    room -= shown.length;
    return shown.length === 0 ? [] : [{ record, lines: shown }];
  });
};

/** A record that came or went says its name itself. */
const isWhole = ([line]: readonly Line[]): boolean => line?.kind === 'change' && line.change.field === 'workRecord';

const keyOf = (line: Line): string => (line.kind === 'months' ? line.summary : line.change.field);

/** What changed, record by record, before and after. */
export const ChangeList = ({ changes }: { changes: readonly HistoryChange[] }) => {
  const [all, setAll] = useState(false);
  const told = toldByRecord(changes);
  const lines = told.reduce((count, of) => count + of.lines.length, 0);
  return (
    <>
      {(all ? told : atAGlance(told)).map(({ record, lines: shown }) => (
        <Box key={record?.id ?? ''} sx={{ mt: 0.5 }}>
          {record !== null && !isWhole(shown) && (
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {record.name}
            </Typography>
          )}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {shown.map((line) => (
              <ChangeLine key={keyOf(line)} line={line} />
            ))}
          </Box>
        </Box>
      ))}
      {lines > AT_A_GLANCE && (
        <Button size="small" onClick={() => setAll(!all)} aria-expanded={all} sx={{ ml: -1, mt: 0.5 }}>
          {all ? texts.showFewer : texts.showAll(lines)}
        </Button>
      )}
    </>
  );
};
