import { createRequire } from 'node:module';
import {
  type BulkWriteResult,
  MongoBulkWriteError,
  MongoClientClosedError,
  type MongoError,
  MongoInvalidArgumentError,
  MongoNetworkError,
  MongoNetworkTimeoutError,
  MongoServerError,
  MongoWriteConcernError,
  type WriteError,
} from 'mongodb';
import { describe, expect, it } from 'vitest';
import { isUnreachable, refusedAsDuplicates } from './errors.ts';

type OfPool = new (pool: { readonly address: string }) => MongoError;
interface OfBulk {
  readonly BulkWriteResult: new (result: object, ordered: boolean) => BulkWriteResult;
  readonly WriteError: new (error: { readonly index: number; readonly code: number }) => WriteError;
}
// Classes that the driver keeps to itself.
const require = createRequire(import.meta.url);
const pools: { PoolClosedError: OfPool; PoolClearedOnNetworkError: OfPool } = require('mongodb/lib/cmap/errors.js');
const bulk: OfBulk = require('mongodb/lib/bulk/common.js');

const pool = { address: '127.0.0.1:27017' };
const answered = (code: number, errorLabels: string[] = []) =>
  new MongoServerError({ message: 'refused', code, errorLabels });
const noMajority = new MongoWriteConcernError({
  ok: 1,
  writeConcernError: { code: 64, errmsg: 'waiting for replication timed out' },
});

const refused = (...codes: readonly number[]) => {
  const writeErrors = codes.map((code, index) => new bulk.WriteError({ code, index }));
  return { message: 'refused', code: codes[0] ?? 0, writeErrors };
};
const ofBulk = (
  error: ConstructorParameters<typeof MongoBulkWriteError>[0],
  writeConcernErrors: readonly object[] = [],
) => {
  const result = { writeErrors: [], writeConcernErrors, insertedIds: [], upserted: [] };
  return new MongoBulkWriteError(error, new bulk.BulkWriteResult(result, false));
};

describe('an error of MongoDB’s driver', () => {
  it.each([
    ['a line that broke', new MongoNetworkError('connection 3 closed')],
    ['an answer that did not come', new MongoNetworkTimeoutError('timed out')],
    ['a client that was closed', new MongoClientClosedError()],
    ['a pool that was closed', new pools.PoolClosedError(pool)],
    ['a pool that was cleared', new pools.PoolClearedOnNetworkError(pool)],
    ['a primary that stepped down', answered(189)],
    ['a disk without room', answered(14031)],
    ['a majority that did not answer', noMajority],
    ['something that may be tried again', answered(4711, ['RetryableWriteError'])],
    ['a cluster without a name', Object.assign(new Error('querySrv ENOTFOUND'), { syscall: 'querySrv' })],
    ['a batch whose line broke', ofBulk(new MongoNetworkError('connection 3 closed'))],
    ['a batch that found no primary', ofBulk(answered(10107))],
    ['a batch without a majority', ofBulk({ message: 'waiting for replication timed out', code: 64 })],
  ])('that tells of %s is one of a server that is away', (_what, error) => {
    expect(isUnreachable(error)).toBe(true);
  });

  it.each([
    ['a duplicate key', answered(11000)],
    ['a document too large', answered(10334)],
    ['a batch of duplicates', ofBulk(refused(11000))],
    ['a request of ours that makes no sense', new MongoInvalidArgumentError('no operators')],
    ['something that is no error of the driver', new TypeError('undefined')],
  ])('about %s does not mean that the server is unavailable', (_what, error) => {
    expect(isUnreachable(error)).toBe(false);
  });
});

describe('a batch that failed', () => {
  it('may have been refused because documents exist', () => {
    expect(refusedAsDuplicates(ofBulk(refused(11000, 11000)))).toEqual(new Set([0, 1]));
  });

  it.each([
    ['as a whole', ofBulk(new MongoNetworkError('connection 3 closed'))],
    ['for its size', ofBulk(answered(10334))],
    ['for a duplicate and something else', ofBulk(refused(11000, 121))],
    ['for a duplicate, and without a majority', ofBulk(refused(11000), [{ code: 64 }])],
    ['before it was one', new MongoNetworkError('connection 3 closed')],
  ])('%s was refused for other reasons too', (_what, error) => {
    expect(refusedAsDuplicates(error)).toBeNull();
  });
});
