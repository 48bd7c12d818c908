import { expect, test } from 'vitest';
import { editVersion, requireShown, unchanged } from './edit-version.ts';
import { checkItem } from './item-writes.ts';
import { keys } from './keys.ts';

const stored = { title: 'Interpreter', skills: ['a', 'b'], texts: { de: { name: 'x' }, fr: { name: 'y' } } };
const version = editVersion(stored);

test.each([
  { ...stored },
  { texts: { fr: { name: 'y' }, de: { name: 'x' } }, skills: ['a', 'b'], title: 'Interpreter' },
  { ...stored, country: undefined },
])('is the same for the same values: %j', (same) => {
  expect(editVersion(same)).toBe(version);
  expect(version).toMatch(/^[\w-]{16}$/);
});

test.each([
  { ...stored, title: 'Interpreter ' },
  { ...stored, skills: ['b', 'a'] },
  { ...stored, skills: ['a,b'] },
  { ...stored, texts: { de: { name: 'y' }, fr: { name: 'x' } } },
  { ...stored, country: null },
  { ...stored, country: '' },
  {},
])('is another one for other values: %j', (other) => {
  expect(editVersion(other)).not.toBe(version);
});

test('refuses another version, unless nothing would change', () => {
  const next = { ...stored, title: 'Translator' };
  for (const shown of [undefined, version]) expect(() => requireShown(shown, stored, next)).not.toThrow();
  for (const shown of ['', 'x', editVersion(next)]) {
    expect(() => requireShown(shown, stored, next)).toThrow(expect.objectContaining({ code: 'CHANGED_MEANWHILE' }));
    expect(() => requireShown(shown, stored, { ...stored })).not.toThrow();
  }
});

test('an attribute that is read as empty may be absent', () => {
  const when = unchanged({ name: 'x', translations: {}, company: { about: '' } });
  expect(checkItem<{ name: string; translations: object; company: object }>(keys.plan(1), { when })).toMatchObject({
    ConditionCheck: {
      ConditionExpression:
        '#name = :v0 AND (#translations = :v1 OR attribute_not_exists(#translations)) AND ' +
        '(#company = :v2 OR attribute_not_exists(#company))',
      ExpressionAttributeValues: { ':v0': 'x', ':v1': {}, ':v2': { about: '' } },
    },
  });
});
