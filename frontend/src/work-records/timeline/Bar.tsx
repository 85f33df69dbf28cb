import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import type { WorkRecord } from '../../../../domain/api/work-records.ts';
import { periodText } from '../period.ts';
import { recordTexts as texts } from '../texts.ts';
import type { axisOf } from './layout.ts';
import { barLook } from './look.ts';

interface BarProps {
  record: WorkRecord;
  axis: ReturnType<typeof axisOf>;
  /** The last day of the axis, up to which a running record reaches. */
  last: string;
  onOpen: () => void;
}

/** One record on the timeline; it opens the record. */
export const Bar = ({ record, axis, last, onOpen }: BarProps) => {
  const name = texts.openRecord(record.companyName, periodText(record));
  return (
    <Tooltip title={name}>
      <ButtonBase
        aria-label={name}
        onClick={onOpen}
        sx={{
          position: 'absolute',
          left: axis.left(record.ingressDate),
          width: axis.width(record.ingressDate, record.egressDate ?? last),
          minWidth: 4,
          top: 3,
          height: 18,
          minHeight: 0,
          borderRadius: 0.75,
          boxShadow: ({ palette }) => `0 0 0 1px ${palette.background.default}`,
          ...barLook[record.regimeType],
          '&:focus-visible': { outline: 2, outlineColor: 'text.primary', outlineOffset: 1, zIndex: 1 },
        }}
      />
    </Tooltip>
  );
};
