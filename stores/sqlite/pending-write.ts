/** A write that waits for its transaction: told what it came to only once that is on disk. */
export interface PendingWrite {
  run(): void;
  resolve(): void;
  reject(error: unknown): void;
}

export const pendingWrite = <Result>(
  work: () => Result,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): PendingWrite => {
  let answer: () => void = () => undefined;
  return {
    run: () => {
      const result = work();
      answer = () => resolve(result);
    },
    resolve: () => answer(),
    reject,
  };
};
