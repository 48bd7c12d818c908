import { expect, test } from 'vitest';
import { changedLabels, hasLabel } from './labels.ts';

test.each([
  ['adds at the end', [], ['Berlin'], ['Call'], ['Call', 'Berlin']],
  ['adds none twice, whatever its case', [], ['call', 'Call'], ['Call'], ['Call']],
  ['removes, whatever its case', ['CALL'], [], ['Call', 'Berlin'], ['Berlin']],
  ['adds again what it removes', ['Call'], ['Call'], ['Call', 'Berlin'], ['Berlin', 'Call']],
])('a change of labels %s', (_, remove, add, before, after) => {
  expect(changedLabels(before, { add, remove })).toEqual(after);
});

test('a label is found whatever its case, and only as a whole', () => {
  expect(hasLabel(['Second round'], 'second ROUND')).toBe(true);
  expect(hasLabel(['Second round'], 'Second')).toBe(false);
  expect(hasLabel(undefined, 'Second')).toBe(false);
});
