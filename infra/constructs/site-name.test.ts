import { expect, test } from 'vitest';
import { productName } from '#shared/domain/product.ts';
import { senderOf } from './site-name.ts';

test.each([
  [productName, 'Foreign Language Job Portal <a@b.example>'],
  ["O'Neill & Sons Jobs", '"O\'Neill & Sons Jobs" <a@b.example>'],
  ['Dr. Jobs', '"Dr. Jobs" <a@b.example>'],
  ['Übersetzer', '=?UTF-8?B?w5xiZXJzZXR6ZXI=?= <a@b.example>'],
])('the name %s is a sender of mails', (name, sender) => {
  expect(senderOf(name, 'a@b.example')).toBe(sender);
});

test('long names are several encoded words, which read as the name', () => {
  const name = 'भाषा-रोज़गार 言語の仕事 '.repeat(3).trim();
  const words = senderOf(name, 'a@b.example').split(' ').slice(0, -1);
  expect(words.length).toBeGreaterThan(2);
  expect(words.every((word) => word.length <= 75)).toBe(true);
  expect(words.map((word) => Buffer.from(word.slice(10, -2), 'base64').toString()).join('')).toBe(name);
});
