import type { Messages } from '@lingui/core';
import type { MatchingMessages } from '#shared/domain/languages/grammar/matching-texts.ts';
import type { CatalogueName } from '#shared/locales/catalogues.ts';
import { files as english } from '#shared/locales/en/files.ts';
import type { Language } from './site-languages.ts';

type Files = Partial<Record<string, () => Promise<Messages>>>;

// The name of each file is some 100 bytes of code, so the files of other languages are listed apart.
const others = import.meta.glob<Files>(['../../../shared/locales/*/files.ts', '!../../../shared/locales/en/files.ts'], {
  import: 'files',
});

const load = async (language: Language, path: string): Promise<Messages | undefined> => {
  const files: Files | undefined =
    language === 'en' ? english : await others[`../../../shared/locales/${language}/files.ts`]?.();
  return files?.[path]?.();
};

/** Loads the messages of one catalogue; undefined where a language has none, and for texts bundled with code. */
export const loadMessages = (language: Language, name: CatalogueName | 'refusals'): Promise<Messages | undefined> =>
  load(language, `./screens/${name}.json`);

/** Loads what says requirements and the reasons of a match; undefined in English, whose texts are bundled with code. */
export const loadMatchingMessages = async (language: Language): Promise<MatchingMessages | undefined> =>
  (await load(language, './matching.json')) as MatchingMessages | undefined;
