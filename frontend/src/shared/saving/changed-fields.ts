/** Of what would be saved, what differs from what was there when the form was opened: another's changes elsewhere stay. */
export const changedFields = <Fields extends object>(before: Fields, after: Fields): Partial<Fields> => {
  const changed: Partial<Fields> = {};
  for (const name in after) {
    const value = after[name];
    if (value instanceof Blob || JSON.stringify(before[name]) !== JSON.stringify(value)) changed[name] = value;
  }
  return changed;
};
