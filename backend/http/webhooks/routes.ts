import { z } from 'zod';
import { reportOf } from '../../../billing/asaas/shapes.ts';
import { noteReport } from '../../../billing/reports.ts';
import { Problem } from '../problem.ts';
import { json, publicRoute } from '../route.ts';

/** The payment provider repeats a report until it is answered 200: whatever is no news for us is answered so too. */
const asaas = publicRoute(
  {
    method: 'post',
    path: '/webhooks/asaas',
    tag: 'pagamentos',
    summary: 'Recebe os avisos do provedor de pagamentos (cabeçalho asaas-access-token)',
    input: z.object({ body: z.unknown() }),
    answer: z.strictObject({ received: z.boolean() }),
  },
  async ({ body }, { deps, header, address, correlationId }) => {
    if (!(await deps.billing.isProviders(header('asaas-access-token')))) {
      deps.security.note('webhook-refused', { by: null, address, correlationId });
      throw new Problem('NotAuthenticated');
    }
    const report = reportOf(body);
    const outcome = report === null ? 'unknown' : await noteReport(deps, report);
    deps.logger.info({ event: report?.event ?? null, outcome, correlationId }, 'report of the payment provider');
    deps.metrics.paymentReport(outcome);
    return json({ received: true });
  },
);

export const webhookRoutes = [asaas];
