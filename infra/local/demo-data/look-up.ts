/** Replaces placeholders such as `{language}` in a text. Throws for a name without a value. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A text of the demo data has {${name}}, which has no value.`);
    return value;
  });

/** The item at an index of a list. Throws when the index is out of range. */
export const itemAt = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) {
    throw new Error(`Demo data refers to place ${index} of ${list.length}.`);
  }
  return item;
};
