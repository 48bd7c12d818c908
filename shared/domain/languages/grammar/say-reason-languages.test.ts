import { describe, expect, it } from 'vitest';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';
import { type ExampleKey, matchingExamples, matchingTexts } from '#test/support/matching-texts.ts';
import type { NameOf } from '../language-name.ts';
import { modes, rungs } from '../language-row.ts';
import type { Change, Reason } from '../reasons.ts';
import { skills } from '../skills.ts';
import { sayReason, sayWouldMeet } from './say-reason.ts';

/** Japanese, English, Portuguese, Brazilian Portuguese and American Sign Language. */
const namesIn =
  (language: InterfaceLanguage): NameOf =>
  (tag) =>
    matchingExamples[language][`name.${tag}` as ExampleKey] ?? tag;

/** Marks the isolated parts of Arabic texts with brackets, and writes no-break spaces as ordinary ones. */
const visible = (text: string): string =>
  text.replaceAll('\u2068', '[').replaceAll('\u2069', ']').replaceAll('\u00a0', ' ');

const n2 = { scale: 'jlpt', level: 'N2', score: 118 } as const;
const cefrB1 = { scale: 'cefr', level: 'B1', score: null } as const;

/** The examples of `docs/languages.md`. */
const reasons: [ExampleKey, Reason][] = [
  ['reason.mapped', { key: 'mapped', ...n2, low: 'B2', high: 'B2', by_later_table: false }],
  ['reason.skill_not_covered', { key: 'skill_not_covered', scale: 'jlpt', skill: 'spoken_interaction' }],
  ['reason.score_decides', { key: 'score_decides', score: 112, level: 'B2' }],
  ['reason.stated.test', { key: 'stated', scale: 'jlpt', level: 'N3', score: null }],
  ['reason.stated.cefr', { key: 'stated', ...cefrB1 }],
  ['reason.indicative_mapping', { key: 'indicative_mapping', scale: 'ielts' }],
  ['reason.evidence_wanted', { key: 'evidence_wanted', has: 'declared', wanted: 'checked' }],
  ['reason.variety_wanted', { key: 'variety_wanted', stated: 'pt', wanted: 'pt-BR' }],
  ['reason.native_only', { key: 'native_only' }],
  ['reason.direction_offered', { key: 'direction_offered', from: 'ja', from_level: 'C', to: 'en', to_level: 'A' }],
  ['reason.passive_only', { key: 'passive_only', to: 'ja' }],
];

const changes: [ExampleKey, Change][] = [
  ['change.level.cefr', { key: 'level', skill: 'spoken_interaction', ...cefrB1, level: 'B2' }],
  ['change.level.test', { key: 'level', skill: 'reading', scale: 'jlpt', level: 'N1', score: null }],
  ['change.score', { key: 'score', score: 112 }],
  ['change.evidence', { key: 'evidence', rung: 'checked' }],
  ['change.variety', { key: 'variety', tag: 'pt-BR' }],
  ['change.working', { key: 'working', tag: 'ja', level: 'B' }],
];

describe.each(interfaceLanguages)('in %s', (language) => {
  const texts = matchingTexts[language];
  const said = matchingExamples[language];
  const nameOf = namesIn(language);

  it.each(reasons)('says %s', (example, reason) => {
    expect(visible(sayReason(reason, nameOf, { texts }))).toBe(said[example]);
  });

  it.each(changes)('says %s', (example, change) => {
    expect(visible(sayWouldMeet(change, nameOf, { texts }))).toBe(said[example]);
  });
});

const stated = { scale: 'delf_dalf', level: 'C1', score: 20.5 } as const;

