import ar from '#shared/locales/ar/occupations.json' with { type: 'json' };
import de from '#shared/locales/de/occupations.json' with { type: 'json' };
import en from '#shared/locales/en/occupations.json' with { type: 'json' };
import es from '#shared/locales/es/occupations.json' with { type: 'json' };
import fr from '#shared/locales/fr/occupations.json' with { type: 'json' };
import hi from '#shared/locales/hi/occupations.json' with { type: 'json' };
import ja from '#shared/locales/ja/occupations.json' with { type: 'json' };
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { indexNames, type NameIndex, type OccupationTexts } from './name-index.ts';

// 70 KB: everything that needs it loads it with its first use.

export const allNames: Readonly<Record<InterfaceLanguage, OccupationTexts>> = { en, de, fr, es, ar, hi, ja };

let index: NameIndex | undefined;

/** The names of all languages, indexed with the first use. */
export function occupationNames(): NameIndex {
  index ??= indexNames(Object.values(allNames));
  return index;
}
