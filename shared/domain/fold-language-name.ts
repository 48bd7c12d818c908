import { foldText } from './fold-text.ts';

/** Apostrophes, as they are after `foldText`: `Ge'ez`, `ʻŌlelo Hawaiʻi`. */
const apostrophes = /['`]/g;

/** With spaces for the punctuation between the parts of a name or code: `Portuguese (Brazil)`, `pt_BR`, `Serbo-Croatian`. */
const separated = (name: string) => name.replaceAll(/[\p{Pd}\p{Ps}\p{Pe}\p{Po}_]+/gu, ' ');

/**
 * Normalises the name or code of a language: `foldText`, without apostrophes, with punctuation as spaces.
 * `Português (Brasil)` equals `portugues brasil`, `PT-BR` equals `pt_br`.
 */
export const foldLanguageName = (name: string): string =>
  foldText(separated(foldText(name).replaceAll(apostrophes, '')));
