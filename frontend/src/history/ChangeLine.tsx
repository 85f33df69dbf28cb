import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { HistoryChange } from '../../../domain/api/history.ts';
import { unbroken } from '../../../domain/words/format.ts';
import type { Line } from './fold.ts';
import { historyTexts as texts } from './texts.ts';

const Value = ({ value, old = false }: { value: string | null; old?: boolean }) => (
  <Box
    component={old ? 'del' : 'span'}
    sx={{ color: value === null || old ? 'text.secondary' : 'text.primary', overflowWrap: 'anywhere' }}
  >
    {value === null ? texts.blank : unbroken(value)}
  </Box>
);

/** A whole record that came or went says what it was; anything else what it was and what it became. */
const Words = ({ change: { field, label, from, to } }: { change: HistoryChange }) => {
  if (field === 'workRecord') {
    return (
      <>
        {from === null ? texts.added : texts.removed}: <Value value={to ?? from} old={to === null} />
      </>
    );
  }
  return (
    <>
      {label}: {from !== null && <Value value={from} old />}
      {from !== null && ' → '}
      <Value value={to} />
    </>
  );
};

const Change = ({ change }: { change: HistoryChange }) => (
  <Typography component="li" variant="body2" sx={{ whiteSpace: 'pre-line' }}>
    <Words change={change} />
  </Typography>
);

const Months = ({ summary, changes }: Extract<Line, { kind: 'months' }>) => {
  const [open, setOpen] = useState(false);
  return (
    <Box component="li">
      <Button size="small" onClick={() => setOpen(!open)} aria-expanded={open} sx={{ ml: -1 }}>
        {summary}
      </Button>
      {open && (
        <Box component="ul" sx={{ m: 0, pl: 3, columnWidth: 260, columnGap: 3 }}>
          {changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </Box>
      )}
    </Box>
  );
};

export const ChangeLine = ({ line }: { line: Line }) =>
  line.kind === 'months' ? <Months {...line} /> : <Change change={line.change} />;
