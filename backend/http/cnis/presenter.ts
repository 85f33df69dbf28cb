import type { z } from 'zod';
import type { CaseProposal, CnisImport } from '../../../domain/api/cnis.ts';
import { proposedCalculation, proposedCustomer } from '../../../domain/cnis/case.ts';
import { extractBeside } from '../../../domain/cnis/choices.ts';
import { cnisFailureNames } from '../../../domain/cnis/errors.ts';
import { newsOf } from '../../../domain/cnis/news.ts';
import { errorSentence } from '../../../domain/words/errors.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { calculationsOfCustomer } from '../../../projections/calculations/query.ts';
import { customersLike } from '../../../projections/customers/query.ts';
import type { JobState } from '../../../stores/jobs/port.ts';
import { importResult } from '../../../workers/cnis/queue.ts';
import type { Session } from '../../sessions/session.ts';
import type { CallContext } from '../route.ts';
import { limitsOf } from '../work-records/limits.ts';
import type { LoadedImport } from './load.ts';

/** An import as answered: beside what its calculation holds, or with the case that it suggests. */
export const presentImport = async (
  { job, calculation }: LoadedImport,
  context: CallContext<Session>,
): Promise<CnisImport> => {
  const { id, status, progress, result, error } = job;
  const { person, registers } = result === null ? { person: null, registers: [] } : importResult.parse(result);
  const records = calculation?.state.workRecords ?? [];
  const extract = extractBeside(registers, records, false);
  const news = newsOf(extract, records, await limitsOf(context.deps));
  return {
    id,
    calculationId: calculation?.state.calculationId ?? null,
    status,
    progress: status === 'done' ? 1 : progress,
    person,
    registers: registers.map((register, place) => ({
      ...register,
      matches: extract.known[place]?.at(-1)?.id ?? null,
      news: news[place] ?? null,
    })),
    proposal: result === null || calculation !== null ? null : await proposalOf({ person, registers }, context),
    ...failureOf(error),
  };
};

const proposalOf = async (
  { person, registers }: z.output<typeof importResult>,
  { deps, session }: CallContext<Session>,
): Promise<CaseProposal> => {
  const { accountId } = session.user;
  const customer = proposedCustomer(person);
  const like = await customersLike(deps.views.customers, accountId, customer);
  return {
    customer: { ...customer },
    calculation: { ...proposedCalculation(registers, dayInSaoPaulo(deps.now())) },
    known: await Promise.all(
      like.map(async ({ by, customer: { id, fields, createdAt } }) => ({
        id,
        name: fields.name,
        birthDate: fields.birthDate,
        by,
        createdAt,
        calculations: (await calculationsOfCustomer(deps.views.calculations, accountId, id)).map((calculation) => ({
          id: calculation.id,
          name: calculation.fields.name,
          regimeType: calculation.fields.regimeType,
        })),
      })),
    ),
  };
};

/** What the reader says of a file is passed on; what went wrong around it is not for the adviser to know. */
const failureOf = (error: JobState['error']): Pick<CnisImport, 'err' | 'errorMessage'> => {
  if (error === null) return { err: null, errorMessage: null };
  if (isCnisFailure(error.name)) return { err: error.name, errorMessage: error.message };
  return { err: 'ImportFailed', errorMessage: errorSentence('ImportFailed') };
};

const isCnisFailure = (name: string): boolean => cnisFailureNames.some((known) => known === name);
