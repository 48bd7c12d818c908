import { expect, test } from 'vitest';
import { storedSwitches, storedSwitchUse } from './stored-switches.ts';

const item = { PK: 'SWITCHES', SK: 'STATE', entity: 'switches', schema_version: 1 };

test.each([
  ['none is off', item, {}],
  ['some are off', { ...item, payments: '2026-11-26T20:00:00.000Z' }, { payments: '2026-11-26T20:00:00.000Z' }],
  ['a later version has more switches', { ...item, messages: '2026-11-26T20:00:00.000Z' }, {}],
])('the state is read where %s', (_, stored, expected) => {
  expect(storedSwitches.parse(stored)).toEqual(expected);
});

test.each([[true], [1], [null], [{}]])('a state of %j is not read', (payments) => {
  expect(storedSwitches.safeParse({ ...item, payments }).success).toBe(false);
});

test('a use of a switch is read', () => {
  const use = { name: 'uploads', is_off: true, at: '2026-11-26T20:00:00.000Z', reason: 'hostile files' };
  const stored = {
    PK: 'SWITCH_USES',
    SK: 'USE#2026-11-26T20:00:00.000Z#uploads',
    entity: 'switch_use',
    schema_version: 1,
  };
  expect(storedSwitchUse.parse({ ...stored, ...use })).toEqual(use);
});
