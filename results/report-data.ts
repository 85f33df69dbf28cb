import type { User } from '../domain/api/auth.ts';
import type { TimeCut } from '../domain/api/calculations.ts';
import type { RegimeType } from '../domain/api/common.ts';
import type { ReportRequest } from '../domain/api/report.ts';
import { rulesAnswer } from '../domain/api/rules.ts';
import { calculationDateOf } from '../domain/calculations/calculation.ts';
import { timeTotals } from '../domain/law/index.ts';
import { correctionTable, overlayOf } from '../domain/law/tables/index.ts';
import { formatMonthOfYear, parseMonth } from '../domain/units/month.ts';
import { dayInSaoPaulo } from '../domain/words/today.ts';
import { regimesPrinted } from '../report/content/index.ts';
import type { RegimeData, ReportData } from '../report/data.ts';
import type { Files } from '../stores/files/port.ts';
import { presentCalculation } from './answers/calculation.ts';
import { presentCustomer } from './answers/customer.ts';
import { presentWorkRecords } from './answers/work-records.ts';
import { type CaseSources, type LoadedCase, loadedCalculation } from './load-case.ts';
import { lawInput } from './question.ts';
import type { Results } from './results.ts';

const cuts: readonly TimeCut[] = ['1998-12-16', '2003-12-31', 'reform', 'today'];

interface ReportSources extends CaseSources {
  readonly results: Results;
  readonly stores: { readonly files: Files };
}

/** Everything that a report by this user prints, as the screens show it too. */
export const reportData = async (
  request: ReportRequest,
  loaded: LoadedCase,
  user: User,
  sources: ReportSources,
): Promise<ReportData> => {
  const calculation = loadedCalculation(loaded.calculation);
  const printed = regimesPrinted(request, calculation.state.fields.regimeType);
  const regime = async (regimeType: RegimeType) =>
    printed.includes(regimeType) ? regimeData(loaded, regimeType, sources) : null;
  return {
    customer: presentCustomer(loaded.customer, []),
    calculation: await presentCalculation(calculation, sources),
    workRecords: await presentWorkRecords(calculation, sources),
    rpps: await regime('RPPS'),
    rgps: await regime('RGPS'),
    office: {
      name: user.name,
      text: user.office,
      oab: user.oab,
      city: user.city,
      logo: await logoOf(user, sources),
    },
    indexesUntil: indexesUntil(loaded),
    request,
    printedOn: dayInSaoPaulo(sources.now()),
  };
};

/** The rules of one regime, and its times on each cut. */
export const regimeData = async (
  { question, revisions }: LoadedCase,
  regimeType: RegimeType,
  { results }: Pick<ReportSources, 'results'>,
): Promise<RegimeData> => {
  const rules = rulesAnswer.parse(JSON.parse(await results.rules(question, revisions, regimeType)));
  const input = lawInput(question, regimeType);
  return { rules, totals: cuts.map((cut) => ({ cut, totals: timeTotals(input, cut, regimeType) })) };
};

const indexesUntil = ({ question: { calculation, today, indexes } }: LoadedCase): string | null => {
  const table = correctionTable(parseMonth(calculationDateOf(calculation, today).day), overlayOf(indexes));
  return table === null ? null : formatMonthOfYear(table.reference);
};

/** The logo as a `data:` address: the page that is printed reaches no network. */
const logoOf = async ({ id }: User, { views, stores }: ReportSources): Promise<string | null> => {
  const document = await views.users.get(id);
  if (document === null || document.logo === null) return null;
  const file = await stores.files.get(document.logo);
  return file === null ? null : `data:${file.contentType};base64,${Buffer.from(file.bytes).toString('base64')}`;
};
