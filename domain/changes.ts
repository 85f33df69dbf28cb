/** Two JSON values that say the same, whatever the order of their keys. */
export const sameValue = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const ours = Object.entries(one);
  const theirs = new Map(Object.entries(other));
  return (
    ours.length === theirs.size && ours.every(([key, value]) => theirs.has(key) && sameValue(value, theirs.get(key)))
  );
};

/** Where two JSON values first differ, as `salaries.3.value`; null when they say the same. */
export const changedPath = (one: unknown, other: unknown): string | null => {
  if (sameValue(one, other)) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return '';
  const theirs = new Map(Object.entries(other));
  const ours = new Map(Object.entries(one));
  for (const name of new Set([...ours.keys(), ...theirs.keys()])) {
    const within = changedPath(ours.get(name), theirs.get(name));
    if (within !== null) return within === '' ? name : `${name}.${within}`;
  }
  return '';
};

/** Of an edit, what differs from what is there. An absent field keeps its value; a field that is not there says nothing. */
export const changesIn = <Fields extends object>(before: Fields, edit: Partial<Fields>): Partial<Fields> => {
  const changes: Partial<Fields> = {};
  for (const field in edit) {
    if (!(field in before)) continue;
    const value = edit[field];
    if (value !== undefined && !sameValue(before[field], value)) changes[field] = value;
  }
  return changes;
};

export const nothingIn = (changes: object): boolean => Object.keys(changes).length === 0;
