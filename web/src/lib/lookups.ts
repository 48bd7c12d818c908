/** Lookups under way that will change what a form contains. */
const lookups = new Set<Promise<void>>();

/** Makes every submit of a form wait for a lookup that fills in a field, such as the language that a name means. */
export const holdSubmitFor = (lookup: Promise<void>): Promise<void> => {
  const held = lookup.finally(() => lookups.delete(held));
  lookups.add(held);
  return held;
};

/** Waits until no lookup is under way. A failed one counts as ended: the field then keeps what was typed. */
export const waitForLookups = async (): Promise<void> => {
  while (lookups.size > 0) await Promise.allSettled(lookups);
};
