/** What an office waits for, of its first page and of everything that could grow with the installation. */
import { customerSortFields } from '../../domain/api/customers.ts';
import { granted, signIn } from '../../e2e/adviser.ts';
import type { Figure, Target } from '../figure.ts';
import { median, percentile, timed, timedRounds } from '../statistics.ts';
import { ADMINISTRATOR, type Office } from './write.ts';

const ROUNDS = 40;
const WARM_UP = 5;
const WITHIN_50_MS: Target = { atMost: 50 };

const said = (count: number): string => count.toLocaleString('en');

/** Over HTTP, in an installation of so many clients. */
export const answersTo = async (
  address: string,
  { email, clients }: Office,
  all: number,
): Promise<readonly Figure[]> => {
  const adviser = await signIn(address, email, ADMINISTRATOR.password);
  const where = `office of ${said(clients)} among ${said(all)}`;
  const figure = async (what: string, path: (round: number) => string, target?: Target): Promise<Figure> => {
    const times = await timedRounds(ROUNDS, WARM_UP, (round) => granted(adviser.get(path(round))));
    return {
      what: `${where}: ${what}, p95 (median ${median(times).toFixed(1)})`,
      value: percentile(times, 0.95),
      unit: 'ms',
      ...(target && { target }),
    };
  };
  const sorts: Figure[] = [];
  for (const sortBy of customerSortFields)
    sorts.push(
      await figure(
        `slowest sort (${sortBy})`,
        () => `/customers?limit=100&sortBy=${sortBy}&sortOrder=desc`,
        WITHIN_50_MS,
      ),
    );
  const slowest = sorts.reduce((worst, one) => (one.value > worst.value ? one : worst));
  const sheet = await timed(() => granted(adviser.get('/customers/export')));
  return [
    await figure('first page', () => '/customers?limit=100'),
    await figure('search in everything', (round) => `/customers?limit=100&searchIn=all&search=inventada%20${round}`),
    slowest,
    await figure('search across cases', (round) => `/search?q=inventada%20${round}`),
    await figure('calendar', () => '/customers/calendar', WITHIN_50_MS),
    { what: `${where}: spreadsheet of all clients`, value: sheet / 1000, unit: 's' },
  ];
};