/** Every key, with every word that it can name. */
const everyReason: { [Key in Reason['key']]: Extract<Reason, { key: Key }>[] } = {
  stated: [{ key: 'stated', ...stated }],
  mapped: [
    { key: 'mapped', ...stated, low: 'C1', high: 'C1', by_later_table: false },
    { key: 'mapped', ...stated, low: 'B1', high: 'C1', by_later_table: true },
    { key: 'mapped', ...stated, low: 'none', high: 'B1', by_later_table: false },
  ],
  score_decides: [{ key: 'score_decides', score: 20.5, level: 'C1' }],
  none_stated: skills.map((skill) => ({ key: 'none_stated', skill })),
  native_only: [{ key: 'native_only' }],
  language_not_stated: [{ key: 'language_not_stated', tag: 'ja' }],
  skill_not_stated: skills.map((skill) => ({ key: 'skill_not_stated', skill })),
  skill_not_covered: skills.map((skill) => ({ key: 'skill_not_covered', scale: 'jlpt', skill })),
  skill_not_in_language: [{ key: 'skill_not_in_language', tag: 'ase', skill: 'reading' }],
  test_of_other_language: [{ key: 'test_of_other_language', scale: 'jlpt', tag: 'ko' }],
  no_mapping: [{ key: 'no_mapping', scale: 'hsk' }],
  indicative_mapping: [{ key: 'indicative_mapping', scale: 'pte' }],
  editions_differ: [{ key: 'editions_differ', scale: 'hsk' }],
  result_unclear: [{ key: 'result_unclear', scale: 'hsk' }],
  evidence_wanted: rungs.map((rung) => ({ key: 'evidence_wanted', has: rung, wanted: rung })),
  certificate_expired: rungs.map((wanted) => ({ key: 'certificate_expired', on: '2026-01-31', wanted })),
  variety_wanted: [{ key: 'variety_wanted', stated: 'pt', wanted: 'pt-BR' }],
  direction_offered: [{ key: 'direction_offered', from: 'ja', from_level: 'C', to: 'en', to_level: 'A' }],
  passive_only: [{ key: 'passive_only', to: 'ja' }],
  into_b_from_a_only: [{ key: 'into_b_from_a_only', from: 'ja', from_level: 'C', to: 'en' }],
  working_not_stated: [{ key: 'working_not_stated', tag: 'ja' }],
  mode_not_stated: modes.map((mode) => ({ key: 'mode_not_stated', mode })),
};

const everyChange: { [Key in Change['key']]: Extract<Change, { key: Key }>[] } = {
  level: skills.map((skill) => ({ key: 'level', skill, ...stated })),
  score: [{ key: 'score', score: 112 }],
  evidence: rungs.map((rung) => ({ key: 'evidence', rung })),
  variety: [{ key: 'variety', tag: 'pt-BR' }],
  working: [{ key: 'working', tag: 'ja', level: 'B' }],
  mode: modes.map((mode) => ({ key: 'mode', mode })),
};

const isComplete = (text: string) => text.trim() !== '' && !/[{}]|undefined|null/.test(text);

describe.each(interfaceLanguages)('every reason and change in %s', (language) => {
  const nameOf = namesIn(language);
  const reasonsOf = (isSigned: boolean) =>
    Object.values(everyReason)
      .flat()
      .map((reason) => sayReason(reason, nameOf, { texts: matchingTexts[language], isSigned }));
  const changesOf = (isSigned: boolean) =>
    Object.values(everyChange)
      .flat()
      .map((change) => sayWouldMeet(change, nameOf, { texts: matchingTexts[language], isSigned }));

  it('is said completely, of spoken and of signed languages', () => {
    const texts = [true, false].flatMap((isSigned) => [...reasonsOf(isSigned), ...changesOf(isSigned)]);
    expect(texts.filter((text) => !isComplete(text))).toEqual([]);
  });

  it('has a text of its own', () => {
    const texts = [...reasonsOf(false), ...changesOf(false)];
    expect(new Set(texts).size).toBe(texts.length);
  });
});

it('says days as the reader writes them, and names the skills of signed languages', () => {
  const expired: Reason = { key: 'certificate_expired', on: '2026-01-31', wanted: 'checked' };
  expect(sayReason(expired, String, { dayOf: () => '31 Jan 2026' })).toBe(
    'the certificate was valid until 31 Jan 2026, a checked certificate is wanted',
  );
  const signed: Reason = { key: 'skill_not_stated', skill: 'listening' };
  expect(sayReason(signed, String, { isSigned: true })).toBe('no level of visual reception is stated');
});

it('writes scores with the separators of the language', () => {
  expect(sayReason({ key: 'stated', ...stated }, String, { texts: matchingTexts.de })).toBe(
    'angegeben ist DALF C1 mit 20,5 Punkten',
  );
});
