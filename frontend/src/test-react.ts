import * as React from 'react';

/** As many stacks of a second as React keeps at most. */
const ENOUGH = 10_000;

/**
 * In development React keeps of each element the stack in which it was made, for whoever reads a warning in a browser: a
 * fifth of a test's time, in which nobody reads them. It keeps none once it counts enough of them; should it count elsewhere
 * one day, the tests are slower and no other.
 */
export const keepNoOwnerStacks = () => {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => ENOUGH,
    set: () => undefined,
  });
};
