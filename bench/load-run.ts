/** Browsers at work for a while, and the processor time that answering them takes. */
import { readFile } from 'node:fs/promises';
import { type Desk, WORK } from './load-desks.ts';

/** Of Linux, for the times in `/proc`. */
const TICKS_A_SECOND = 100;

/** What a while of work took. */
export interface Load {
  readonly times: readonly number[];
  readonly errors: number;
  readonly seconds: number;
  /** Of the processes that answer, without the browsers. */
  readonly processorSeconds: number;
}

/** User and system time of a process so far. */
const processorSecondsOf = async (pid: number): Promise<number> => {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
};

const processorSecondsOfAll = async (pids: readonly number[]): Promise<number> =>
  (await Promise.all(pids.map(processorSecondsOf))).reduce((sum, seconds) => sum + seconds, 0);

/** Every desk works for so many seconds, one request after another. */
export const run = async (desks: readonly Desk[], seconds: number, pids: readonly number[]): Promise<Load> => {
  const times: number[] = [];
  let errors = 0;
  const before = await processorSecondsOfAll(pids);
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const work = async (desk: Desk, place: number): Promise<void> => {
    for (let round = place; performance.now() < until; round += 1) {
      const asked = performance.now();
      const status = await WORK[round % WORK.length]?.(desk, round)
        .then((answer) => answer.status)
        .catch(() => 0);
      times.push(performance.now() - asked);
      if (status === undefined || status < 200 || status > 299) errors += 1;
    }
  };
  await Promise.all(desks.map(work));
  const processorSeconds = (await processorSecondsOfAll(pids)) - before;
  return { times, errors, seconds: (performance.now() - begun) / 1000, processorSeconds };
};

/** Processes and the browsers at them. */
export interface Worked {
  readonly desks: readonly Desk[];
  readonly pids: readonly number[];
}

const added = (one: Load, more: Load): Load => ({
  times: [...one.times, ...more.times],
  errors: one.errors + more.errors,
  seconds: one.seconds + more.seconds,
  processorSeconds: one.processorSeconds + more.processorSeconds,
});

/** The desks of both work for so many seconds, in turn, so that what else the machine does meets both alike. */
export const runInTurn = async (
  one: Worked,
  other: Worked,
  seconds: number,
  turns: number,
): Promise<readonly [Load, Load]> => {
  const part = ({ desks, pids }: Worked): Promise<Load> => run(desks, seconds / turns, pids);
  let ofBoth: readonly [Load, Load] = [await part(one), await part(other)];
  for (let turn = 1; turn < turns; turn += 1)
    ofBoth = [added(ofBoth[0], await part(one)), added(ofBoth[1], await part(other))];
  return ofBoth;
};

export const rateOf = ({ times, seconds }: Load): number => times.length / seconds;
/** What one busy core answers in a second. */
export const aCoreOf = ({ times, processorSeconds }: Load): number => times.length / processorSeconds;
