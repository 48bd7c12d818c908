import { randomInt } from 'node:crypto';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/domain/interface-languages.ts';
import { primarySubtag } from '#shared/domain/languages/tags.ts';
import { promptPartsAr } from './prompt-parts-ar.ts';
import { promptPartsDe } from './prompt-parts-de.ts';
import type { PromptParts } from './prompt-parts-en.ts';
import { promptPartsEn } from './prompt-parts-en.ts';
import { promptPartsEs } from './prompt-parts-es.ts';
import { promptPartsFr } from './prompt-parts-fr.ts';
import { promptPartsHi } from './prompt-parts-hi.ts';
import { promptPartsJa } from './prompt-parts-ja.ts';

const partsOf: Readonly<Record<InterfaceLanguage, PromptParts>> = {
  en: promptPartsEn,
  de: promptPartsDe,
  ar: promptPartsAr,
  fr: promptPartsFr,
  es: promptPartsEs,
  ja: promptPartsJa,
  hi: promptPartsHi,
};

/** The language of a prompt: the spoken one where the site has it, or else the one that the site is shown in. */
export const promptLanguage = (tag: string, locale: InterfaceLanguage): InterfaceLanguage =>
  interfaceLanguages.find((language) => language === primarySubtag(tag)) ?? locale;

/**
 * Composes a prompt: a situation, a task, a condition and a detail, each drawn at random from the system's secure
 * source. There are 9,216 in every language, so that preparing all of them is more work than speaking.
 */
export function composePrompt(language: InterfaceLanguage): string {
  const { situations, tasks, conditions, details } = partsOf[language];
  const drawn = [situations, tasks, conditions, details].map((list) => list[randomInt(list.length)] ?? '');
  return drawn.join(language === 'ja' ? '' : ' ');
}
