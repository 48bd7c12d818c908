import type { MailCatalogue } from './mail-catalogue.ts';
import { arabic } from './mail-texts-ar.ts';
import { german } from './mail-texts-de.ts';
import { english } from './mail-texts-en.ts';
import { spanish } from './mail-texts-es.ts';
import { french } from './mail-texts-fr.ts';
import { hindi } from './mail-texts-hi.ts';
import { japanese } from './mail-texts-ja.ts';

/** A language is added as a module of its own and a line here. */
const catalogues: readonly MailCatalogue[] = [english, german, arabic, french, spanish, japanese, hindi];

/** The texts in a language, in its main form (`pt` for `pt-BR`) where there is no closer one, or else in English. */
export function textsIn(language: string | null): MailCatalogue {
  const tag = language?.toLowerCase() ?? '';
  const find = (wanted: string | undefined) => catalogues.find((texts) => texts.language.toLowerCase() === wanted);
  return find(tag) ?? find(tag.split('-')[0]) ?? english;
}
