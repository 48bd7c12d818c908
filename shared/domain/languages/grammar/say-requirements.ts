import type { NameOf } from '../language-name.ts';
import type { Pair } from '../language-requirement.ts';
import { isSigned, type Skill, skillsOf, spokenSkills } from '../skills.ts';
import { english } from './en.ts';
import type { RequirementGrammar, SkillWord } from './grammar.ts';
import type { RequirementSentence, SentenceAlternative, Threshold } from './requirement-sentence.ts';
import { sayResult } from './say-reason.ts';

const signedWords: Readonly<Partial<Record<SkillWord, SkillWord>>> = {
  listening: 'watching',
  spoken_interaction: 'signed_interaction',
  spoken_production: 'signed_production',
  speaking: 'signing',
};

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
  grammar: RequirementGrammar;
  nameOf: NameOf;
}

function sayName(tag: string, { grammar, nameOf }: Speech): string {
  const name = nameOf(tag);
  return grammar.name ? grammar.name(name) : name;
}

function sayThreshold(tag: string, threshold: Threshold, { grammar }: Speech): string {
  const level = levelOf(threshold);
  const words = skillWordsOf(tag, threshold.skills).map((word) => grammar.skills[word]);
  return grammar.threshold(grammar.level ? grammar.level(level) : level, words);
}

function sayAlternative({ tag, thresholds, evidence }: SentenceAlternative, speech: Speech): string {
  const said = thresholds.filter((each) => !isAnyLevel(tag, each)).map((each) => sayThreshold(tag, each, speech));
  const proof = evidence === null || evidence === 'declared' ? null : speech.grammar.evidence[evidence];
  return speech.grammar.alternative(sayName(tag, speech), said, proof);
}

const sayPair = ({ from, to, mode }: Pair, speech: Speech): string =>
  speech.grammar.pair(speech.grammar.modes[mode], sayName(from, speech), sayName(to, speech));

const capitalised = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/**
 * Says requirements in one sentence without a full stop; empty when nothing is required.
 *
 * @param nameOf Names of languages in the language of the grammar, as in a list.
 */
export function sayRequirements(
  { parts, pairs }: RequirementSentence,
  nameOf: NameOf = (tag) => tag,
  grammar: RequirementGrammar = english,
): string {
  const speech = { grammar, nameOf };
  const said = [
    ...parts.map(({ need, any }) => ({
      need,
      text: grammar.alternatives(
        any.map((each) => sayAlternative(each, speech)),
        any.some(({ evidence }) => evidence !== null),
      ),
    })),
    ...pairs.map((pair) => ({ need: pair.need, text: sayPair(pair, speech) })),
  ];
  const musts = said.filter(({ need }) => need === 'must').map(({ text }) => text);
  const nices = said.filter(({ need }) => need === 'nice').map(({ text }) => grammar.nice(text));
  return capitalised([...musts, ...nices].join(grammar.separator), grammar.locale);
}
