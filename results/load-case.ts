import type { OpenCalculation } from '../domain/calculations/calculation.ts';
import { calculationIn, findCaseFile } from '../projections/case-files/query.ts';
import type { CaseFile } from '../projections/case-files/schema.ts';
import { findCustomer } from '../projections/customers/query.ts';
import type { CustomerDocument } from '../projections/customers/schema.ts';
import { describedFor } from '../projections/described-places/query.ts';
import { factsRevisionOf, publishedIndexes } from '../projections/indexes/query.ts';
import type { IndexTableDocument } from '../projections/indexes/schema.ts';
import type { Stamped } from '../projections/projection.ts';
import type { ReadModels } from '../projections/read-models.ts';
import type { LawQuestion } from './question.ts';
import type { Revisions } from './results.ts';

/** What answers about a calculation are made from, apart from itself. */
export interface CaseSources {
  readonly views: ReadModels;
  readonly now: () => string;
  readonly config: { readonly specialTimeUntil: string };
}

/** A calculation with its work records, and the revision that its `ETag` names. */
export interface LoadedCalculation {
  readonly state: OpenCalculation;
  readonly revision: number;
  /** Some of what the log has about it does not open: it is shown as such, and nothing is computed from the rest. */
  readonly unreadable: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const loadedCalculation = (caseFile: Stamped<CaseFile>): LoadedCalculation => {
  const { revision, unreadable, createdAt, updatedAt } = caseFile;
  return { state: calculationIn(caseFile), revision, unreadable, createdAt, updatedAt };
};

export interface LoadedCase {
  readonly question: LawQuestion;
  readonly revisions: Revisions;
  readonly calculation: Stamped<CaseFile>;
  readonly customer: Stamped<CustomerDocument>;
  /** Those of the question, each with the revision in which it was last changed. */
  readonly indexes: readonly Stamped<IndexTableDocument>[];
}

/** Part of it cannot be decrypted: anything computed from the rest would be wrong. */
export const isUnreadable = ({ calculation, customer }: LoadedCase): boolean =>
  calculation.unreadable || customer.unreadable;

export interface CaseRequest {
  readonly accountId: string;
  readonly calculationId: string;
  /** In São Paulo, `YYYY-MM-DD`. */
  readonly today: string;
  readonly specialTimeUntil: string;
}

const NOT_DESCRIBED = -1;

/** Everything that the law needs about a calculation, from the views; null if this account has no such calculation. */
export const loadCase = async (
  views: ReadModels,
  { accountId, calculationId, today, specialTimeUntil }: CaseRequest,
): Promise<LoadedCase | null> => {
  const calculation = await findCaseFile(views.caseFiles, accountId, calculationId);
  if (calculation === null) return null;
  const customer = await findCustomer(views.customers, accountId, calculation.customerId);
  if (customer === null) return null;
  const indexes = await publishedIndexes(views.indexes);
  const described = await describedFor(views.describedPlaces, accountId, calculation.fields.regimeId);
  return {
    calculation,
    customer,
    indexes,
    question: {
      calculation: calculationIn(calculation),
      customer: customer.fields,
      indexes,
      described,
      today,
      specialTimeUntil,
    },
    revisions: {
      calculation: calculation.factsRevision,
      customer: customer.factsRevision,
      indexes: factsRevisionOf(indexes),
      place: described[0]?.revision ?? NOT_DESCRIBED,
    },
  };
};
