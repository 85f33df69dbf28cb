import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the folder that `scripts/build-for-tests.ts` fills. */
    builtIn: string;
  }
}

/** What a test starts as a process or a thread of its own, by its source from the root of the project. */
export const built = (source: string): URL => new URL(source.replace(/\.ts$/, '.js'), inject('builtIn'));
