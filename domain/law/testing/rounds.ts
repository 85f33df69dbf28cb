const ALL = process.env.LAW_ROUNDS === 'all';

/**
 * How many of the rounds that a property about whole evaluations is worth are run now: all of them by `make test-law-sweep`
 * (`LAW_ROUNDS=all`), a third in the tests that everybody waits for. What is counted on the way shrinks with them.
 */
export const rounds = (all: number): number => (ALL ? all : Math.ceil(all / 3));
