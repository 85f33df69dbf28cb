import { z } from 'zod';
import { customerExportQuery } from '../../../domain/api/customers.ts';
import { type SearchAnswer, searchAnswer, searchQuery } from '../../../domain/api/search.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { searchCases } from '../../../projections/case-search/query.ts';
import { listCustomers } from '../../../projections/customer-list/query.ts';
import { json, route } from '../route.ts';

const MOST = 10;

const nothing: SearchAnswer = {
  customers: [],
  calculations: [],
  employers: [],
  more: { customers: false, calculations: false, employers: false },
};

const search = route(
  {
    method: 'get',
    path: '/search',
    caller: 'adviser',
    tag: 'clientes',
    summary: 'Procura em clientes, cálculos e empregadores da conta, sem distinguir acentos e maiúsculas',
    input: z.object({ query: searchQuery }),
    answer: searchAnswer,
  },
  async ({ query }, { deps, session }) => {
    const text = query.q.trim();
    if (text === '') return json(nothing);
    const { views } = deps;
    const { accountId } = session.user;
    const selection = {
      ...customerExportQuery.parse({}),
      search: text,
      searchIn: 'all',
      page: 1,
      limit: MOST,
    } as const;
    const [customers, cases] = await Promise.all([
      listCustomers(views.customerList, accountId, selection, dayInSaoPaulo(deps.now())),
      searchCases(views.caseSearch, accountId, text, MOST),
    ]);
    const ids = [...cases.calculations, ...cases.employers.map(({ calculation }) => calculation)].map(
      ({ customerId }) => customerId,
    );
    const rows = await views.customerList.getMany([...new Set(ids)]);
    const of = (customerId: string) => ({ customerId, customerName: rows.get(customerId)?.name ?? null });
    return json({
      customers: customers.items.map(({ id, name, birthDate }) => ({ id, name, birthDate })),
      calculations: cases.calculations.map(({ id, name, regimeType, customerId }) => ({
        id,
        name,
        regimeType,
        ...of(customerId),
      })),
      employers: cases.employers.map(({ companyName, calculation: { id, name, customerId } }) => ({
        companyName,
        calculationId: id,
        calculationName: name,
        ...of(customerId),
      })),
      more: { customers: customers.total > customers.items.length, ...cases.more },
    });
  },
);

export const searchRoutes = [search];
