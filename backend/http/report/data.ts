import type { TimeCut } from '../../../domain/api/calculations.ts';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { ReportRequest } from '../../../domain/api/report.ts';
import { usualLook } from '../../../domain/api/report-look.ts';
import { rulesAnswer } from '../../../domain/api/rules.ts';
import type { ScenarioComparison } from '../../../domain/api/scenarios.ts';
import { calculationDateOf } from '../../../domain/calculations/calculation.ts';
import { timeTotals } from '../../../domain/law/index.ts';
import { correctionTable, overlayOf } from '../../../domain/law/tables/index.ts';
import { formatMonthOfYear, parseMonth } from '../../../domain/units/month.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import type { UserDocument } from '../../../projections/users/schema.ts';
import { regimesConcluded, regimesPrinted } from '../../../report/content/index.ts';
import type { RegimeData, ReportData } from '../../../report/data.ts';
import type { LoadedCase } from '../../../results/load-case.ts';
import { lawInput } from '../../../results/question.ts';
import { scenarioSummaries } from '../../../results/scenarios.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../sessions/session.ts';
import { loadCalculation } from '../calculations/load.ts';
import { presentCalculation } from '../calculations/presenter.ts';
import { presentCustomer } from '../customers/presenter.ts';
import type { CallContext } from '../route.ts';
import { loadedCase } from '../rules/load.ts';
import { outcomesBy } from '../scenarios/outcomes.ts';
import { presentWorkRecords } from '../work-records/presenter.ts';

const cuts: readonly TimeCut[] = ['1998-12-16', '2003-12-31', 'reform', 'today'];

/** Everything that a report prints, as the screens show it too. */
export const reportData = async (request: ReportRequest, context: CallContext<Session>): Promise<ReportData> => {
  const { deps, session } = context;
  const calculation = await loadCalculation(request.calculationId, context);
  const loaded = await loadedCase(request.calculationId, context);
  const user = await deps.views.users.get(session.user.id);
  const printed = regimesPrinted(request, calculation.state.fields.regimeType);
  const regime = async (regimeType: RegimeType) =>
    printed.includes(regimeType) ? regimeData(loaded, regimeType, deps) : null;
  const presented = await presentCalculation(calculation, deps);
  return {
    customer: presentCustomer(loaded.customer, []),
    calculation: presented,
    workRecords: await presentWorkRecords(calculation, deps),
    rpps: await regime('RPPS'),
    rgps: await regime('RGPS'),
    scenarios: await scenariosOf(loaded, { request, calculation: presented }, deps),
    office: {
      name: session.user.name,
      text: session.user.office,
      oab: session.user.oab,
      city: session.user.city,
      logo: await logoOf(user, deps),
    },
    indexesUntil: indexesUntil(loaded),
    look: user?.reportLook ?? usualLook,
    request,
    printedOn: dayInSaoPaulo(deps.now()),
  };
};

/** The rules of one regime, and its times on each cut. */
export const regimeData = async (loaded: LoadedCase, regimeType: RegimeType, deps: Deps): Promise<RegimeData> => {
  const { question, revisions } = loaded;
  const rules = rulesAnswer.parse(JSON.parse(await deps.results.rules(question, revisions, regimeType)));
  const input = lawInput(question, regimeType);
  return { rules, totals: cuts.map((cut) => ({ cut, totals: timeTotals(input, cut, regimeType) })) };
};

/** Of each regime of which the report says when one can retire; none where there are none, or they are not wanted. */
const scenariosOf = async (
  { question }: LoadedCase,
  asked: Pick<ReportData, 'request' | 'calculation'>,
  deps: Deps,
): Promise<ScenarioComparison[]> => {
  if (asked.request.scenarios === false || question.calculation.scenarios.length === 0) return [];
  return Promise.all(
    regimesConcluded(asked).map((regimeType) => scenarioSummaries(question, regimeType, outcomesBy(deps))),
  );
};

const indexesUntil = ({ question: { calculation, today, indexes } }: LoadedCase): string | null => {
  const table = correctionTable(parseMonth(calculationDateOf(calculation, today).day), overlayOf(indexes));
  return table === null ? null : formatMonthOfYear(table.reference);
};

/** The logo as a `data:` address: the page that is printed reaches no network. */
const logoOf = async (user: UserDocument | null, deps: Deps): Promise<string | null> => {
  const file = user === null || user.logo === null ? null : await deps.stores.files.get(user.logo);
  return file === null ? null : `data:${file.contentType};base64,${Buffer.from(file.bytes).toString('base64')}`;
};
