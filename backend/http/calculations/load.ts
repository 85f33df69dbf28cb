import { calculationStream } from '../../../domain/streams.ts';
import { findCaseFile, findCaseFileOfWorkRecord } from '../../../projections/case-files/query.ts';
import { findCaseFileOfScenario } from '../../../projections/scenarios/query.ts';
import { type LoadedCalculation, loadedCalculation } from '../../../results/load-case.ts';
import type { Session } from '../../sessions/session.ts';
import { foundOnceShown } from '../once-shown.ts';
import { found } from '../problem.ts';
import type { CallContext } from '../route.ts';

/** The calculation; null for one that was removed and for somebody else's. */
export const findCalculation = async (
  calculationId: string,
  { deps, session }: CallContext<Session>,
): Promise<LoadedCalculation | null> => {
  const caseFile = await findCaseFile(deps.views.caseFiles, session.user.accountId, calculationId);
  return caseFile === null ? null : loadedCalculation(caseFile);
};

/** The calculation, or NotFound: also for one that was removed and for somebody else's. */
export const loadCalculation = async (
  calculationId: string,
  context: CallContext<Session>,
): Promise<LoadedCalculation> => foundOnceShown(context.deps, () => findCalculation(calculationId, context));

/** The calculation that holds a work record, or NotFound. */
export const loadCalculationOf = async (
  workRecordId: string,
  { deps, session }: CallContext<Session>,
): Promise<LoadedCalculation> =>
  loadedCalculation(
    await foundOnceShown(deps, () => findCaseFileOfWorkRecord(deps.views, session.user.accountId, workRecordId)),
  );

/** The calculation that holds a scenario, or NotFound. */
export const loadCalculationOfScenario = async (
  scenarioId: string,
  { deps, session }: CallContext<Session>,
): Promise<LoadedCalculation> =>
  loadedCalculation(
    await foundOnceShown(deps, () => findCaseFileOfScenario(deps.views, session.user.accountId, scenarioId)),
  );

/**
 * The calculation as it stood at a revision of its own, or as it stands where none is named; NotFound for a revision
 * that never was. The present one must still be there.
 */
export const calculationAsOf = async (
  present: LoadedCalculation,
  revision: number | undefined,
  { deps }: CallContext<Session>,
): Promise<LoadedCalculation> => {
  if (revision === undefined || revision === present.revision) return present;
  const { events, stateAt } = await deps.pasts.calculations(calculationStream(present.state.calculationId));
  const { metadata } = found(events[revision]);
  const state = stateAt(revision);
  return { ...present, state: found(state?.phase === 'open' ? state : null), revision, updatedAt: metadata.at };
};
