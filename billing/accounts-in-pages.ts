import type { AccountsView } from '../projections/accounts/query.ts';
import type { AccountDocument } from '../projections/accounts/schema.ts';

const PAGE = 200;

/** Every account, a few at a time, so that any number of them fits into memory. */
export async function* accountsInPages(view: AccountsView): AsyncGenerator<AccountDocument> {
  for (let number = 1; ; number += 1) {
    const { items } = await view.find({
      sort: [{ field: 'foldedName', order: 'asc' }],
      page: { number, size: PAGE },
    });
    yield* items;
    if (items.length < PAGE) return;
  }
}
