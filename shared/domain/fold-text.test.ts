import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('folding', () => {
  it.each([
    ['é', 'e'],
    ['e\u0301', 'e'],
    ['Straße', 'STRASSE'],
    ['ẞ', 'ss'],
    ['İstanbul', 'istanbul'],
    ['ISPARTA', 'ısparta'],
    ['Łódź', 'lodz'],
    ['KØBENHAVN', 'kobenhavn'],
    ['Œuvre Æon', 'oeuvre aeon'],
    ['ΟΔΟΣ', 'οδός'],
    ['Ёлка', 'елка'],
    ['مُتَرْجِم', 'مترجم'],
    ['أحمد', 'احمد'],
    ['عـــربي', 'عربي'],
    ['שָׁלוֹם', 'שלום'],
    ['ＴＯＫＹＯ ２０２６', 'tokyo 2026'],
    ['ﾎﾝﾔｸ', 'ホンヤク'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['  two   words\n', 'two words'],
    ['٢٠٢٦', '2026'],
    ['४५ वर्ष', '45 वर्ष'],
    ['O’Neill', "O'Neill"],
    ['Oʼneill', "o'neill"],
    ['O´Neill', "O'Neill"],
    ['co‑op', 'co-op'],
    ['co‐op', 'co-op'],
    ['ｃｏ－ｏｐ', 'co-op'],
    ['−5', '-5'],
    ['ترجمة', 'ترجمه'],
    ['ٱلعربية', 'العربيه'],
    ['آفاق إدارة أعمال', 'افاق اداره اعمال'],
    ['مستشفى', 'مستشفي'],
    ['شفاهی', 'شفاهي'],
    ['کتاب', 'كتاب'],
  ])('maps %j and %j to the same text', (left, right) => {
    expect(foldText(left)).toBe(foldText(right));
  });

  it.each([
    ['が', 'か'],
    ['통역', '토'],
    ['हिन्दी', 'हन्द'],
    ['שלום', 'שלם'],
  ])('does not let %j contain %j', (text, part) => {
    expect(foldText(text)).not.toContain(foldText(part));
  });

  it('is idempotent', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)));
  });
});
