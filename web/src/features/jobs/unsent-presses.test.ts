import { expect, test } from 'vitest';
import { afterPresses, parsePresses } from './unsent-presses.ts';

test('presses are read in their order', () => {
  expect(parsePresses('[[7,true],[3,false]]')).toEqual([
    [7, true],
    [3, false],
  ]);
});

test.each([null, '', '{', '7', '[7,true]', '[["7",true],[0,true],[1.5,true],[7,1],[1000000000000,true]]'])(
  'nothing is read from %j',
  (text) => {
    expect(parsePresses(text)).toEqual([]);
  },
);

test('the list after presses has what was saved at its end, and not what was removed', () => {
  expect(
    afterPresses(
      [1, 2, 3],
      [
        [2, false],
        [9, true],
        [8, false],
        [3, true],
      ],
    ),
  ).toEqual([1, 3, 9]);
});
