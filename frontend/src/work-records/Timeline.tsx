import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { regimeType } from '../../../domain/api/common.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { periodText } from './period.ts';
import { recordTexts as texts } from './texts.ts';

interface TimelineProps {
  records: readonly WorkRecord[];
  asOf: string;
}

const dayNumber = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000;

/** Records that overlap stand on lanes of their own. */
export const lanesOf = (records: readonly WorkRecord[], asOf: string): WorkRecord[][] => {
  const lanes: WorkRecord[][] = [];
  for (const record of [...records].sort((a, b) => a.ingressDate.localeCompare(b.ingressDate))) {
    const lane = lanes.find((candidate) => (candidate.at(-1)?.egressDate ?? asOf) < record.ingressDate);
    if (lane === undefined) lanes.push([record]);
    else lane.push(record);
  }
  return lanes;
};

const yearsShown = (from: number, to: number): number[] => {
  const first = Math.ceil(from / 5) * 5;
  const step = to - from > 30 ? 10 : 5;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, index) => first + index * step);
};

const barColor = { RPPS: 'primary.main', RGPS: 'notApplicable.main' } as const;

/** All records against the years, so that gaps and overlaps are seen at a glance. */
export const Timeline = ({ records, asOf }: TimelineProps) => {
  const starts = records.map(({ ingressDate }) => ingressDate).sort();
  const [first] = starts;
  if (first === undefined) return null;
  const last = records.reduce((end, { egressDate }) => ((egressDate ?? asOf) > end ? (egressDate ?? asOf) : end), asOf);
  const from = dayNumber(first);
  const length = Math.max(1, dayNumber(last) - from + 1);
  const left = (iso: string) => `${((dayNumber(iso) - from) / length) * 100}%`;
  const width = ({ ingressDate, egressDate }: WorkRecord) =>
    `${(Math.max(1, dayNumber(egressDate ?? last) - dayNumber(ingressDate) + 1) / length) * 100}%`;
  return (
    <Box component="figure" aria-label={texts.timeline} sx={{ m: 0, px: 0.25, overflow: 'hidden' }}>
      <Box component="figcaption" sx={{ display: 'flex', gap: 2, mb: 0.75, typography: 'caption' }}>
        {regimeType.options.map((regime) => (
          <Box key={regime} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box sx={{ width: 14, height: 14, borderRadius: 0.5, bgcolor: barColor[regime] }} />
            {regime}
          </Box>
        ))}
      </Box>
      {lanesOf(records, last).map((lane) => (
        <Box key={lane.map(({ id }) => id).join()} sx={{ position: 'relative', height: 18, mb: 0.5 }}>
          {lane.map((record) => (
            <Tooltip key={record.id} title={`${record.companyName} · ${periodText(record)}`}>
              <Box
                role="img"
                sx={{
                  position: 'absolute',
                  left: left(record.ingressDate),
                  width: width(record),
                  minWidth: 3,
                  height: 1,
                  borderRadius: 0.75,
                  bgcolor: barColor[record.regimeType],
                  boxShadow: ({ palette }) => `0 0 0 1px ${palette.background.default}`,
                }}
              />
            </Tooltip>
          ))}
        </Box>
      ))}
      <Box sx={{ position: 'relative', height: 20, borderTop: 1, borderColor: 'divider' }} aria-hidden>
        {yearsShown(Number(first.slice(0, 4)) + 1, Number(last.slice(0, 4))).map((year) => (
          <Typography
            key={year}
            variant="caption"
            sx={{
              position: 'absolute',
              left: left(`${year}-01-01`),
              transform: 'translateX(-50%)',
              color: 'text.secondary',
            }}
          >
            {year}
          </Typography>
        ))}
      </Box>
    </Box>
  );
};
