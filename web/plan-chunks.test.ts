import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Part, planChunks } from './plan-chunks.ts';

const part = (name: string, kb: number, imports: Part[] = [], isRoot = false): Part => ({ name, kb, imports, isRoot });
const root = (name: string, imports: Part[]) => part(name, 1, imports, true);
const visitsOf = (...roots: Part[]) => roots.map((each) => ({ roots: [each], weight: 1 }));
const namesOf = (groups: Part[][]) => groups.map((group) => group.map(({ name }) => name).sort()).sort();

test('parts that the same screens need come together', () => {
  const [button, field] = [part('button', 1), part('field', 1)];
  const screens = [root('one', [button, field]), root('two', [button, field])];
  expect(namesOf(planChunks([button, field, ...screens], visitsOf(...screens)))).toEqual([['button', 'field']]);
});

test('a large part stays out of a chunk that other screens load', () => {
  const [button, chart] = [part('button', 1), part('chart', 10)];
  const screens = [root('list', [button]), root('figures', [button, chart]), root('trends', [button, chart])];
  expect(namesOf(planChunks([button, chart, ...screens], visitsOf(...screens)))).toEqual([['button'], ['chart']]);
});

test('a small part joins a chunk that others load too, because a request costs more', () => {
  const [button, badge] = [part('button', 1), part('badge', 0.1)];
  const screens = [root('one', [button]), root('two', [button, badge]), root('three', [button, badge])];
  expect(namesOf(planChunks([button, badge, ...screens], visitsOf(...screens)))).toEqual([['badge', 'button']]);
});

test('a chunk that not every visit loads stays below the largest size', () => {
  const parts = [part('a', 12), part('b', 12)];
  const screens = [root('one', parts), root('two', parts), root('three', [parts[0] as Part])];
  expect(namesOf(planChunks([...parts, ...screens], visitsOf(...screens)))).toEqual([['a'], ['b']]);
});

test('a part between two others keeps them apart when a root is between them', () => {
  const base = part('base', 0.1);
  const lazy = root('lazy', [base]);
  const above = part('above', 0.1, [lazy]);
  const screens = [root('one', [above]), root('two', [above])];
  expect(namesOf(planChunks([base, lazy, above, ...screens], visitsOf(lazy, ...screens)))).toEqual([
    ['above'],
    ['base'],
  ]);
});

/** Shared parts that import only earlier ones, and screens that import some of them. */
const graph = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 200 }), fc.array(fc.nat(), { maxLength: 3 })), {
    minLength: 2,
    maxLength: 25,
  })
  .chain((made) => {
    const parts: Part[] = [];
    for (const [index, [tenths, chosen]] of made.entries()) {
      const imports = index === 0 ? [] : chosen.map((each) => parts[each % index] as Part);
      parts.push(part(`part ${index}`, tenths / 10, [...new Set(imports)]));
    }
    return fc
      .array(fc.subarray(parts, { minLength: 1 }), { minLength: 2, maxLength: 8 })
      .map((used) => ({ parts, screens: used.map((imports, index) => root(`screen ${index}`, imports)) }));
  });

const importsOf = (group: readonly Part[], groupOf: ReadonlyMap<Part, Part[]>) =>
  new Set(
    group.flatMap(({ imports }) => imports.flatMap((each) => groupOf.get(each) ?? [])).map((each) => groupOf.get(each)),
  );

function hasCycle(groups: Part[][]): boolean {
  const groupOf = new Map(groups.flatMap((group) => group.map((each) => [each, group] as const)));
  return groups.some((start) => {
    const seen = new Set([...importsOf(start, groupOf)].filter((next) => next !== start));
    for (const group of seen) {
      if (group === start) return true;
      if (group) for (const next of importsOf(group, groupOf)) if (next !== group) seen.add(next);
    }
    return false;
  });
}

test('every shared part is in one group, and no group waits for one that waits for it', () => {
  fc.assert(
    fc.property(graph, ({ parts, screens }) => {
      const groups = planChunks([...parts, ...screens], visitsOf(...screens));
      expect(groups.flat().toSorted()).toHaveLength(parts.length);
      expect(new Set(groups.flat())).toEqual(new Set(parts));
      expect(hasCycle(groups)).toBe(false);
    }),
    { numRuns: 300 },
  );
});
