import { expect, test } from 'vitest';
import { parseHidden } from './hidden-columns.ts';

test('hidden columns are read by table', () => {
  expect(parseHidden('{"jobs":["benefits",7]}')).toEqual({ jobs: ['benefits', '7'] });
});

test.each([null, '', 'x', '[]', 'null', '{"jobs":"benefits"}'])('nothing is hidden by %j', (text) => {
  expect(parseHidden(text)).toEqual({});
});
