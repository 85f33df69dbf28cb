import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { type KeyboardEvent, memo } from 'react';
import type { Calculation } from '../../../../domain/api/calculations.ts';
import type { WorkRecord } from '../../../../domain/api/work-records.ts';
import { formatSpan } from '../../../../domain/words/format.ts';
import { periodText } from '../period.ts';
import { RecordMenu } from '../RecordMenu.tsx';
import type { RecordAction } from '../record-actions.ts';
import { recordTexts as texts } from '../texts.ts';
import { CountWhy } from './CountWhy.tsx';

interface CompactRowProps {
  record: WorkRecord;
  method: Calculation['countingMethod'];
  chosen: boolean;
  onChoose: (recordId: string, chosen: boolean) => void;
  onAction: (action: RecordAction, recordId: string) => void;
}

const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 2 },
  minHeight: 36,
  borderBottom: 1,
  borderColor: 'divider',
  typography: 'body2',
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr) auto auto',
    md: 'auto minmax(0, 1fr) 190px 150px 84px 52px auto',
  },
  breakInside: 'avoid',
} as const;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const onDesk = { display: { xs: 'none', md: 'block' } } as const;
/** Two records of one employer look the same where its name is cut: their days tell them apart. */
const onPhone = {
  display: { md: 'none' },
  px: 2,
  mt: -1,
  pb: 0.5,
  typography: 'caption',
  color: 'text.secondary',
} as const;

/** For which count its time is: of a regime, or of the country that keeps it. */
const countedIn = ({ country, regimeType }: WorkRecord): string => country ?? regimeType;

/** Its days here; none of a record abroad, which is no zero: the note beside it says where they count. */
const lengthOf = ({ country, days, time }: WorkRecord, method: CompactRowProps['method']): string => {
  if (country !== null) return '—';
  return method === 'days365' ? texts.days(days) : formatSpan(time);
};

/** A record in one line: who, when, how long, for which regime and how much of its pay is known. */
const CompactRow = memo(({ record, method, chosen, onChoose, onAction }: CompactRowProps) => (
  <Box component="li" sx={row}>
    <Checkbox
      size="small"
      checked={chosen}
      onChange={(_event, now) => onChoose(record.id, now)}
      slotProps={{ input: { 'aria-label': texts.choose(record.companyName) } }}
      sx={{ p: 0.5, displayPrint: 'none' }}
    />
    <Box sx={{ minWidth: 0, display: 'grid', justifyItems: 'start' }}>
      <Button
        data-row
        size="small"
        color="inherit"
        onClick={() => onAction('edit', record.id)}
        sx={{ justifyContent: 'flex-start', minWidth: 0, maxWidth: '100%', textAlign: 'left', fontWeight: 600 }}
      >
        <Box component="span" sx={cut}>
          {record.companyName}
        </Box>
      </Button>
      <Box component="span" sx={onPhone}>
        {`${periodText(record)} · ${countedIn(record)}`}
      </Box>
    </Box>
    <Box component="span" sx={onDesk}>
      {periodText(record)}
    </Box>
    <Box component="span" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
      {lengthOf(record, method)}
      <CountWhy record={record} />
    </Box>
    <Box component="span" sx={{ ...onDesk, ...cut }} title={countedIn(record)}>
      {countedIn(record)}
    </Box>
    <Box
      component="span"
      sx={{ ...onDesk, textAlign: 'right' }}
      title={record.country === null ? texts.filled(texts.percent(record.fillPercent)) : texts.abroadUnpaid}
    >
      {record.country === null ? texts.percent(record.fillPercent) : '—'}
    </Box>
    <RecordMenu record={record} withRemunerations onChoose={(action) => onAction(action, record.id)} />
  </Box>
));

/** The arrows go from line to line, as in a list of files. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((one) => one.matches(':focus'));
  if (at < 0) return;
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
};

interface CompactListProps extends Omit<CompactRowProps, 'record' | 'chosen'> {
  records: readonly WorkRecord[];
  isChosen: (recordId: string) => boolean;
}

/** Every record in one line. */
export const CompactList = ({ records, isChosen, ...props }: CompactListProps) => (
  <Box component="ul" aria-label={texts.compactList} onKeyDown={walk} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {records.map((record) => (
      <CompactRow key={record.id} record={record} chosen={isChosen(record.id)} {...props} />
    ))}
  </Box>
);
