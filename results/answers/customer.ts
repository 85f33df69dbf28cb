import type { Customer } from '../../domain/api/customers.ts';
import { regimeName } from '../../domain/calculations/regime-name.ts';
import type { DescribedByOffice } from '../../domain/law/places/described/of-office.ts';
import { unreadableText } from '../../domain/words/unreadable.ts';
import type { CalculationDocument } from '../../projections/calculations/schema.ts';
import type { CustomerDocument } from '../../projections/customers/schema.ts';

/**
 * A customer as answered, with the calculations that their page lists.
 * @param described what the account's office describes, by which a calculation may name its regime
 */
export const presentCustomer = (
  { id, accountId, fields, unreadable, createdAt, updatedAt }: CustomerDocument,
  calculations: readonly CalculationDocument[],
  described: readonly DescribedByOffice[] = [],
): Customer => ({
  id,
  accountId,
  ...fields,
  ...(unreadable ? { name: unreadableText } : {}),
  createdAt,
  updatedAt,
  calculations: calculations.map((calculation) => ({
    id: calculation.id,
    name: calculation.unreadable ? unreadableText : calculation.fields.name,
    regimeType: calculation.fields.regimeType,
    regime: regimeName(calculation.fields, described),
    createdAt: calculation.createdAt,
    updatedAt: calculation.updatedAt,
  })),
});
