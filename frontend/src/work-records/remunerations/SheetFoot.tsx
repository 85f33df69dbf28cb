import { formatAmount } from '../../../../domain/words/format.ts';
import type { GridRow } from './grid-state.ts';
import { remunerationTexts as texts } from './texts.ts';
import { type Indexes, sumsOf } from './updated.ts';

/** The sums of a sheet, as they stand while it is edited. */
export const SheetFoot = ({ rows, indexes }: { rows: readonly GridRow[]; indexes: Indexes }) => {
  const { value, updated, incomplete } = sumsOf(rows, indexes);
  return (
    <tfoot>
      <tr>
        <th scope="row">{texts.sum}</th>
        <td className="sum">{formatAmount(value)}</td>
        <td className="index" />
        <td className="derived">{formatAmount(updated)}</td>
        <td className="remark">{incomplete ? texts.sumIncomplete : ''}</td>
      </tr>
    </tfoot>
  );
};
