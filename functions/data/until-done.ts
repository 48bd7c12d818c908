/** Rounds before a change gives up; each one loses only to somebody else's success. */
const rounds = 10;

/** Full jitter, so that colliding writers drift apart. */
const pause = (round: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * 5 * 2 ** round));

/**
 * Repeats "read, decide, write under conditions" until an attempt answers something other than undefined, which
 * stands for conditions that no longer held.
 * @throws Error with the code `CONTENDED` when others always came first: the pipeline answers 503
 */
export async function untilDone<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
  for (let round = 1; round <= rounds; round += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
    if (round < rounds) await pause(round);
  }
  throw Object.assign(new Error('The change stayed in conflict with others.'), { code: 'CONTENDED' });
}
