import { languageNames } from 'virtual:language-names';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';
import { type ExampleKey, matchingExamples, matchingTexts } from '#test/support/matching-texts.ts';
import { languageRequirements } from '../arbitraries.ts';
import { cefr, job, pair, part, point } from '../fixtures.ts';
import type { NameOf } from '../language-name.ts';
import { namerOf } from '../language-name.ts';
import type { Alternative, LanguageRequirements } from '../language-requirement.ts';
import { sentenceOf, shortSentenceOf } from './requirement-sentence.ts';
import { sayResult } from './say-reason.ts';
import { sayRequirements } from './say-requirements.ts';

/** The product's own names, as the browser loads them. */
const names = Object.fromEntries(
  await Promise.all(
    interfaceLanguages.map(async (language) => [language, namerOf((await languageNames[language]()).default)] as const),
  ),
) as Record<InterfaceLanguage, NameOf>;

const say = (requirements: LanguageRequirements, language: InterfaceLanguage): string =>
  sayRequirements(sentenceOf(requirements), names[language], matchingTexts[language]);

const speaking = (tag: string, level: string): Alternative => ({
  tag,
  min: { spoken_interaction: cefr(level), spoken_production: cefr(level) },
});
const everything = (tag: string, level: string): Alternative => ({
  tag,
  min: { ...speaking(tag, level).min, listening: cefr(level), reading: cefr(level), writing: cefr(level) },
});

type RequirementExample = ExampleKey extends infer Key
  ? Key extends `requirement.${infer What}`
    ? What
    : never
  : never;

interface Example {
  what: RequirementExample;
  requirements: LanguageRequirements;
}

const examples: Example[] = [
  {
    what: 'alternatives, and a language of any level as a plus',
    requirements: job([
      part('must', speaking('de', 'B2'), everything('nl', 'C1')),
      part('nice', everything('en', 'A1')),
    ]),
  },
  {
    what: 'a level of all skills',
    requirements: job([part('must', everything('fr', 'B2'))]),
  },
  {
    what: 'two languages that are both needed',
    requirements: job([part('must', everything('ja', 'C1')), part('must', everything('en', 'B2'))]),
  },
  {
    what: 'another scale, with a certificate',
    requirements: job([
      part('must', { tag: 'ja', min: { reading: point('jlpt', 'N2') }, evidence_at_least: 'checked' }),
    ]),
  },
  {
    what: 'different levels of one language',
    requirements: job([
      part('must', { tag: 'en', min: { listening: cefr('C1'), reading: cefr('C1'), writing: point('ielts', 7) } }),
    ]),
  },
  {
    what: 'an earlier edition of a test',
    requirements: job([
      part('must', {
        tag: 'zh',
        min: { reading: { scale: 'hsk', edition: '2.0', level: '5' }, spoken_interaction: cefr('B1') },
        evidence_at_least: 'uploaded',
      }),
    ]),
  },
  {
    what: 'a signed language',
    requirements: job([
      part('must', {
        tag: 'gsg',
        min: { listening: cefr('B2'), spoken_interaction: cefr('B2') },
        evidence_at_least: 'attested',
      }),
    ]),
  },
  {
    what: 'interpreting in both directions',
    requirements: job([], [pair('ja', 'de'), pair('de', 'ja', 'consecutive', 'nice')]),
  },
  {
    what: 'a language with translation and subtitling',
    requirements: job(
      [part('must', everything('es', 'C2'))],
      [pair('en', 'es', 'translation'), pair('fr', 'es', 'subtitling')],
    ),
  },
  {
    what: 'three alternatives, one on a scale with signs',
    requirements: job([
      part('must', everything('ar', 'C1'), everything('hi', 'C1'), {
        tag: 'en',
        min: { spoken_production: point('ilr', '2+') },
      }),
    ]),
  },
  {
    what: 'a certificate of one alternative only',
    requirements: job([
      part('must', { ...everything('de', 'B2'), evidence_at_least: 'checked' }, everything('nl', 'C1')),
    ]),
  },
  {
    what: 'a certificate of the last alternative only',
    requirements: job([
      part('must', everything('nl', 'C1'), { ...everything('or', 'B2'), evidence_at_least: 'uploaded' }),
    ]),
  },
  {
    what: 'a test without an edition, which means the latest one',
    requirements: job([part('must', { tag: 'zh', min: { reading: point('hsk', '5') } })]),
  },
  {
    what: 'a direction with names of two words',
    requirements: job([], [pair('gsg', 'de'), pair('pt-BR', 'fsl', 'simultaneous')]),
  },
];

describe.each(examples)('says $what', ({ what, requirements }) => {
  it.each(interfaceLanguages)('in %s', (language) => {
    expect(say(requirements, language)).toBe(matchingExamples[language][`requirement.${what}`]);
  });
});

const letters = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();

test.each(interfaceLanguages)('a sentence in %s mentions every language, level and direction', (language) => {
  const texts = matchingTexts[language];
  const nameOf = (tag: string) => `Xy${tag.replace('-', '')}`;
  fc.assert(
    fc.property(languageRequirements, (requirements) => {
      const sentence = sentenceOf(requirements);
      const said = letters(sayRequirements(sentence, nameOf, texts));
      for (const { tag, thresholds } of sentence.parts.flatMap(({ any }) => any)) {
        expect(said).toContain(letters(nameOf(tag)));
        for (const each of thresholds.filter(({ level }) => level !== 'A1')) {
          expect(said).toContain(letters(sayResult(each)));
        }
      }
      for (const { from, to, mode } of sentence.pairs) {
        const values = { mode: texts.say(`mode.${mode}`, { form: 'requirement' }), from: nameOf(from), to: nameOf(to) };
        expect(said).toContain(letters(texts.say('requirement.pair', values)).slice(1));
      }
      expect(said).not.toMatch(/undefined|null|[{}[\]]|\$| {2}/);
    }),
    { numRuns: 60 },
  );
});

describe('the short form', () => {
  const short = (requirements: LanguageRequirements) => sayRequirements(shortSentenceOf(requirements), names.en);

  it('leaves out evidence, and what is a plus beside what is needed', () => {
    const wanted = job(
      [part('must', { ...speaking('de', 'B2'), evidence_at_least: 'checked' }), part('nice', everything('en', 'B1'))],
      [pair('ja', 'en', 'translation', 'nice'), pair('en', 'ja', 'translation')],
    );
    expect(short(wanted)).toBe('German from B2 speaking; translation from English into Japanese');
  });

  it('says what is a plus where nothing is needed', () => {
    expect(short(job([part('nice', everything('en', 'B1'))]))).toBe('English from B1 is a plus');
  });

  it('is empty without requirements', () => {
    expect(short(job([]))).toBe('');
  });
});
