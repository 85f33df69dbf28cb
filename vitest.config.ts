import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const commonRouter = createRequire(import.meta.url).resolve('react-router');

/** A poll waits for what has to come, however busy the machine is; it is no assertion about time. */
const expectation = { poll: { timeout: 60_000 } };
/** Ends what hangs. Several times what the slowest test takes on a machine whose cores all have other work. */
const ENDLESS_MS = 300_000;

/** Newer Nodes bring a `localStorage` of their own, which stands in the way of the browser's that jsdom gives the tests. */
const NO_STORAGE_OF_NODE = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** Tests leave garbage as fast as they can: with room for more of it at a time a tenth less of their time goes into collecting it. */
const YOUNG_GARBAGE = '--max-semi-space-size=64';

/** Those that wait more than they work, for locks of killed processes to run out. */
const LONG_WAITS = /e2e\/(faults\/|killed|processes)/;

/**
 * The slowest first, as always. Of those that wait, one is begun with every two that work: together they would leave the
 * cores idle, and begun last they would be waited for alone.
 */
class LongWaitsSpread extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waiting = sorted.filter(({ moduleId }) => LONG_WAITS.test(moduleId));
    const working = sorted.filter(({ moduleId }) => !LONG_WAITS.test(moduleId));
    const begun = waiting.flatMap((file, place) => [file, ...working.slice(2 * place, 2 * place + 2)]);
    return [...begun, ...working.slice(2 * waiting.length)];
  }
}

/**
 * Unit, contract and HTTP tests run in `node`; in `jsdom` what needs a page, the `.test.tsx` of the screens; `e2e` drives a
 * real browser. To make a page for each of fifty files that need none took three times as long as their tests.
 */
export default defineConfig({
  test: {
    // A quarter of the time the tests wait, for processes, stores and clocks: another worker fills it.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongWaitsSpread },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          expect: expectation,
          // The files of a worker share the modules they import, whose state no test changes: to load them anew for each
          // file took as long as the tests. So a module is not mocked here, and a spy ends with its test.
          isolate: false,
          restoreMocks: true,
          globalSetup: 'scripts/build-for-tests.ts',
          // A worker that lives so long would leave its garbage lying up to whatever the machine has.
          execArgv: ['--max-old-space-size=1536', YOUNG_GARBAGE],
          include: [
            '{domain,stores,billing,projections,results,report,cnis-reader,workers,backend,scripts}/**/*.test.ts',
            'frontend/src/**/*.test.ts',
          ],
          testTimeout: ENDLESS_MS,
          hookTimeout: ENDLESS_MS,
        },
      },
      {
        plugins: [react()],
        // Node gives react-admin the CommonJS build of the router; the screens must get the same copy, as in the browser.
        resolve: { alias: [{ find: /^react-router$/, replacement: commonRouter }] },
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          // The files of a worker share the page, which each test leaves empty; the screens are loaded once, as above.
          isolate: false,
          execArgv: [...NO_STORAGE_OF_NODE, '--max-old-space-size=3000', YOUNG_GARBAGE],
          include: ['frontend/src/**/*.test.tsx'],
          setupFiles: ['frontend/src/test-setup.ts'],
          testTimeout: ENDLESS_MS,
          hookTimeout: ENDLESS_MS,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          expect: expectation,
          include: ['e2e/**/*.test.ts'],
          testTimeout: 2 * ENDLESS_MS,
          hookTimeout: 2 * ENDLESS_MS,
          // Each file starts programs and browsers of its own: two fill the cores, and a third one waits (`LongWaitsSpread`).
          maxWorkers: 3,
        },
      },
    ],
  },
});
