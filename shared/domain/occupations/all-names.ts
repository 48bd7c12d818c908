import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { occupationFiles } from '#shared/locales/occupation-files.ts';
import { indexNames, type NameIndex, type OccupationTexts } from './name-index.ts';

export const allNames: Readonly<Record<InterfaceLanguage, OccupationTexts>> = occupationFiles;

let index: NameIndex | undefined;

/** The names of all languages, indexed with the first use. */
export function occupationNames(): NameIndex {
  index ??= indexNames(Object.values(allNames));
  return index;
}
