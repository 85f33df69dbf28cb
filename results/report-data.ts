import type { User } from '../domain/api/auth.ts';
import type { TimeCut } from '../domain/api/calculations.ts';
import type { RegimeType } from '../domain/api/common.ts';
import type { FamilyAnswer } from '../domain/api/family.ts';
import { type NextStepsAnswer, nextStepsAnswer } from '../domain/api/next-steps.ts';
import { type OutlookAnswer, outlookAnswer } from '../domain/api/outlook.ts';
import type { ReportRequest } from '../domain/api/report.ts';
import { usualLook } from '../domain/api/report-look.ts';
import { rulesAnswer } from '../domain/api/rules.ts';
import type { ScenarioComparison } from '../domain/api/scenario-comparison.ts';
import { calculationDateOf } from '../domain/calculations/calculation.ts';
import { timeTotals } from '../domain/law/index.ts';
import { correctionTable, overlayOf } from '../domain/law/tables/index.ts';
import { formatMonthOfYear, parseMonth } from '../domain/units/month.ts';
import { inTime } from '../domain/words/in-time.ts';
import { dayInSaoPaulo } from '../domain/words/today.ts';
import type { UserDocument } from '../projections/users/schema.ts';
import { type Asked, enabledSections, regimesConcluded, regimesPrinted } from '../report/content/sections.ts';
import type { RegimeData, ReportData } from '../report/data.ts';
import type { Files } from '../stores/files/port.ts';
import { presentCalculation } from './answers/calculation.ts';
import { presentCustomer } from './answers/customer.ts';
import { presentWorkRecords } from './answers/work-records.ts';
import { familyOf } from './family.ts';
import { type CaseSources, type LoadedCase, loadedCalculation } from './load-case.ts';
import { NOBODY_TOLD, netAnswerOf } from './net.ts';
import { type LawQuestion, lawInput } from './question.ts';
import type { Results } from './results.ts';
import { type EvaluateOutcomes, scenarioSummaries } from './scenarios.ts';

const cuts: readonly TimeCut[] = ['1998-12-16', '2003-12-31', 'reform', 'today'];

interface ReportSources extends CaseSources {
  readonly results: Results;
  readonly stores: { readonly files: Files };
  readonly evaluate: EvaluateOutcomes;
  /** The JSON of a `NextStepsAnswer`; usually worked out in a separate thread. */
  readonly advise: (question: LawQuestion, regimeType: RegimeType) => Promise<string>;
}

/** Everything that a report by this user prints, as the screens show it too. */
export const reportData = async (
  request: ReportRequest,
  loaded: LoadedCase,
  user: User,
  sources: ReportSources,
): Promise<ReportData> => {
  const calculation = loadedCalculation(loaded.calculation);
  const { logo, reportLook } = (await sources.views.users.get(user.id)) ?? { logo: null, reportLook: null };
  const asked = {
    request,
    customer: presentCustomer(loaded.customer, []),
    calculation: await presentCalculation(calculation, sources),
    workRecords: inTime(await presentWorkRecords(calculation, sources)),
  };
  const printed = regimesPrinted(asked);
  const concluded = regimesConcluded(asked);
  const regime = async (regimeType: RegimeType) =>
    printed.includes(regimeType) ? regimeData(loaded, regimeType, sources) : null;
  const [rpps, rgps, scenarios, nextSteps, outlooks, family] = await Promise.all([
    regime('RPPS'),
    regime('RGPS'),
    scenariosOf(loaded, concluded, request, sources),
    Promise.all(printed.map((regimeType) => nextStepsBy(loaded, regimeType, sources))),
    Promise.all(concluded.map((regimeType) => outlookBy(loaded, regimeType, sources))),
    familyAsked(asked, loaded, sources),
  ]);
  return {
    ...asked,
    rpps,
    rgps,
    scenarios,
    nextSteps,
    outlooks,
    family,
    office: {
      name: user.name,
      text: user.office,
      oab: user.oab,
      city: user.city,
      logo: await logoOf(logo, sources),
    },
    indexesUntil: indexesUntil(loaded),
    look: reportLook ?? usualLook,
    printedOn: dayInSaoPaulo(sources.now()),
  };
};

/** Of the section that is printed; it is off unless somebody turns it on. */
const familyAsked = async (asked: Asked, loaded: LoadedCase, sources: ReportSources): Promise<FamilyAnswer | null> => {
  const { family = null } = asked.request;
  return family === null || !enabledSections(asked).includes('FAMILIA') ? null : familyOf(loaded, family, sources);
};

/** The rules of one regime, and its times on each cut. */
export const regimeData = async (
  { question, revisions }: LoadedCase,
  regimeType: RegimeType,
  { results }: Pick<ReportSources, 'results'>,
): Promise<RegimeData> => {
  const rules = rulesAnswer.parse(JSON.parse(await results.rules(question, revisions, regimeType)));
  const input = lawInput(question, regimeType);
  const rights = [...rules.applicableRules, ...rules.futureRules].filter((rule) => rule.estimatedBenefit !== null);
  return {
    rules,
    totals: cuts.map((cut) => ({ cut, totals: timeTotals(input, cut, regimeType) })),
    nets: Object.fromEntries(rights.map((rule) => [rule.id, netAnswerOf(rule, question, NOBODY_TOLD)])),
  };
};

/** Of each regime of which the report says when one can retire; none where there are none, or they are not wanted. */
const scenariosOf = async (
  { question }: LoadedCase,
  concluded: readonly RegimeType[],
  { scenarios }: ReportRequest,
  { evaluate }: Pick<ReportSources, 'evaluate'>,
): Promise<ScenarioComparison[]> => {
  if (scenarios === false || question.calculation.scenarios.length === 0) return [];
  return Promise.all(concluded.map((regimeType) => scenarioSummaries(question, regimeType, evaluate)));
};

const nextStepsBy = async (
  { question }: LoadedCase,
  regimeType: RegimeType,
  { advise }: Pick<ReportSources, 'advise'>,
): Promise<NextStepsAnswer> => nextStepsAnswer.parse(JSON.parse(await advise(question, regimeType)));

const outlookBy = async (
  { question, revisions }: LoadedCase,
  regimeType: RegimeType,
  { results }: Pick<ReportSources, 'results'>,
): Promise<OutlookAnswer> =>
  outlookAnswer.parse(JSON.parse((await results.kept(question, revisions, regimeType, 'outlook')).answer));

const indexesUntil = ({ question: { calculation, today, indexes } }: LoadedCase): string | null => {
  const table = correctionTable(parseMonth(calculationDateOf(calculation, today).day), overlayOf(indexes));
  return table === null ? null : formatMonthOfYear(table.reference);
};

/** The logo as a `data:` address: the page that is printed reaches no network. */
const logoOf = async (id: UserDocument['logo'], { stores }: Pick<ReportSources, 'stores'>): Promise<string | null> => {
  const file = id === null ? null : await stores.files.get(id);
  return file === null ? null : `data:${file.contentType};base64,${Buffer.from(file.bytes).toString('base64')}`;
};
