import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InterfaceLanguage } from '#shared/domain/interface-languages.ts';
import type { LegalPage } from '#shared/domain/legal-pages.ts';
import { type LegalText, parseText } from './parse-text.ts';

/** The text of a legal page in a language. @throws Error for a malformed or missing file */
export const readText = (language: InterfaceLanguage, page: LegalPage): LegalText =>
  parseText(readFileSync(join(import.meta.dirname, 'texts', language, `${page}.txt`), 'utf8'));
