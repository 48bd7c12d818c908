import { addMs, type EpochMs } from '#shared/domain/time.ts';

export interface Random {
  /** A whole number from `min` to `max`, inclusive. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  /** An item of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different items, in random order. */
  some<T>(list: readonly T[], count: number): T[];
  /** An item of a list that is not empty, with a probability in proportion to its weight. */
  weighted<T>(list: readonly T[], weightOf: (one: T) => number): T;
  /** A key, with a probability in proportion to its weight. */
  keyOf<K extends string>(weights: Readonly<Record<K, number>>): K;
}

/** Creates a pseudorandom generator that returns the same numbers in every run (mulberry32). */
export const createRandom = (seed: number): Random => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const one = list[int(0, list.length - 1)];
    if (one === undefined) {
      throw new Error('There is nothing to pick from.');
    }
    return one;
  };
  const weighted = <T>(list: readonly T[], weightOf: (one: T) => number): T => {
    let left = next() * list.reduce((sum, one) => sum + weightOf(one), 0);
    for (const one of list) {
      left -= weightOf(one);
      if (left < 0) {
        return one;
      }
    }
    return pick(list);
  };
  return {
    int,
    pick,
    chance: (probability) => next() < probability,
    some: (list, count) => {
      const rest = [...list];
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(0, rest.length - 1), 1)).flat();
    },
    weighted,
    keyOf: <K extends string>(weights: Readonly<Record<K, number>>): K =>
      weighted(Object.keys(weights) as K[], (key) => weights[key]),
  };
};

/** A random time from `from` to `to`, inclusive. */
export const timeBetween = (random: Random, from: EpochMs, to: EpochMs): EpochMs =>
  addMs(from, random.int(0, to - from));

/** A random time in the first nine tenths of the span from `from` to `now`. */
export const timeAfter = (random: Random, from: EpochMs, now: EpochMs): EpochMs =>
  timeBetween(random, from, addMs(from, Math.floor((now - from) * 0.9)));
