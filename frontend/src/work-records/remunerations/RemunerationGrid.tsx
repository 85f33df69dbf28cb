import Box from '@mui/material/Box';
import type { ClipboardEvent, RefObject } from 'react';
import type { RegimeType } from '../../../../domain/api/common.ts';
import { copied } from './fill.ts';
import type { GridRow } from './grid-state.ts';
import { Row, type RowHandlers } from './Row.tsx';
import { isInside, type Range, sizeOf } from './range.ts';
import { remarkOf } from './remarks.ts';
import { Sheet } from './Sheet.ts';
import { SheetFoot } from './SheetFoot.tsx';
import { remunerationTexts as texts } from './texts.ts';
import { type Indexes, updatedOf } from './updated.ts';
import type { LimitsOfMonth } from './useLimits.ts';

interface RemunerationGridProps {
  rows: readonly GridRow[];
  limits: ReadonlyMap<string, LimitsOfMonth>;
  indexes: Indexes;
  regimeType: RegimeType;
  range: Range;
  handlers: RowHandlers;
  autoFocus: boolean;
  body: RefObject<HTMLTableSectionElement | null>;
}

/** A spreadsheet of the months of one record. */
export const RemunerationGrid = (props: RemunerationGridProps) => {
  const { rows, limits, indexes, regimeType, range, handlers, autoFocus, body } = props;
  const several = sizeOf(range) > 1;
  const copy = (event: ClipboardEvent) => {
    if (!several) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copied(rows, range));
  };
  if (rows.length === 0) return <Box sx={{ py: 3 }}>{texts.noRows}</Box>;
  return (
    <Box sx={{ maxHeight: { sm: '60vh' }, overflow: { sm: 'auto' } }}>
      <Sheet aria-label={texts.title} onCopy={copy}>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            <th scope="col">{texts.value}</th>
            <th scope="col" className="index">
              {texts.index}
            </th>
            <th scope="col">{texts.updated}</th>
            <th scope="col">{texts.note}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => {
            const { index: factor, value } = updatedOf(row, indexes);
            return (
              <Row
                key={row.key}
                row={row}
                index={index}
                remark={remarkOf(row, limits.get(row.month === '13' ? `${row.year}-12` : row.key), regimeType)}
                factor={factor}
                updated={value}
                chosen={several && isInside(range, index)}
                autoFocus={autoFocus}
                handlers={handlers}
              />
            );
          })}
        </tbody>
        <SheetFoot rows={rows} indexes={indexes} />
      </Sheet>
    </Box>
  );
};
