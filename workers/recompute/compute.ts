import { isDeepStrictEqual } from 'node:util';
import type { Calculation } from '../../domain/api/calculations.ts';
import { calculationDateOf } from '../../domain/calculations/calculation.ts';
import { dayInSaoPaulo } from '../../domain/words/today.ts';
import { noteOutlook } from '../../projections/customer-list/outlooks.ts';
import type { CustomerRow, Outlook } from '../../projections/customer-list/schema.ts';
import type { ReadModels } from '../../projections/read-models.ts';
import type { Basis, Comparing, Headline } from '../../results/headlines.ts';
import { lawVersion } from '../../results/law-version.ts';
import { isUnreadable, type LoadedCase, loadCase } from '../../results/load-case.ts';
import type { Results } from '../../results/results.ts';
import { firstRightIn, rightsIn } from '../../results/rights.ts';
import type { Recomputation } from './state.ts';

const VIEWS_WITHIN_MS = 10_000;

export interface RecomputeDeps {
  readonly views: ReadModels;
  readonly results: Results;
  readonly recomputation: Pick<Recomputation, 'current'>;
  readonly specialTimeUntil: string;
  readonly now: () => string;
}

/** The law as this process applies it: its version, and the settings that change its answers. */
export const lawOf = ({ specialTimeUntil }: Pick<RecomputeDeps, 'specialTimeUntil'>): string =>
  `${lawVersion} ${specialTimeUntil}`;

/**
 * Computes both regimes of a calculation, or forgets what was computed for one that is there no longer. Notes in the
 * list of customers when the person can retire, and what the law or the indexes have moved.
 */
export const computeCalculation = async (
  place: { readonly accountId: string; readonly calculationId: string },
  deps: RecomputeDeps,
): Promise<void> => {
  const { views, results, specialTimeUntil, now } = deps;
  const { accountId, calculationId } = place;
  // The view without work records: reading a career of forty years costs as much as half of the law.
  const customerOf = async (): Promise<string | null> => {
    const calculation = await views.calculations.get(calculationId);
    return calculation?.accountId === accountId ? calculation.customerId : null;
  };
  const customerId = await customerOf();
  const row = customerId === null ? null : await views.customerList.get(customerId);
  // The list may know of a change that the other views have yet to hear of.
  if (row !== null) await views.waitFor(row.position, VIEWS_WITHIN_MS);
  const loaded = await loadCase(views, { ...place, today: dayInSaoPaulo(now()), specialTimeUntil });
  const found = loaded === null || isUnreadable(loaded) ? null : await computed(loaded, deps);
  if (loaded === null || found === null) await results.forget(calculationId);
  else {
    await results.headlines.note(found.headline, comparing(loaded, deps));
    // Removed in the meantime: whoever removed it may have forgotten its results before these were noted.
    if ((await customerOf()) === null) await results.forget(calculationId);
  }
  if (row === null) return;
  const outlook = found?.outlook ?? null;
  if (isNoted(row, calculationId, outlook)) return;
  const at = { customerId: row.id, calculationId, position: row.position };
  await noteOutlook(views.customerList, at, outlook);
};

/** A run over everything finds most days as they were. */
const isNoted = ({ calculations }: CustomerRow, calculationId: string, outlook: Outlook | null): boolean => {
  const noted = calculations.find(({ id }) => id === calculationId);
  if (noted === undefined || noted.outdated) return false;
  return isDeepStrictEqual(noted.outlook, outlook);
};

const basisOf = ({ question, revisions }: LoadedCase, deps: RecomputeDeps): Basis => ({
  calculation: revisions.calculation,
  customer: revisions.customer,
  indexes: revisions.indexes,
  law: lawOf(deps),
  day: calculationDateOf(question.calculation, question.today).day,
});

const computed = async (
  loaded: LoadedCase,
  deps: RecomputeDeps,
): Promise<{ readonly headline: Headline; readonly outlook: Outlook }> => {
  const { question, revisions } = loaded;
  const { calculationId: id, accountId, customerId } = question.calculation;
  const rulesOf = async (regimeType: Calculation['regimeType']): Promise<unknown> =>
    JSON.parse(await deps.results.rules(question, revisions, regimeType));
  const rules = { RPPS: await rulesOf('RPPS'), RGPS: await rulesOf('RGPS') };
  const rights = { RPPS: [...rightsIn(rules.RPPS)], RGPS: [...rightsIn(rules.RGPS)] };
  const { regimeType } = question.calculation.fields;
  return {
    headline: { id, accountId, customerId, basis: basisOf(loaded, deps), rights },
    outlook: { regimeType, ...firstRightIn(rules[regimeType]) },
  };
};

const comparing = ({ question, indexes }: LoadedCase, deps: RecomputeDeps): Comparing => ({
  rightsOn: async (today, regimeType) =>
    rightsIn(JSON.parse(await deps.results.fresh({ ...question, today }, regimeType))),
  changeSince: async (before) => {
    const run = await deps.recomputation.current();
    const now = deps.now();
    return {
      at: run?.startedAt ?? now,
      cause: {
        months: indexes.filter(({ factsRevision }) => factsRevision > before.indexes).map(({ date }) => date),
        lawOf: before.law === lawOf(deps) ? null : dayInSaoPaulo(run?.lawSince ?? now),
      },
    };
  },
});
