/** Ends a switch over a union: the compiler names the member that was forgotten. */
export const assertNever = (value: never): never => {
  throw new TypeError(`Not handled: ${JSON.stringify(value)}`);
};
