import { z } from 'zod';
import { calculationChangesAnswer, calculationChangesQuery } from '../../../domain/api/recomputations.ts';
import { ruleById } from '../../../domain/law/index.ts';
import { causeInWords } from '../../../domain/words/recomputation.ts';
import { unreadableText } from '../../../domain/words/unreadable.ts';
import { json, route } from '../route.ts';

export const changes = route(
  {
    method: 'get',
    path: '/calculation-changes',
    caller: 'adviser',
    tag: 'recálculo',
    summary:
      'Os cálculos cujo dia ou valor mudou por causa de regras ou índices; os mais recentes primeiro, por cliente',
    input: z.object({ query: calculationChangesQuery }),
    answer: calculationChangesAnswer,
  },
  async ({ query: { since, page, limit } }, { deps: { results, views }, session }) => {
    const from = since === undefined ? null : new Date(since).toISOString();
    const { items, total } = await results.headlines.changesOf(session.user.accountId, { since: from, page, limit });
    const customers = await views.customerList.getMany(items.map(({ customerId }) => customerId));
    const calculations = await views.calculations.getMany(items.map(({ calculationId }) => calculationId));
    const shown = items.flatMap(({ id: _id, accountId: _accountId, cause, ...change }) => {
      const customer = customers.get(change.customerId);
      const calculation = calculations.get(change.calculationId);
      // Removed since, and not yet forgotten.
      if (customer === undefined || calculation === undefined) return [];
      return {
        ...change,
        customerName: customer.unreadable ? unreadableText : customer.name,
        calculationName: calculation.fields.name,
        ruleName: ruleById(change.ruleId)?.modality ?? change.ruleId,
        cause: causeInWords(cause),
      };
    });
    return json({ changes: shown, pagination: { page, limit, totalCount: total } });
  },
);
