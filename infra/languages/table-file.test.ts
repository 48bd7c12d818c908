import { expect, test } from 'vitest';
import { isTableCurrent } from './table-file.ts';

test('the committed table of languages is that of the present sources; `npm run languages` makes it anew', () => {
  expect(isTableCurrent()).toBe(true);
});
