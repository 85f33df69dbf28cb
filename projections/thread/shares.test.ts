import { expect, it } from 'vitest';
import { accountStream, attachmentsStream, calculationStream, customerStream } from '../../domain/streams.ts';
import { isInShare, threadsFor } from './shares.ts';

const OF = 2;
const shareOf = (streamId: string, data: { customerId?: string }) =>
  [0, 1].filter((index) => isInShare({ index, of: OF })({ ...event, streamId, data }));

const event = {
  id: '3f0c9d44-6a5e-4c8f-9d34-7a1f0c2b9e11',
  type: 'CustomerEdited',
  version: 1,
  revision: 0,
  position: '1',
  metadata: { at: '2026-11-30T12:00:00.000Z', by: null, accountId: 'a1', correlationId: null, causationId: null },
};

it('leaves everything of one customer in one share, whichever stream it stands in', () => {
  const shares = Array.from({ length: 50 }, (_, number) => {
    const customerId = `customer ${number}`;
    const [share, ...more] = shareOf(customerStream(customerId), { customerId });
    expect(more).toEqual([]);
    expect(shareOf(attachmentsStream(customerId), { customerId })).toEqual([share]);
    for (const calculation of ['one', 'two'])
      expect(shareOf(calculationStream(`${number} ${calculation}`), { customerId })).toEqual([share]);
    return share;
  });
  expect(shares.filter((share) => share === 0).length).toBeGreaterThan(10);
  expect(shares.filter((share) => share === 1).length).toBeGreaterThan(10);
});

it('leaves what is of no case in the first share, an account that names its customer at the payment provider too', () => {
  for (let number = 0; number < 20; number += 1)
    expect(shareOf(accountStream('a1'), { customerId: `cus_${number}` })).toEqual([0]);
  expect(shareOf('described-place-7', {})).toEqual([0]);
});

it('takes two threads for what is read of the cases, and one where there is one processor or nothing is', () => {
  expect(threadsFor(['case-files', 'audit'], 2)).toBe(2);
  expect(threadsFor(['customer-list'], 8)).toBe(2);
  expect(threadsFor(['case-files', 'audit'], 1)).toBe(1);
  expect(threadsFor(['accounts', 'described-places'], 4)).toBe(1);
});
