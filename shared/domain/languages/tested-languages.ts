import type { ScaleId } from './scale.ts';
import { primarySubtag } from './tags.ts';

/** The language that a test examines, as primary subtag; tests and scales of all languages are absent. */
const testedLanguage: Readonly<Partial<Record<ScaleId, string>>> = {
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
};

/** The tests and scales on which a skill of the language can be stated, its own tests first. */
export function scalesOf(tag: string): ScaleId[] {
  const own = Object.entries(testedLanguage).filter(([, tested]) => tested === primarySubtag(tag));
  return [...own.map(([scale]) => scale as ScaleId), 'cefr', 'actfl', 'ilr'];
}
