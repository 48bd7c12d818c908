import { expect, it } from 'vitest';
import { captionAt } from './timed-caption.ts';

const captions = [
  { from: 1, to: 2, text: 'Hello.' },
  { from: 2.5, to: 4, text: 'I am Ana.' },
];

it.each([
  [0, ''],
  [1, 'Hello.'],
  [2.4, 'Hello.'],
  [2.5, 'I am Ana.'],
  [4.9, 'I am Ana.'],
  [5, ''],
])('shows at %d seconds the caption %j', (seconds, text) => {
  expect(captionAt(captions, seconds)).toBe(text);
});

it('shows nothing without captions', () => {
  expect(captionAt([], 1)).toBe('');
});
