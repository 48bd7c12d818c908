import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOneEdit } from './one-edit.ts';

it.each([
  ['tranlator', 'translator', true],
  ['translatorr', 'translator', true],
  ['transletor', 'translator', true],
  ['tranlsator', 'translator', true],
  ['ranslator', 'translator', true],
  ['translato', 'translator', true],
  ['rtanslator', 'translator', true],
  ['translatro', 'translator', true],
  ['переводчк', 'переводчик', true],
  ['ترجمه', 'ترجه', true],
  ['translator', 'translator', false],
  ['tranltor', 'translator', false],
  ['trnaslatro', 'translator', false],
  ['', '', false],
  ['', 'a', true],
  ['ab', 'ba', true],
  ['abc', 'cba', false],
])('%s and %s: %s', (left, right, expected) => {
  expect(isOneEdit(left, right)).toBe(expected);
  expect(isOneEdit(right, left)).toBe(expected);
});

it('holds for every edit of a text', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'é', '𐐀'), { maxLength: 8 });
  fc.assert(
    fc.property(text, fc.nat(8), fc.constantFrom('x', 'y'), (characters, place, other) => {
      const at = Math.min(place, characters.length);
      const more = [...characters.slice(0, at), other, ...characters.slice(at)].join('');
      expect(isOneEdit(more, characters.join(''))).toBe(true);
    }),
  );
});
