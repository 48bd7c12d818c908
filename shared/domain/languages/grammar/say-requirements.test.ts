import { expect, it } from 'vitest';
import { cefr, job, pair, part, point } from '../fixtures.ts';
import type { Alternative, LanguageRequirements } from '../language-requirement.ts';
import { sentenceOf } from './requirement-sentence.ts';
import { sayRequirements } from './say-requirements.ts';

const names: Record<string, string> = { de: 'German', nl: 'Dutch', en: 'English', ja: 'Japanese' };

const speaking = (tag: string, level: string): Alternative => ({
  tag,
  min: { spoken_interaction: cefr(level), spoken_production: cefr(level) },
});
const everything = (tag: string, level: string): Alternative => ({
  tag,
  min: { ...speaking(tag, level).min, listening: cefr(level), reading: cefr(level), writing: cefr(level) },
});
const reading = (tag: string, evidence: Alternative['evidence_at_least'] = null): Alternative => ({
  tag,
  min: { reading: point('jlpt', 'N2') },
  evidence_at_least: evidence,
});

it.each<[LanguageRequirements, string]>([
  [job([]), ''],
  [
    job([part('nice', everything('en', 'B1')), part('must', speaking('de', 'B2'), everything('nl', 'C1'))]),
    'German from B2 speaking, or Dutch from C1; English from B1 is a plus',
  ],
  [job([part('must', reading('ja', 'checked'))]), 'Japanese from JLPT N2 reading with a checked certificate'],
  [job([part('must', reading('ja', 'declared'))]), 'Japanese from JLPT N2 reading'],
  [
    job([part('must', { tag: 'en', min: { listening: cefr('C1'), reading: cefr('C1'), writing: point('ielts', 7) } })]),
    'English from C1 listening and reading and IELTS 7 writing',
  ],
  [
    job([part('must', { tag: 'de', min: { listening: cefr('B2'), reading: point('goethe', 'B2') } })]),
    'German from B2 listening and Goethe B2 reading',
  ],
  [
    job([part('must', { tag: 'en', min: { listening: point('ielts', 7), reading: point('ielts', 6.5) } })]),
    'English from IELTS 7 listening and IELTS 6.5 reading',
  ],
  [
    job(
      [part('must', { tag: 'de', min: { spoken_interaction: cefr('B2') } })],
      [pair('ja', 'de', 'sight_translation')],
    ),
    'German from B2 spoken interaction; sight translation from Japanese into German',
  ],
  [
    job([part('nice', reading('ja'))], [pair('ja', 'en', 'subtitling', 'nice'), pair('en', 'ja')]),
    'Consecutive interpreting from English into Japanese; Japanese from JLPT N2 reading is a plus; subtitling from Japanese into English is a plus',
  ],
])('says %j as "%s"', (requirements, text) => {
  expect(sayRequirements(sentenceOf(requirements), (tag) => names[tag] ?? tag)).toBe(text);
});
