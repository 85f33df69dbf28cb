import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { dayOf } from '../../../../domain/units/day.ts';
import { formatDate } from '../../../../domain/words/format.ts';
import { recordTexts as texts } from '../texts.ts';
import type { axisOf, Gap } from './layout.ts';

interface GapMarkProps {
  gap: Gap;
  axis: ReturnType<typeof axisOf>;
  onFill: () => void;
}

/** A time without any record; it opens a new record of these dates. */
export const GapMark = ({ gap, axis, onFill }: GapMarkProps) => {
  const days = texts.days(dayOf(gap.to) - dayOf(gap.from) + 1);
  const name = texts.gap(formatDate(gap.from), formatDate(gap.to), days);
  return (
    <Tooltip title={name}>
      <ButtonBase
        aria-label={name}
        onClick={onFill}
        sx={{
          position: 'absolute',
          left: axis.left(gap.from),
          width: axis.width(gap.from, gap.to),
          minWidth: 4,
          top: 3,
          height: 18,
          minHeight: 0,
          borderRadius: 0.75,
          border: '1px dashed',
          borderColor: 'warning.main',
          '&:focus-visible': { outline: 2, outlineColor: 'text.primary', outlineOffset: 1, zIndex: 1 },
        }}
      />
    </Tooltip>
  );
};
