import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startChild } from './testing/child.ts';

/** `FAULT_ROUNDS=100` for the long run. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 10);
const EVERY_MS = 60;
/** Until all processes are there to begin. */
const LEAD_MS = 4_000;
const PROCESSES = [1, 2, 3];

it(`lets several processes open an empty folder at the same moment (${ROUNDS} rounds)`, {
  timeout: 300_000 + ROUNDS * 2_000,
}, async () => {
  const root = await mkdtemp(join(tmpdir(), 'genial-first-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const folders = Array.from({ length: ROUNDS }, (_, round) => join(root, String(round)));
  const firstAt = Date.now() + LEAD_MS;
  const children = PROCESSES.map(() => startChild('first-openers.ts', { folders, firstAt, everyMs: EVERY_MS }));
  const codes = await Promise.all(children.map((child) => child.ended));
  expect(codes).toEqual(PROCESSES.map(() => 0));
  for (const { lines } of children) expect(lines).toEqual(folders.map((folder) => `opened ${folder}`));
});
