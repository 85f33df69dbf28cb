import {
  MongoBulkWriteError,
  MongoClientClosedError,
  MongoError,
  MongoErrorLabel,
  MongoExpiredSessionError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerClosedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';

const UNREACHABLE = [
  MongoNetworkError,
  MongoServerSelectionError,
  MongoNotConnectedError,
  MongoTopologyClosedError,
  MongoServerClosedError,
  MongoClientClosedError,
  MongoExpiredSessionError,
  MongoOperationTimeoutError,
];
/** Error classes that the driver does not export. */
const UNREACHABLE_NAMES = new Set(['MongoPoolClosedError', 'MongoWaitQueueTimeoutError']);

/** Labels by which driver or server says that the same request may succeed later. */
const LATER = [MongoErrorLabel.RetryableWriteError, MongoErrorLabel.RetryableError, MongoErrorLabel.ResetPool];

/** Server codes that mean "not now". */
const NOT_NOW = new Set([
  // Another server cannot be reached, or did not answer.
  ...[6, 7, 89, 9001],
  // Not authorised: a user or password is being changed.
  ...[13, 18],
  // A cursor lost with its server; a time limit; a majority that did not answer; a full disk.
  ...[43, 50, 64, 262, 14031],
  // No primary at the moment, or one that is shutting down or stepping down.
  ...[91, 133, 134, 189, 10058, 10107, 11600, 11601, 11602, 13435, 13436],
]);

/** DNS, which locates the members of a cluster (`mongodb+srv`), knows none or does not answer. */
const isUnnamed = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && /^query/.test(String(error.syscall));

/** Whether a driver error means that the server is unavailable. */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof MongoError)) return isUnnamed(error);
  if (UNREACHABLE.some((kind) => error instanceof kind) || UNREACHABLE_NAMES.has(error.name)) return true;
  if (LATER.some((label) => error.hasErrorLabel(label))) return true;
  return error instanceof MongoServerError && (NOT_NOW.has(Number(error.code)) || isUnreachable(error.errorResponse));
};

const DUPLICATE_KEY = 11000;
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === DUPLICATE_KEY;

/** Inserts a document unless its id exists; processes starting at the same moment may do so together. */
export const insertOnce = async (insert: () => Promise<unknown>): Promise<void> => {
  try {
    await insert();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

/**
 * Which operations of a bulk write were refused because the document exists, all others being done. Null for any other
 * error: the driver wraps whatever ends a batch and then names no operation.
 */
export const refusedAsDuplicates = (error: unknown): ReadonlySet<number> | null => {
  if (!(error instanceof MongoBulkWriteError)) return null;
  const refused = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
  if (refused.length === 0 || error.result.getWriteConcernError() !== undefined) return null;
  return refused.every(({ code }) => code === DUPLICATE_KEY) ? new Set(refused.map(({ index }) => index)) : null;
};
