import { z } from 'zod';
import {
  type CalculationExport,
  calculationExport,
  calculationExportFormat,
  type RegimeResult,
} from '../../../domain/api/calculation-export.ts';
import type { RegimeType } from '../../../domain/api/common.ts';
import { presentCalculation } from '../../../results/answers/calculation.ts';
import { presentCustomer } from '../../../results/answers/customer.ts';
import { presentWorkRecords } from '../../../results/answers/work-records.ts';
import { regimeData } from '../../../results/report-data.ts';
import type { Session } from '../../sessions/session.ts';
import { loadCalculation } from '../calculations/load.ts';
import { byId, type CallContext, download, json, route } from '../route.ts';
import { loadedCase } from '../rules/load.ts';

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The whole result as the screens show it, of both regimes. */
const resultOf = async (calculationId: string, context: CallContext<Session>): Promise<CalculationExport> => {
  const { deps } = context;
  const calculation = await loadCalculation(calculationId, context);
  const loaded = await loadedCase(calculationId, context);
  const regime = async (regimeType: RegimeType): Promise<RegimeResult> => {
    const { rules, totals } = await regimeData(loaded, regimeType, deps);
    return { regimeType, ...rules, timeTotals: totals.map(({ cut, totals: counted }) => ({ cut, ...counted })) };
  };
  return {
    exportedAt: deps.now(),
    customer: presentCustomer(loaded.customer, []),
    calculation: await presentCalculation(calculation, deps),
    workRecords: await presentWorkRecords(calculation, deps),
    regimes: [await regime('RPPS'), await regime('RGPS')],
  };
};

const exportResult = route(
  {
    method: 'get',
    path: '/calculations/:id/export',
    caller: 'adviser',
    tag: 'regras',
    noted: 'calculation-exported',
    summary: 'Todo o resultado de um cálculo: regras, requisitos, datas, valores e passos, em planilha ou em JSON',
    input: z.object({ params: byId, query: calculationExportFormat }),
    answer: calculationExport,
  },
  async ({ params, query }, context) => {
    const result = await resultOf(params.id, context);
    if (query.format === 'json') return json(result);
    const sheet = await context.deps.compute.run({ type: 'result-sheet', result });
    return download(Buffer.from(sheet, 'base64'), SPREADSHEET, 'resultado.xlsx');
  },
);

export const exportRoutes = [exportResult];
