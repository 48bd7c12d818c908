import { expect, test } from 'vitest';
import { keyOf } from './use-list-keys.ts';

test.each([
  ['j', 'KeyJ', 'j'],
  ['J', 'KeyJ', 'j'],
  // A Dvorak keyboard has its J elsewhere.
  ['j', 'KeyC', 'j'],
  ['ت', 'KeyJ', 'j'],
  ['न', 'KeyV', 'v'],
  ['?', 'Slash', '?'],
  ['؟', 'Slash', '?'],
  ['/', 'Digit7', '/'],
  ['é', 'Digit2', 'é'],
  ['Escape', 'Escape', 'escape'],
])('the key that types %j at %s is %j', (key, code, expected) => {
  expect(keyOf({ key, code })).toBe(expected);
});
