import type { RegimeType } from '../../../../domain/api/common.ts';
import { isSincePlanoReal } from '../../../../domain/units/month.ts';
import { formatMoney } from '../../../../domain/words/format.ts';
import type { GridRow } from './grid-state.ts';
import { remunerationTexts as texts } from './texts.ts';
import type { LimitsOfMonth } from './useLimits.ts';

type Limits = Pick<LimitsOfMonth, 'minimum' | 'ceiling'>;

/** Why a value is another one than the extract had printed. */
const readText = (value: number, readValue: number, { minimum, ceiling }: Limits): string => {
  const printed = formatMoney(readValue);
  if (value === ceiling && readValue > value) return texts.readAboveCeiling(printed);
  return value === minimum && readValue < value ? texts.readBelowMinimum(printed) : texts.read(printed);
};

/** What a value passes, and what an extract had printed. The ceiling is the INSS's: servants contribute above it. */
export const remarkOf = (
  { month, year, value, readValue, unread }: GridRow,
  limits: Limits | undefined,
  regimeType: RegimeType,
): string => {
  if (unread !== null) return unread.reason;
  if (!isSincePlanoReal({ month, year })) return texts.before1994;
  if (value === null) return '';
  const { minimum = null, ceiling = null } = limits ?? {};
  const passed = [
    readValue !== undefined && readValue !== value ? readText(value, readValue, { minimum, ceiling }) : null,
    regimeType === 'RGPS' && ceiling !== null && value > ceiling ? texts.aboveCeiling(formatMoney(ceiling)) : null,
    minimum !== null && value < minimum ? texts.belowMinimum(formatMoney(minimum)) : null,
  ];
  return passed.filter((remark) => remark !== null).join(' · ');
};
