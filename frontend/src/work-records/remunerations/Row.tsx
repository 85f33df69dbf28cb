import { type Dispatch, type MouseEvent, memo } from 'react';
import { formatAmount } from '../../../../domain/words/format.ts';
import { Conflict } from './Conflict.tsx';
import { GridCell } from './GridCell.tsx';
import { type GridAction, type GridRow, monthText } from './grid-state.ts';
import { remunerationTexts as texts } from './texts.ts';

/** What the rows of a sheet have in common; the same object as long as nothing of it changes. */
export interface RowHandlers {
  dispatch: Dispatch<GridAction>;
  onTyping: (typing: boolean) => void;
  onPaste: (index: number, text: string) => void;
  onMove: (index: number) => void;
  onExtend: (index: number) => void;
  onFocus: (index: number) => void;
  onClear: () => boolean;
}

interface RowProps {
  row: GridRow;
  index: number;
  remark: string;
  /** What brings the month to the money of the calculation date, and its value in it. */
  factor: number | null;
  updated: number | null;
  chosen: boolean;
  autoFocus: boolean;
  handlers: RowHandlers;
}

const factorText = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 6, maximumFractionDigits: 6 });

const classesOf = (row: GridRow, chosen: boolean): string | undefined =>
  [row.month === '13' ? 'thirteenth' : '', chosen ? 'chosen' : ''].filter((name) => name !== '').join(' ') || undefined;

/** One month of the sheet. */
export const Row = memo(({ row, index, remark, factor, updated, chosen, autoFocus, handlers }: RowProps) => {
  const { dispatch, onTyping, onPaste, onMove, onExtend, onFocus, onClear } = handlers;
  const mouseDown = (event: MouseEvent) => {
    if (!event.shiftKey) return;
    event.preventDefault();
    onExtend(index);
  };
  return (
    <tr className={classesOf(row, chosen)}>
      <th scope="row">{monthText(row)}</th>
      <td data-row={index} onMouseDown={mouseDown}>
        <GridCell
          label={texts.valueOf(monthText(row))}
          value={row.value}
          unread={row.unread}
          autoFocus={autoFocus && index === 0}
          describedBy={`remark-${row.key}`}
          onType={(text) => dispatch({ type: 'typed', index, text })}
          onTyping={onTyping}
          onPaste={(text) => onPaste(index, text)}
          onUndo={() => dispatch({ type: 'undone' })}
          onMove={(rows) => onMove(index + rows)}
          onExtend={(rows) => onExtend(index + rows)}
          onFocus={() => onFocus(index)}
          onClear={onClear}
        />
      </td>
      <td className="derived index">{factor === null || row.value === null ? '' : factorText.format(factor)}</td>
      <td className="derived">{updated === null ? '' : formatAmount(updated)}</td>
      <td id={`remark-${row.key}`} className={row.unread === null ? 'remark' : 'remark unread'}>
        {row.saved !== null && (
          <Conflict row={row} saved={row.saved} onYield={() => dispatch({ type: 'yielded', index })} />
        )}
        {remark}
      </td>
    </tr>
  );
});
