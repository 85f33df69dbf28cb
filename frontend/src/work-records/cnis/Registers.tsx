import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { MonthLimits } from '../../../../domain/cnis/limits.ts';
import { noticesOf, usualIn } from './notices.ts';
import { asksSomething } from './RegisterCells.tsx';
import { RegisterTable } from './RegisterTable.tsx';
import { type Reviewed, type Section, sectionOf } from './review.ts';
import { cnisTexts as texts } from './texts.ts';

interface RegistersProps {
  reviewed: readonly Reviewed[];
  limits: MonthLimits | null;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
  onChange: (reviewed: Reviewed) => void;
  onChooseAll: (places: readonly number[], included: boolean) => void;
}

const [everything, asking, incomplete] = ['', 'asks', 'incomplete'];

/** The links of which one thing is said, those that ask something, or those at some places, which stay while they are put right. */
export type ReviewFilter = string | { readonly places: readonly number[] };

export const everyRegister: ReviewFilter = everything;

const folded: readonly { section: Section; title: (count: number) => string }[] = [
  { section: 'unchanged', title: texts.unchanged },
  { section: 'undated', title: texts.undated },
  { section: 'benefits', title: texts.benefits },
];

/** A part of the extract that concerns few: its rows are made when it is opened. */
const Folded = ({ title, ...table }: { title: string } & Parameters<typeof RegisterTable>[0]) => {
  const [open, setOpen] = useState(false);
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }: { currentTarget: HTMLDetailsElement }) => setOpen(currentTarget.open)}
    >
      <Typography component="summary" variant="body2" sx={{ color: 'text.secondary', cursor: 'pointer', py: 0.75 }}>
        {title}
      </Typography>
      {open && <RegisterTable {...table} />}
    </Box>
  );
};

/** All registers, those that count first; what is usual is said once, in grey. */
export const Registers = ({ reviewed, limits, filter, onFilter, onChange, onChooseAll }: RegistersProps) => {
  const work = reviewed.filter((one) => sectionOf(one) === 'work');
  const noticed = work.map((one) => ({ one, notices: noticesOf(one, limits) }));
  const counts = new Map<string, number>();
  for (const { notices } of noticed) for (const { title } of notices) counts.set(title, (counts.get(title) ?? 0) + 1);
  const asks = ({ one, notices }: (typeof noticed)[number]) =>
    asksSomething(one) || notices.some((notice) => notice.asks);
  const places = typeof filter === 'string' ? null : filter.places;
  const matching = () => {
    if (places !== null) return reviewed.filter(({ place }) => places.includes(place));
    const found = noticed.filter((each) => {
      if (filter === everything) return true;
      return filter === asking ? asks(each) : each.notices.some(({ title }) => title === filter);
    });
    return found.map(({ one }) => one);
  };
  const shown = matching();
  const usual = usualIn(work, limits);
  const table = { limits, onChange, onChooseAll };
  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={texts.filter}
          value={places === null ? filter : incomplete}
          onChange={({ target }) => onFilter(target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ flex: '0 1 300px' }}
        >
          <MenuItem value={everything}>{texts.everything}</MenuItem>
          <MenuItem value={asking}>{texts.asking(noticed.filter(asks).length)}</MenuItem>
          {places !== null && <MenuItem value={incomplete}>{texts.incomplete(places.length)}</MenuItem>}
          {[...counts].map(([title, count]) => (
            <MenuItem key={title} value={title}>
              {title} ({count})
            </MenuItem>
          ))}
        </TextField>
        {usual.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 260px' }}>
            {usual.join(' · ')}
          </Typography>
        )}
      </Box>
      {shown.length > 0 ? (
        <RegisterTable label={texts.workLinks} shown={shown} {...table} />
      ) : (
        work.length > 0 && <Typography variant="body2">{texts.nothingShown}</Typography>
      )}
      {filter === everything &&
        folded.map(({ section, title }) => {
          const part = reviewed.filter((one) => sectionOf(one) === section);
          const words = title(part.length);
          return part.length === 0 ? null : (
            <Folded key={section} title={words} label={words} shown={part} {...table} />
          );
        })}
    </Stack>
  );
};
