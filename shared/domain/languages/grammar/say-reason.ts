import type { NameOf } from '../language-name.ts';
import type { Change, Reason, Stated } from '../reasons.ts';
import { type CefrLevel, cefrLevels, type ScaleId } from '../scale.ts';
import { scales } from '../scales.ts';
import type { Skill } from '../skills.ts';
import type { ReasonWords } from './reason-words.ts';
import { english } from './reason-words-en.ts';

/** How reasons are said: in English, with tags and days as they are stored, unless stated otherwise. */
export interface Voice {
  words?: ReasonWords;
  /** Returns the text of a day, from `YYYY-MM-DD`. */
  dayOf?: (day: string) => string;
  /** Whether the language is signed, which gives its skills other names. */
  isSigned?: boolean;
}

export const { skills: skillNames, wanted: wantedEvidence } = english;

const sameTag: NameOf = (tag) => tag;
const sameDay = (day: string): string => day;

/** Codes and names keep their own direction in a text from right to left. */
const isolated = (value: string): string => `\u2068${value}\u2069`;

function fillIn(template: string, values: Readonly<Record<string, string>>, { locale }: ReasonWords): string {
  const shown = locale === 'ar' ? isolated : (value: string) => value;
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : shown(value);
  });
}

const pointsOf = (score: number, { locale }: ReasonWords): string => new Intl.NumberFormat(locale).format(score);

/** The name of a skill within a sentence. */
export const skillName = (skill: Skill, words: ReasonWords, isSigned = false): string =>
  isSigned && skill !== 'reading' && skill !== 'writing' ? words.signed_skills[skill] : words.skills[skill];

/** Only the C levels of DELF and DALF are those of DALF. */
const scaleName = (scale: ScaleId, level: string | null): string => {
  if (scale !== 'delf_dalf') return scales[scale].name;
  return level?.startsWith('C') ? 'DALF' : 'DELF';
};

/** `JLPT N2 with 118 points`, `IELTS 6.5`, `DALF C1`; a level of the CEFR needs no name of its scale. */
export function sayResult({ scale, level, score }: Stated, words: ReasonWords = english): string {
  if (scale === 'cefr') return level ?? '';
  const result = `${scaleName(scale, level)} ${level ?? score}`;
  if (level === null || score === null || String(score) === level) return result;
  return fillIn(words.with_points, { result, points: pointsOf(score, words) }, words);
}

/** The level above, for results below it of which nothing else is known. */
const above = (level: CefrLevel): string => cefrLevels[cefrLevels.indexOf(level) + 1] ?? level;

function sayMapped(reason: Extract<Reason, { key: 'mapped' }>, words: ReasonWords): string {
  const { low, high, by_later_table } = reason;
  const { level, range, below, by_later_table: byLaterTable } = words.mapped;
  const reached = low === high ? level : range;
  const values = { result: sayResult(reason, words), level: low === 'none' ? above(high) : low, low, high };
  const text = fillIn(low === 'none' ? below : reached, values, words);
  return by_later_table ? byLaterTable.replace('{text}', text) : text;
}

/** Names of lists start with a capital, which some languages do not have inside a sentence. */
const nameWithin =
  ({ name }: ReasonWords, nameOf: NameOf): NameOf =>
  (tag) =>
    name?.(nameOf(tag)) ?? nameOf(tag);

function valuesOf(
  reason: Exclude<Reason, { key: 'mapped' }>,
  listed: NameOf,
  { words = english, dayOf = sameDay, isSigned }: Voice,
): Record<string, string> {
  const nameOf = nameWithin(words, listed);
  const declined = (tag: string) => words.declined?.(nameOf(tag)) ?? nameOf(tag);
  switch (reason.key) {
    case 'stated':
      return { result: sayResult(reason, words) };
    case 'score_decides':
      return { score: pointsOf(reason.score, words), level: reason.level };
    case 'native_only':
      return {};
    case 'none_stated':
    case 'skill_not_stated':
      return { skill: skillName(reason.skill, words, isSigned) };
    case 'language_not_stated':
    case 'working_not_stated':
      return { language: nameOf(reason.tag) };
    case 'skill_not_covered':
      return { scale: scales[reason.scale].name, skill: skillName(reason.skill, words, isSigned) };
    // Signed languages are neither read nor written, so this skill has one name only.
    case 'skill_not_in_language':
      return { language: nameOf(reason.tag), skill: words.skills[reason.skill] };
    case 'test_of_other_language':
      return { scale: scales[reason.scale].name, language: nameOf(reason.tag) };
    case 'no_mapping':
    case 'indicative_mapping':
    case 'editions_differ':
    case 'result_unclear':
      return { scale: scales[reason.scale].name };
    case 'evidence_wanted':
      return { has: words.has[reason.has], wanted: words.wanted[reason.wanted] };
    case 'certificate_expired':
      return { on: dayOf(reason.on), wanted: words.wanted[reason.wanted] };
    case 'variety_wanted':
      return { stated: nameOf(reason.stated), wanted: nameOf(reason.wanted) };
    case 'direction_offered':
      return { ...reason, from: declined(reason.from), to: declined(reason.to) };
    case 'passive_only':
      return { language: nameOf(reason.to) };
    case 'into_b_from_a_only':
      return { ...reason, from: nameOf(reason.from), to: declined(reason.to) };
    case 'mode_not_stated':
      return { mode: words.modes[reason.mode] };
  }
}

/** Says why a result is what it is, in the words that both sides see. */
export function sayReason(reason: Reason, nameOf: NameOf = sameTag, voice: Voice = {}): string {
  const { words = english } = voice;
  if (reason.key === 'mapped') return sayMapped(reason, words);
  return fillIn(words.reasons[reason.key], valuesOf(reason, nameOf, voice), words);
}

function valuesOfChange(change: Change, listed: NameOf, { words = english, isSigned }: Voice): Record<string, string> {
  const nameOf = nameWithin(words, listed);
  switch (change.key) {
    case 'level':
      return { result: sayResult(change, words), skill: skillName(change.skill, words, isSigned) };
    case 'score':
      return { score: pointsOf(change.score, words) };
    case 'evidence':
      return { wanted: words.wanted[change.rung] };
    case 'variety':
      return { language: nameOf(change.tag) };
    case 'working':
      return { language: nameOf(change.tag), level: change.level };
    case 'mode':
      return { mode: words.modes[change.mode] };
  }
}

/** Says which single change would meet the requirement: `B2 reading would meet this`. */
export function sayWouldMeet(change: Change, nameOf: NameOf = sameTag, voice: Voice = {}): string {
  const { words = english } = voice;
  return fillIn(words.changes[change.key], valuesOfChange(change, nameOf, voice), words);
}
