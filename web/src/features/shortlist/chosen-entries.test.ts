import { expect, it } from 'vitest';
import { maxChosen, readChosen } from './chosen-entries.ts';

it.each([
  [null, []],
  ['', []],
  ['12,7,12', [12, 7]],
  ['7,-1,abc,0,1.5,,<b>', [7]],
  ['7,99999999999999999999', [7]],
])('reads the chosen candidates of the address %j', (text, ids) => {
  expect(readChosen(text)).toEqual(ids);
});

it('reads no more candidates than can be printed together', () => {
  const ids = Array.from({ length: maxChosen + 5 }, (_, index) => index + 1);
  expect(readChosen(ids.join(','))).toEqual(ids.slice(0, maxChosen));
});
