import { randomInt } from 'node:crypto';
import { primarySubtag } from '#shared/domain/languages/tags.ts';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';
import { readTexts } from '#shared/locales/read-texts.ts';

/**
 * What prompts are composed of: sentences that fit each other in any combination. They ask for nothing that tells who
 * speaks: no name, place, employer or life story.
 */
const textsIn = readTexts('prompts');

const situations = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const tasks = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const drawn = <Number extends number>(numbers: readonly [Number, ...Number[]]): Number =>
  numbers[randomInt(numbers.length)] ?? numbers[0];

/** The language of a prompt: the spoken one where the site has it, or else the one that the site is shown in. */
export const promptLanguage = (tag: string, locale: InterfaceLanguage): InterfaceLanguage =>
  interfaceLanguages.find((language) => language === primarySubtag(tag)) ?? locale;

/**
 * Composes a prompt: a situation, a task, a condition and a detail, each drawn at random from the system's secure
 * source. There are 9,216 in every language, so that preparing all of them is more work than speaking.
 */
export function composePrompt(language: InterfaceLanguage): string {
  const say = textsIn(language);
  return say('whole', {
    situation: say(`situation.${drawn(situations)}`),
    task: say(`task.${drawn(tasks)}`),
    condition: say(`condition.${drawn(tasks)}`),
    detail: say(`detail.${drawn(situations)}`),
  });
}
