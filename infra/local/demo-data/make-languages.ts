import type { Claim, LanguageRow, Mode, WorkingLevel } from '#shared/domain/languages/language-row.ts';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';
import { addDays, type EpochMs, toIso } from '#shared/domain/time.ts';
import { makeResults, type Results } from './certificates.ts';
import type { DemoCandidate } from './demo-types.ts';
import { nativeTagOf, tagOf } from './language-tags.ts';
import type { CefrLevel } from './levels.ts';
import type { Random } from './random.ts';
import { roles } from './roles.ts';

type Person = Pick<DemoCandidate, 'language' | 'level' | 'isNative' | 'role' | 'skills' | 'location'> & {
  /** The language with which the person grew up. */
  home: string;
};

const worksWithLanguages = ({ role }: Person): boolean => ['interpreting', 'translation'].includes(roles[role].field);

/** Interpreters and translators work into their own language, and into another one from C1 on. */
const workingOf = (person: Person, level: CefrLevel | 'native'): WorkingLevel | null => {
  if (!worksWithLanguages(person)) return null;
  if (level === 'native') return 'A';
  return level === 'C1' || level === 'C2' ? 'B' : 'C';
};

/** A claim for each skill: the certificate's where there is one, else the level as the person states it. */
const claimsOf = (level: CefrLevel | undefined, results: Results = {}): LanguageRow['skills'] => {
  const claimOf = (skill: Skill): Claim[] => {
    const proof = results[skill];
    if (proof) return [{ ...proof, evidence: 'declared' }];
    return level ? [{ scale: 'cefr', level, evidence: 'declared' }] : [];
  };
  return Object.fromEntries(skills.map((skill) => [skill, claimOf(skill)])) as unknown as LanguageRow['skills'];
};

/** The level in English of a person who works in a role; some state a higher one. */
const englishOf = (random: Random, { role }: Person): CefrLevel => {
  const needed = roles[role].english;
  return needed === 'C2' || random.chance(0.7) ? needed : 'C1';
};

const learnt = ['French', 'Spanish', 'German', 'Italian', 'Japanese'] as const;

/** The rows of a candidate: the language of the work, the own one, English, and for some one more that they learn. */
export function makeLanguages(random: Random, person: Person, now: EpochMs): LanguageRow[] {
  const { language, level, isNative, home, location } = person;
  const lastUsed = () => toIso(addDays(now, -random.int(0, 240))).slice(0, 'YYYY-MM'.length);
  const native: LanguageRow = {
    tag: nativeTagOf(home, location),
    native: true,
    working: workingOf(person, 'native'),
    // Some only say that they are native: their level stays unknown.
    skills: claimsOf(random.chance(0.85) ? 'C2' : undefined),
    last_used: lastUsed(),
  };
  const row = (name: string, own: CefrLevel, results?: Results): LanguageRow => ({
    tag: tagOf(name),
    native: false,
    working: workingOf(person, own),
    skills: claimsOf(own, results),
    last_used: lastUsed(),
  });
  const spoken = isNative ? [] : [row(language, level, makeResults(random, language, level, now))];
  const english = englishOf(random, person);
  const second =
    language === 'English' || home === 'English'
      ? []
      : [row('English', english, random.chance(0.25) ? makeResults(random, 'English', english, now) : undefined)];
  const third = random.pick(learnt);
  const isNew = ![language, home].includes(third) && random.chance(0.3);
  const more: LanguageRow[] = isNew ? [{ ...row(third, 'B1'), working: null }] : [];
  return [...spoken, native, ...second, ...more];
}

const modesBySkill: Readonly<Record<string, Mode>> = {
  'Simultaneous interpreting': 'simultaneous',
  'Consecutive interpreting': 'consecutive',
  'Whispered interpreting': 'whispered',
  'Sight translation': 'sight_translation',
  Subtitling: 'subtitling',
};

/** The modes that fit the skills on the profile; every interpreter works consecutively, every translator translates. */
export function modesOf(person: Pick<Person, 'role' | 'skills'>): Mode[] {
  const { field } = roles[person.role];
  const usual: Mode[] = field === 'interpreting' ? ['consecutive'] : field === 'translation' ? ['translation'] : [];
  return [...new Set([...usual, ...person.skills.flatMap((skill) => modesBySkill[skill] ?? [])])];
}
