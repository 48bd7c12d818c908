import type { ScaleId } from './scale.ts';
import { languageOf } from './tags.ts';

/** The language that a test examines, with all refinements of it; scales of all languages are absent. */
export const testedLanguage = {
  jlpt: 'ja',
  hsk: 'zh',
  topik: 'ko',
  delf_dalf: 'fr',
  goethe: 'de',
  testdaf: 'de',
  ielts: 'en',
  toefl_ibt: 'en',
  toeic: 'en',
  cambridge: 'en',
  pte: 'en',
} as const satisfies Partial<Record<ScaleId, string>>;
export type TestedLanguage = (typeof testedLanguage)[keyof typeof testedLanguage];

const languages: Readonly<Partial<Record<ScaleId, TestedLanguage>>> = testedLanguage;

/** The language to which results on the scale belong; undefined for a scale of all languages. */
export const languageTestedBy = (scale: ScaleId): TestedLanguage | undefined => languages[scale];

/** Whether a result on the scale can be stated or required for the language: JLPT examines Japanese only. */
export const isTestOf = (scale: ScaleId, tag: string): boolean =>
  (languages[scale] ?? languageOf(tag)) === languageOf(tag);

/** The tests and scales on which a skill of the language can be stated, its own tests first. */
export function scalesOf(tag: string): ScaleId[] {
  const own = (Object.keys(testedLanguage) as ScaleId[]).filter((scale) => isTestOf(scale, tag));
  return [...own, 'cefr', 'actfl', 'ilr'];
}
