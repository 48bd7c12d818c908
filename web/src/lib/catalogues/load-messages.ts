import type { Messages } from '@lingui/core';
import type { CatalogueName } from '#web/locales/catalogues.ts';
import type { Language } from '../site-languages.ts';

// The name of each file is some 100 bytes of code, so the files of other languages are listed apart. Common and landing
// texts are bundled with code.
const english = import.meta.glob<Messages>(['../../locales/en/*.json', '!../../locales/en/{common,landing}.json'], {
  import: 'default',
});

type Files = Record<string, () => Promise<Messages>>;

const others: Record<Exclude<Language, 'en'>, () => Promise<{ files: Files }>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  hi: () => import('./hi.ts'),
  ja: () => import('./ja.ts'),
};

/** Loads the messages of one catalogue; undefined where a language has none, and for texts bundled with code. */
export const loadMessages = async (
  language: Language,
  name: CatalogueName | 'refusals',
): Promise<Messages | undefined> => {
  const { files } = language === 'en' ? { files: english as Files } : await others[language]();
  return files[`../../locales/${language}/${name}.json`]?.();
};
