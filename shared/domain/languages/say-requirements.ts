import type { Pair } from './language-requirement.ts';
import type { RequirementSentence, SentenceAlternative, Threshold } from './requirement-sentence.ts';
import { type NameOf, sayResult, skillNames, wantedEvidence } from './say-reason.ts';
import { type Skill, skills, spokenSkills } from './skills.ts';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Nothing for all skills; both spoken skills are "speaking". */
function saySkills(named: readonly Skill[]): string {
  if (skills.every((skill) => named.includes(skill))) return '';
  const speaks = spokenSkills.every((skill) => named.includes(skill));
  const others = speaks ? named.filter((skill) => !spokenSkills.includes(skill)) : named;
  const words = [...others.map((skill) => skillNames[skill]), ...(speaks ? ['speaking'] : [])];
  return ` ${listed(words)}`;
}

const sayThreshold = (threshold: Threshold): string => sayResult(threshold) + saySkills(threshold.skills);

function sayAlternative({ tag, thresholds, evidence }: SentenceAlternative, nameOf: NameOf): string {
  const from = listed(thresholds.map(sayThreshold));
  return `${nameOf(tag)} from ${from}${evidence === null ? '' : ` with ${wantedEvidence[evidence]}`}`;
}

const sayPair = ({ from, to, mode }: Pair, nameOf: NameOf): string =>
  `${mode.replace('_', ' ')} from ${nameOf(from)} into ${nameOf(to)}`;

/** Says requirements in one English sentence; empty when nothing is required. */
export function sayRequirements({ parts, pairs }: RequirementSentence, nameOf: NameOf = (tag) => tag): string {
  const said = [
    ...parts.map(({ need, any }) => ({ need, text: any.map((each) => sayAlternative(each, nameOf)).join(', or ') })),
    ...pairs.map((pair) => ({ need: pair.need, text: sayPair(pair, nameOf) })),
  ];
  const musts = said.filter(({ need }) => need === 'must').map(({ text }) => text);
  const nices = said.filter(({ need }) => need === 'nice').map(({ text }) => `${text} is a plus`);
  return capitalised([...musts, ...nices].join('; '));
}
