import type { NameOf } from '../language-name.ts';
import type { Pair } from '../language-requirement.ts';
import { isSigned, type Skill, skillsOf, spokenSkills } from '../skills.ts';
import { englishTexts, type MatchingTexts } from './matching-texts.ts';
import type { RequirementSentence, SentenceAlternative, Threshold } from './requirement-sentence.ts';
import { sayResult, signedSkills } from './say-reason.ts';

/** What a sentence calls skills: `speaking` is both spoken skills, `signing` both of a signed language. */
type SkillWord = Skill | 'speaking' | 'signing' | (typeof signedSkills)[keyof typeof signedSkills];

const signedWords: Readonly<Partial<Record<SkillWord, SkillWord>>> = { ...signedSkills, speaking: 'signing' };

/** Words have another form inside requirements, where their language has one. */
const inRequirement = { form: 'requirement' };

/** Nothing for all skills that the language has; both spoken skills are one word. */
function skillWordsOf(tag: string, named: readonly Skill[]): SkillWord[] {
  if (skillsOf(tag).every((skill) => named.includes(skill))) return [];
  const speaks = spokenSkills.every((skill) => named.includes(skill));
  const words: SkillWord[] = speaks
    ? [...named.filter((skill) => !spokenSkills.includes(skill)), 'speaking']
    : [...named];
  return isSigned(tag) ? words.map((word) => signedWords[word] ?? word) : words;
}

/** A minimum of A1 in all skills excludes only those who do not have the language at all. */
const isAnyLevel = (tag: string, { scale, level, skills: named }: Threshold): boolean =>
  scale === 'cefr' && level === 'A1' && skillWordsOf(tag, named).length === 0;

/** `JLPT N2`; with its edition where several have the level: `HSK 5 (3.0)`. */
const levelOf = (threshold: Threshold): string =>
  sayResult(threshold) + (threshold.edition === null ? '' : ` (${threshold.edition})`);

interface Speech {
  texts: MatchingTexts;
  nameOf: NameOf;
}

function sayThreshold(tag: string, threshold: Threshold, { texts: { say } }: Speech): string {
  const level = levelOf(threshold);
  const words = skillWordsOf(tag, threshold.skills).map((word) => say(`skill.${word}`, inRequirement));
  return words.length > 0
    ? say('requirement.level.skills', { level, skills: words })
    : say('requirement.level', { level });
}

function sayAlternative({ tag, thresholds, evidence: rung }: SentenceAlternative, speech: Speech): string {
  const { say } = speech.texts;
  const language = say('name', { name: speech.nameOf(tag) });
  const levels = thresholds.filter((each) => !isAnyLevel(tag, each)).map((each) => sayThreshold(tag, each, speech));
  if (rung === null) return levels.length > 0 ? say('requirement.language.levels', { language, levels }) : language;
  const evidence = say(`evidence.${rung}`, inRequirement);
  const parts = levels.length > 0 ? 'both' : 'evidence';
  return say(`requirement.language.${parts}`, { language, levels, evidence });
}

function sayPair({ from, to, mode }: Pair, { texts: { say }, nameOf }: Speech): string {
  const directed = (tag: string) => say('name.directed', { name: nameOf(tag) });
  return say('requirement.pair', { mode: say(`mode.${mode}`, inRequirement), from: directed(from), to: directed(to) });
}

/** Alternatives are set apart where evidence belongs to one of them only. */
function sayPart(any: readonly SentenceAlternative[], speech: Speech): string {
  const alternatives = any.map((each) => sayAlternative(each, speech));
  const isProven = any.some(({ evidence }) => evidence !== null);
  return speech.texts.say(isProven ? 'requirement.alternatives.evidence' : 'requirement.alternatives', {
    alternatives,
  });
}

const capitalised = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/**
 * Says requirements in one sentence without a full stop; empty when nothing is required.
 *
 * @param nameOf Names of languages in the language of the texts, as in a list.
 */
export function sayRequirements(
  { parts, pairs }: RequirementSentence,
  nameOf: NameOf = (tag) => tag,
  texts: MatchingTexts = englishTexts,
): string {
  const speech = { texts, nameOf };
  const said = [
    ...parts.map(({ need, any }) => ({ need, text: sayPart(any, speech) })),
    ...pairs.map((pair) => ({ need: pair.need, text: sayPair(pair, speech) })),
  ];
  const musts = said.filter(({ need }) => need === 'must').map(({ text }) => text);
  const nices = said
    .filter(({ need }) => need === 'nice')
    .map(({ text }) => texts.say('requirement.nice', { requirement: text }));
  return capitalised([...musts, ...nices].join(texts.say('requirement.separator')), texts.language);
}
