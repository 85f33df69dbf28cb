/** Made when it is first asked for, and once for each key; null is an answer as well. */
export const once = <K, V extends NonNullable<unknown> | null>(make: (key: K) => V): ((key: K) => V) => {
  const made = new Map<K, V>();
  return (key) => {
    const found = made.get(key);
    if (found !== undefined) return found;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
};

/** Worked out when it is first asked for, and once. */
export const whenAsked = <Result>(work: () => Result): (() => Result) => {
  let known: { readonly result: Result } | null = null;
  return () => {
    known ??= { result: work() };
    return known.result;
  };
};
