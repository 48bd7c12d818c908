import { foldText } from './fold-text.ts';

/** Apostrophes and the letters that stand for them: `Ge'ez`, `ʻŌlelo Hawaiʻi`. */
const apostrophes = /['’‘`´ʼʻʽ]/g;

/** Punctuation between the parts of a name or code: `Portuguese (Brazil)`, `pt_BR`, `Serbo-Croatian`. */
const separators = /[\p{Pd}\p{Ps}\p{Pe}\p{Po}_]+/gu;

/** Letters of the Arabic script that keyboards confuse. */
const arabicTwins: Readonly<Record<string, string>> = { ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ھ: 'ه', ہ: 'ه' };
const twins = new RegExp(`[${Object.keys(arabicTwins).join('')}]`, 'g');

/**
 * Normalises the name or code of a language: `foldText`, without apostrophes, with punctuation as spaces.
 * `Português (Brasil)` equals `portugues brasil`, `PT-BR` equals `pt_br`.
 */
export const foldLanguageName = (name: string): string =>
  foldText(
    foldText(name)
      .replaceAll(apostrophes, '')
      .replaceAll(separators, ' ')
      .replaceAll(twins, (letter) => arabicTwins[letter] ?? letter),
  );
