import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { itemSchema, summaryOf, toItem } from './summary.ts';

const stored = { summary: { id: 5 }, version: 2 };
const schema = itemSchema({ summary: z.object({ id: z.int() }), version: z.int() });

test('an item stores the summary in the attribute that the indexes project', () => {
  expect(toItem(stored)).toEqual({ card: { id: 5 }, version: 2 });
  expect(summaryOf({ PK: 'JOB#5', card: { id: 5 } })).toEqual({ id: 5 });
});

test('an item is read as it was before it was stored, without its keys', () => {
  expect(schema.parse({ PK: 'JOB#5', entity: 'job', ...toItem(stored) })).toEqual(stored);
});

test.each([undefined, null, 'item', { version: 2 }, stored])(
  '%o is refused, as it is no item with a summary',
  (other) => {
    expect(schema.safeParse(other).success).toBe(false);
  },
);
