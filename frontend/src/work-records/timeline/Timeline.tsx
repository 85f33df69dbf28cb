import Box from '@mui/material/Box';
import { type FocusEvent, useState } from 'react';
import { regimeType } from '../../../../domain/api/common.ts';
import type { WorkRecord } from '../../../../domain/api/work-records.ts';
import { recordTexts as texts } from '../texts.ts';
import { Axis } from './Axis.tsx';
import { Bar } from './Bar.tsx';
import { type Cut, CutMarks } from './CutMarks.tsx';
import { GapMark } from './GapMark.tsx';
import { axisOf, type Gap, gapsOf, lanesOf } from './layout.ts';
import { barLook } from './look.ts';
import { markOf, ReachedMark, rove } from './rove.ts';

interface TimelineProps {
  records: readonly WorkRecord[];
  asOf: string;
  /** The days on which the law changed. */
  cuts: readonly Cut[];
  /** Opens a record; a past that cannot be changed gives neither of the two. */
  onOpen?: (recordId: string) => void;
  onFill?: (gap: Gap) => void;
}

const Legend = ({ withAbroad }: { withAbroad: boolean }) => (
  <Box component="figcaption" sx={{ display: 'flex', gap: 2, mb: 0.75, typography: 'caption' }}>
    {[...regimeType.options, ...(withAbroad ? (['abroad'] as const) : [])].map((regime) => (
      <Box key={regime} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Box sx={{ width: 14, height: 14, borderRadius: 0.5, ...barLook[regime] }} />
        {regime === 'abroad' ? texts.abroadShort : regime}
      </Box>
    ))}
  </Box>
);

/** All records against the years, with gaps, overlaps and the days on which the law changed. */
export const Timeline = ({ records, asOf, cuts, onOpen, onFill }: TimelineProps) => {
  const [at, setAt] = useState<string | null>(null);
  const [first] = records.map(({ ingressDate }) => ingressDate).sort();
  if (first === undefined) return null;
  const last = records.reduce((end, { egressDate }) => ((egressDate ?? asOf) > end ? (egressDate ?? asOf) : end), asOf);
  const axis = axisOf(first, last);
  const gaps = gapsOf(records, last);
  const marks = [
    ...records.map(({ ingressDate, id }) => markOf(ingressDate, id)),
    ...gaps.map(({ from }) => markOf(from)),
  ].sort();
  const reached = marks.find((mark) => mark === at) ?? marks[0] ?? null;
  const walked = {
    role: 'toolbar',
    'aria-label': texts.timelineWalk,
    onKeyDown: rove,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => setAt(target.dataset.mark ?? at),
  };
  return (
    <Box
      component="figure"
      aria-label={texts.timeline}
      sx={{ m: 0, px: 0.25, overflow: 'hidden', breakInside: 'avoid' }}
    >
      <Legend withAbroad={records.some(({ country }) => country !== null)} />
      <ReachedMark value={reached}>
        <Box {...(onOpen === undefined ? {} : walked)} sx={{ position: 'relative', pt: 2.5 }}>
          <CutMarks cuts={cuts.filter(({ day }) => axis.holds(day) && day <= asOf)} axis={axis} />
          {lanesOf(records, last).map((lane) => (
            <Box key={lane.map(({ id }) => id).join()} sx={{ position: 'relative', height: 24 }}>
              {lane.map((record) => (
                <Bar key={record.id} record={record} axis={axis} last={last} onOpen={onOpen} />
              ))}
            </Box>
          ))}
          {gaps.length > 0 && (
            <Box role="group" aria-label={texts.gaps} sx={{ position: 'relative', height: 24 }}>
              {gaps.map((gap) => (
                <GapMark key={gap.from} gap={gap} axis={axis} onFill={onFill} />
              ))}
            </Box>
          )}
          <Axis from={first} to={last} axis={axis} />
        </Box>
      </ReachedMark>
    </Box>
  );
};
