import type { Messages } from '@lingui/core';
import type { CatalogueName } from '#web/locales/catalogues.ts';
import { files as english } from '#web/locales/en/files.ts';
import type { Language } from './site-languages.ts';

type Files = Partial<Record<string, () => Promise<Messages>>>;

// The name of each file is some 100 bytes of code, so the files of other languages are listed apart.
const others: Record<Exclude<Language, 'en'>, () => Promise<{ files: Files }>> = {
  ar: () => import('../locales/ar/files.ts'),
  de: () => import('../locales/de/files.ts'),
  es: () => import('../locales/es/files.ts'),
  fr: () => import('../locales/fr/files.ts'),
  hi: () => import('../locales/hi/files.ts'),
  ja: () => import('../locales/ja/files.ts'),
};

/** Loads the messages of one catalogue; undefined where a language has none, and for texts bundled with code. */
export const loadMessages = async (
  language: Language,
  name: CatalogueName | 'refusals',
): Promise<Messages | undefined> => {
  const { files } = language === 'en' ? { files: english as Files } : await others[language]();
  return files[`./${name}.json`]?.();
};
