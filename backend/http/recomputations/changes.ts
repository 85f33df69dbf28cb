import { z } from 'zod';
import { calculationChangesAnswer, calculationChangesQuery } from '../../../domain/api/recomputations.ts';
import { knownRule } from '../../../domain/law/places/described/rules.ts';
import { causeInWords } from '../../../domain/words/recomputation.ts';
import { unreadableText } from '../../../domain/words/unreadable.ts';
import { asDescribed, placesOfAccount } from '../../../projections/described-places/query.ts';
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
    const own = (await placesOfAccount(views.describedPlaces, session.user.accountId)).map(asDescribed);
    const shown = items.flatMap(({ id: _id, accountId: _accountId, cause, ...change }) => {
      const customer = customers.get(change.customerId);
      const calculation = calculations.get(change.calculationId);
      // Removed since, and not yet forgotten.
      if (customer === undefined || calculation === undefined) return [];
      return {
        ...change,
        customerName: customer.unreadable ? unreadableText : customer.name,
        calculationName: calculation.fields.name,
        ruleName: knownRule(change.ruleId, own)?.modality ?? change.ruleId,
        cause: causeInWords(cause),
      };
    });
    return json({ changes: shown, pagination: { page, limit, totalCount: total } });
  },
);
