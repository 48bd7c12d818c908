import type { Rung } from './language-row.ts';
import type { Change, Reason, Stated } from './reasons.ts';
import { scales } from './scales.ts';
import type { Skill } from './skills.ts';

/** Returns the name of a language for its tag. */
export type NameOf = (tag: string) => string;

export const skillNames: Readonly<Record<Skill, string>> = {
  listening: 'listening',
  reading: 'reading',
  spoken_interaction: 'spoken interaction',
  spoken_production: 'spoken production',
  writing: 'writing',
};

export const wantedEvidence: Readonly<Record<Rung, string>> = {
  declared: 'a statement',
  uploaded: 'an uploaded certificate',
  checked: 'a checked certificate',
  attested: 'a level attested by a recruiter',
};

const existingEvidence: Readonly<Record<Rung, string>> = {
  declared: 'the level is stated',
  uploaded: 'a certificate is uploaded',
  checked: 'a certificate is checked',
  attested: 'the level is attested',
};

/** `JLPT N2 with 118 points`, `IELTS 6.5`, `DALF C1`; a level of the CEFR needs no name of its scale. */
export function sayResult({ scale, level, score }: Stated): string {
  if (scale === 'cefr') return level ?? '';
  const diploma = level?.startsWith('C') ? 'DALF' : 'DELF';
  const name = scale === 'delf_dalf' ? diploma : scales[scale].name;
  if (level === null) return `${name} ${score}`;
  return score === null || String(score) === level ? `${name} ${level}` : `${name} ${level} with ${score} points`;
}

/** `B2`, `B1 to B2`, or `below B1` where nothing else is known. */
function sayLevels({ low, high }: { low: string; high: string }): string {
  const above: Record<string, string> = { none: 'A1', A1: 'A2', A2: 'B1', B1: 'B2', B2: 'C1', C1: 'C2' };
  if (low === 'none') return `below ${above[high]}`;
  return low === high ? low : `${low} to ${high}`;
}

/** Says in English why a result is what it is, in the words that both sides see. */
export function sayReason(reason: Reason, nameOf: NameOf = (tag) => tag): string {
  switch (reason.key) {
    case 'stated':
      return `${sayResult(reason)} is stated`;
    case 'mapped':
      return `${sayResult(reason)} is ${sayLevels(reason)}${reason.by_later_table ? ' by the later table' : ''}`;
    case 'score_decides':
      return `the score decides: ${reason.score} points or more is ${reason.level}`;
    case 'none_stated':
      return `states to have no ${skillNames[reason.skill]}`;
    case 'native_only':
      return 'says native; no level stated';
    case 'language_not_stated':
      return `${nameOf(reason.tag)} is not stated`;
    case 'skill_not_stated':
      return `no level of ${skillNames[reason.skill]} is stated`;
    case 'skill_not_covered':
      return `${scales[reason.scale].name} says nothing of ${skillNames[reason.skill]}`;
    case 'skill_not_in_language':
      return `${nameOf(reason.tag)} has no ${skillNames[reason.skill]}`;
    case 'no_mapping':
      return `no official mapping of this ${scales[reason.scale].name} result to CEFR is known`;
    case 'indicative_mapping':
      return `the mapping between ${scales[reason.scale].name} and CEFR is only indicative`;
    case 'editions_differ':
      return `different editions of ${scales[reason.scale].name} do not compare`;
    case 'result_unclear':
      return `the stated result does not exist in ${scales[reason.scale].name}`;
    case 'evidence_wanted':
      return `${existingEvidence[reason.has]}, ${wantedEvidence[reason.wanted]} is wanted`;
    case 'certificate_expired':
      return `the certificate was valid until ${reason.on}, ${wantedEvidence[reason.wanted]} is wanted`;
    case 'variety_wanted':
      return `${nameOf(reason.stated)} is stated, ${nameOf(reason.wanted)} is wanted`;
    case 'direction_offered':
      return `works from ${nameOf(reason.from)} (${reason.from_level}) into ${nameOf(reason.to)} (${reason.to_level})`;
    case 'passive_only':
      return `works from ${nameOf(reason.to)} (C), not into it`;
    case 'into_b_from_a_only':
      return `works into ${nameOf(reason.to)} (B) from an A language; ${nameOf(reason.from)} is ${reason.from_level}`;
    case 'working_not_stated':
      return `${nameOf(reason.tag)} is not stated as a working language`;
    case 'mode_not_stated':
      return `${reason.mode.replace('_', ' ')} is not offered`;
  }
}

const sayChange = (change: Change, nameOf: NameOf): string => {
  switch (change.key) {
    case 'level':
      return `${sayResult(change)} ${skillNames[change.skill]}`;
    case 'score':
      return `${change.score} points or more`;
    case 'evidence':
      return wantedEvidence[change.rung];
    case 'variety':
      return nameOf(change.tag);
    case 'working':
      return `${nameOf(change.tag)} as ${change.level} language`;
    case 'mode':
      return change.mode.replace('_', ' ');
  }
};

/** Says in English which single change would meet the requirement: `B2 reading would meet this`. */
export const sayWouldMeet = (change: Change, nameOf: NameOf = (tag) => tag): string =>
  `${sayChange(change, nameOf)} would meet this`;
