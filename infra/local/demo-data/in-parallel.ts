/** Enough to keep the local database busy without piling calls up. */
const inFlight = 16;

/** Runs `work` for every item, a few at a time, started in the list's order; answers the results in that order. */
export const inParallel = async <T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) {
      results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return results;
};
