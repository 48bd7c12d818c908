import { expect, test } from 'vitest';
import { processorTime } from '#test/support/processor-time.ts';
import { typedAddress } from './typed-address.ts';

const expected = 'https://lima.example/about';

test.each([
  'https://lima.example/about',
  'HTTPS://lima.example/about',
  'http://lima.example/about',
  'lima.example/about',
  '//lima.example/about',
  '  lima.example/about  ',
  '<https://lima.example/about>',
  '(lima.example/about)',
  '“lima.example/about”',
  '«lima.example/about»',
  'lima.example/about.',
  'lima.example/about,',
  '\u200Elima.example/about',
  'https://lima.example/about\u200B',
  '\uFEFFhttp://lima.example/about',
])('%j is an address with https', (text) => {
  expect(typedAddress(text)).toBe(expected);
});

test.each([
  ['', ''],
  ['  ', ''],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['data:text/html,x', 'data:text/html,x'],
  ['wiki.example/Lima_(city)', 'https://wiki.example/Lima_(city)'],
  ['ftp://lima.example', 'ftp://lima.example'],
  ['lima.example:8080', 'https://lima.example:8080'],
  ['localhost:3000', 'localhost:3000'],
])('%j stays what it is', (text, address) => {
  expect(typedAddress(text)).toBe(address);
});

test.each(['<', '.', ' ', '(', '"<'])('very many of %j are read in one pass', (part) => {
  const start = processorTime();
  typedAddress(part.repeat(20_000));
  typedAddress(`a${part.repeat(20_000)}a`);
  expect(processorTime() - start).toBeLessThan(1_000);
});
