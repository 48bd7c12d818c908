import { describe, expect, it, test } from 'vitest';
import { codeIn, codeTyped } from './one-time-code.ts';

describe('the code of', () => {
  it.each([
    '123456',
    ' 123456',
    '123456\n',
    '123 456',
    '123-456',
    '123\u00A0456',
    '123\u202F456',
    '123\u2011456',
    '123–456',
    '123.456',
    '12 34 56',
    '1 2 3 4 5 6',
    '١٢٣٤٥٦',
    '۱۲۳۴۵۶',
    '१२३ ४५६',
    '１２３４５６',
    '𝟭𝟮𝟯𝟰𝟱𝟲',
    '\u200E123456\u200F',
    '123\u200B456',
    '\u2066123456\u2069',
    'Your code is 123 456. It expires in 10 minutes',
    'Your code: 123456\nIt is valid for 10 minutes.',
    '123456 ist Ihr Code. 123456 gilt 10 Minuten.',
    'Ihr Einmalcode lautet 123-456 (10 Minuten gültig).',
    'Votre code est le 123 456.',
    '123456は10分間有効です。',
    'رمز التحقق: ١٢٣٤٥٦، صالح لمدة ١٠ دقائق',
    'आपका कोड १२३४५६ है। यह 10 मिनट तक मान्य है।',
    'Code 123456 for +49 30 1234567',
    'G-123456',
  ])('%j is 123456', (text) => expect(codeIn(text)).toBe('123456'));

  it.each([
    '',
    '12345',
    '1234567',
    '123 4567',
    '123456 654321',
    'Either 123456 or 654321',
    '123 456 789',
    '+1 123 456 7890',
    'Order 12, item 3456',
    'ab1234cd56',
    '2026-11-26',
    'no code at all',
  ])('%j is not guessed', (text) => expect(codeIn(text)).toBeUndefined());
});

test.each([
  ['12', '12'],
  ['12 3', '123'],
  ['٤', '4'],
  ['12a', '12'],
  ['123456', '123456'],
  ['1234567', undefined],
  ['Order 12, item 3456', undefined],
])('the field shows %j as %j', (text, shown) => expect(codeTyped(text)).toBe(shown));
