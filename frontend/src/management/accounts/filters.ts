import type { Account } from '../../../../domain/api/accounts.ts';
import type { accountTexts as texts } from './texts.ts';

export type AccountFilter = keyof typeof texts.filters;

export const filters: Readonly<Record<AccountFilter, (account: Account) => boolean>> = {
  all: () => true,
  active: ({ status }) => status === 'ACTIVE' || status === 'ONLY_TRIAL',
  pending: ({ status }) => status === 'PENDING',
  inactive: ({ status }) => status === 'INACTIVE',
  late: ({ billing }) => (billing?.late ?? null) !== null,
  failed: ({ billing }) => (billing?.failure ?? null) !== null,
  left: ({ billing }) => (billing?.leaving ?? null) !== null,
  contact: ({ billing }) => billing?.leaving?.wantsContact === true,
};

export const isAccountFilter = (name: string): name is AccountFilter => Object.hasOwn(filters, name);
