/** A list that a test says something of each of. Of an empty one every sentence is true, so it throws. */
export const notEmpty = <Item>(list: readonly Item[]): readonly Item[] => {
  if (list.length === 0) throw new Error('The list is empty: what is said of each of it proves nothing.');
  return list;
};
