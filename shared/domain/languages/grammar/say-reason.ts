import { directionOf } from '#shared/locales/languages.ts';
import type { NameOf } from '../language-name.ts';
import type { Change, Reason, Stated } from '../reasons.ts';
import { type CefrLevel, cefrLevels, type ScaleId } from '../scale.ts';
import { scales } from '../scales.ts';
import type { Skill } from '../skills.ts';
import { englishTexts, type MatchingTexts } from './matching-texts.ts';

/** How reasons are said: in English, with tags and days as they are stored, unless stated otherwise. */
export interface Voice {
  texts?: MatchingTexts;
  /** Returns the text of a day, from `YYYY-MM-DD`. */
  dayOf?: (day: string) => string;
  /** Whether the language is signed, which gives its skills other names. */
  isSigned?: boolean;
}

const sameTag: NameOf = (tag) => tag;
const sameDay = (day: string): string => day;

/** Codes and names keep their own direction in a text from right to left. */
const isolated = (value: string): string => `\u2068${value}\u2069`;

/** Says a message with values that are isolated where the language runs from right to left. */
function sayWith(
  texts: MatchingTexts,
  key: Parameters<MatchingTexts['say']>[0],
  values: Record<string, string>,
): string {
  if (directionOf(texts.language) === 'ltr') return texts.say(key, values);
  return texts.say(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)])));
}

const pointsOf = (score: number, { language }: MatchingTexts): string => new Intl.NumberFormat(language).format(score);

/** What spoken skills and listening mean for a signed language. */
export const signedSkills = {
  listening: 'watching',
  spoken_interaction: 'signed_interaction',
  spoken_production: 'signed_production',
} as const;

/** The name of a skill within a sentence. */
export const skillName = (skill: Skill, { say }: MatchingTexts = englishTexts, isSigned = false): string =>
  say(`skill.${isSigned && skill !== 'reading' && skill !== 'writing' ? signedSkills[skill] : skill}`);

/** Only the C levels of DELF and DALF are those of DALF. */
const scaleName = (scale: ScaleId, level: string | null): string => {
  if (scale !== 'delf_dalf') return scales[scale].name;
  return level?.startsWith('C') ? 'DALF' : 'DELF';
};

/** `JLPT N2 with 118 points`, `IELTS 6.5`, `DALF C1`; a level of the CEFR needs no name of its scale. */
export function sayResult({ scale, level, score }: Stated, texts: MatchingTexts = englishTexts): string {
  if (scale === 'cefr') return level ?? '';
  const result = `${scaleName(scale, level)} ${level ?? score}`;
  if (level === null || score === null || String(score) === level) return result;
  return sayWith(texts, 'points', { result, points: pointsOf(score, texts) });
}

/** The level above, for results below it of which nothing else is known. */
const above = (level: CefrLevel): string => cefrLevels[cefrLevels.indexOf(level) + 1] ?? level;

function sayMapped(reason: Extract<Reason, { key: 'mapped' }>, texts: MatchingTexts): string {
  const { low, high, by_later_table } = reason;
  const reached = low === high ? 'mapped.level' : 'mapped.range';
  const values = { result: sayResult(reason, texts), level: low === 'none' ? above(high) : low, low, high };
  const text = sayWith(texts, low === 'none' ? 'mapped.below' : reached, values);
  return by_later_table ? texts.say('mapped.by_later_table', { text }) : text;
}

function valuesOf(
  reason: Exclude<Reason, { key: 'mapped' }>,
  listed: NameOf,
  { texts = englishTexts, dayOf = sameDay, isSigned }: Voice,
): Record<string, string> {
  const { say } = texts;
  const nameOf = (tag: string) => say('name', { name: listed(tag) });
  const directed = (tag: string) => say('name.directed', { name: listed(tag) });
  switch (reason.key) {
    case 'stated':
      return { result: sayResult(reason, texts) };
    case 'score_decides':
      return { score: pointsOf(reason.score, texts), level: reason.level };
    case 'native_only':
      return {};
    case 'none_stated':
    case 'skill_not_stated':
      return { skill: skillName(reason.skill, texts, isSigned) };
    case 'language_not_stated':
    case 'working_not_stated':
      return { language: nameOf(reason.tag) };
    case 'skill_not_covered':
      return { scale: scales[reason.scale].name, skill: skillName(reason.skill, texts, isSigned) };
    // Signed languages are neither read nor written, so this skill has one name only.
    case 'skill_not_in_language':
      return { language: nameOf(reason.tag), skill: skillName(reason.skill, texts) };
    case 'test_of_other_language':
      return { scale: scales[reason.scale].name, language: nameOf(reason.tag) };
    case 'no_mapping':
    case 'indicative_mapping':
    case 'editions_differ':
    case 'result_unclear':
      return { scale: scales[reason.scale].name };
    case 'evidence_wanted':
      return { has: say(`has.${reason.has}`), wanted: say(`evidence.${reason.wanted}`) };
    case 'certificate_expired':
      return { on: dayOf(reason.on), wanted: say(`evidence.${reason.wanted}`) };
    case 'variety_wanted':
      return { stated: nameOf(reason.stated), wanted: nameOf(reason.wanted) };
    case 'direction_offered':
      return { ...reason, from: directed(reason.from), to: directed(reason.to) };
    case 'passive_only':
      return { language: nameOf(reason.to) };
    case 'into_b_from_a_only':
      return { ...reason, from: nameOf(reason.from), to: directed(reason.to) };
    case 'mode_not_stated':
      return { mode: say(`mode.${reason.mode}`) };
  }
}

/** Says why a result is what it is, in the words that both sides see. */
export function sayReason(reason: Reason, nameOf: NameOf = sameTag, voice: Voice = {}): string {
  const { texts = englishTexts } = voice;
  if (reason.key === 'mapped') return sayMapped(reason, texts);
  return sayWith(texts, `reason.${reason.key}`, valuesOf(reason, nameOf, voice));
}

function valuesOfChange(
  change: Change,
  listed: NameOf,
  { texts = englishTexts, isSigned }: Voice,
): Record<string, string> {
  const { say } = texts;
  const nameOf = (tag: string) => say('name', { name: listed(tag) });
  switch (change.key) {
    case 'level':
      return { result: sayResult(change, texts), skill: skillName(change.skill, texts, isSigned) };
    case 'score':
      return { score: pointsOf(change.score, texts) };
    case 'evidence':
      return { wanted: say(`evidence.${change.rung}`) };
    case 'variety':
      return { language: nameOf(change.tag) };
    case 'working':
      return { language: nameOf(change.tag), level: change.level };
    case 'mode':
      return { mode: say(`mode.${change.mode}`) };
  }
}

/** Says which single change would meet the requirement: `B2 reading would meet this`. */
export function sayWouldMeet(change: Change, nameOf: NameOf = sameTag, voice: Voice = {}): string {
  const { texts = englishTexts } = voice;
  return sayWith(texts, `change.${change.key}`, valuesOfChange(change, nameOf, voice));
}
