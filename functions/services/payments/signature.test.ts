import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned } from './signature.ts';

const signature = createHmac('sha256', 'secret').update('message').digest('hex');

test('accepts the signature of exactly this message with this secret', () => {
  expect(isSigned('message', 'secret', signature)).toBe(true);
  expect(isSigned(Buffer.from('message'), 'secret', signature)).toBe(true);
  expect(isSigned('Message', 'secret', signature)).toBe(false);
  expect(isSigned('message', 'Secret', signature)).toBe(false);
});

test.each([
  '',
  signature.slice(1),
  `${signature}0`,
  signature.toUpperCase(),
  signature.replace(/^./, (first) => (first === '0' ? '1' : '0')),
  '0'.repeat(64),
  'ä'.repeat(32),
])('refuses the signature "%s"', (given) => {
  expect(isSigned('message', 'secret', given)).toBe(false);
});
