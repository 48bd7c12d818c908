/** The item at an index of a list. Throws when the index is out of range. */
export const itemAt = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) {
    throw new Error(`Demo data refers to place ${index} of ${list.length}.`);
  }
  return item;
};
