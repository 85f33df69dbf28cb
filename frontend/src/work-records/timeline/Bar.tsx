import type { Theme } from '@mui/material/styles';
import type { WorkRecord } from '../../../../domain/api/work-records.ts';
import { periodText } from '../period.ts';
import { recordTexts as texts } from '../texts.ts';
import type { axisOf } from './layout.ts';
import { barLook } from './look.ts';
import { Mark } from './Mark.tsx';
import { markOf } from './rove.ts';

interface BarProps {
  record: WorkRecord;
  axis: ReturnType<typeof axisOf>;
  /** The last day of the axis, up to which a running record reaches. */
  last: string;
  onOpen: ((recordId: string) => void) | undefined;
}

const nameOf = (record: WorkRecord): string => {
  const period = periodText(record);
  return texts.openRecord(
    record.companyName,
    record.country === null ? period : `${period} · ${texts.abroad(record.country)}`,
  );
};

/** One record on the timeline; it opens the record, where one can be opened. */
export const Bar = ({ record, axis, last, onOpen }: BarProps) => (
  <Mark
    mark={markOf(record.ingressDate, record.id)}
    name={nameOf(record)}
    onPress={onOpen === undefined ? undefined : () => onOpen(record.id)}
    left={axis.left(record.ingressDate)}
    width={axis.width(record.ingressDate, record.egressDate ?? last)}
    look={{
      boxShadow: ({ palette }: Theme) => `0 0 0 1px ${palette.background.default}`,
      ...barLook[record.country === null ? record.regimeType : 'abroad'],
    }}
  />
);
