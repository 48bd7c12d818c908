import { dayOf } from '#shared/domain/closing-date.ts';
import type { Claim } from '#shared/domain/languages/language-row.ts';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';
import { addDays, type EpochMs } from '#shared/domain/time.ts';
import type { CefrLevel } from './levels.ts';
import type { Random } from './random.ts';

/** The results of one certificate by skill. */
export type Results = Partial<Record<Skill, Omit<Claim, 'evidence'>>>;

const forSkills = (some: readonly Skill[], result: (skill: Skill) => Omit<Claim, 'evidence'>): Results =>
  Object.fromEntries(some.map((skill) => [skill, result(skill)]));

/** The days of JLPT, which is held twice a year. */
const jlptDays = ['2023-12-03', '2024-07-07', '2024-12-01'] as const;

/** Total scores of passes that mean the level of the certificate by the reference of the CEFR. */
const jlptResults = { B1: ['N3', 112], B2: ['N2', 118], C1: ['N1', 147] } as const;

const makers: Readonly<Record<string, (random: Random, level: CefrLevel, now: EpochMs) => Results | undefined>> = {
  Japanese: (random, level) => {
    if (level === 'C2') return undefined;
    const [jlpt, score] = jlptResults[level];
    const taken_on = random.pick(jlptDays);
    return forSkills(['listening', 'reading'], () => ({ scale: 'jlpt', level: jlpt, score, taken_on }));
  },
  German: (random, level, now) => {
    const taken_on = dayOf(addDays(now, -random.int(200, 900)));
    return forSkills(skills, () => ({ scale: 'goethe', level, score: random.int(64, 96), taken_on }));
  },
  French: (random, level, now) => {
    const taken_on = dayOf(addDays(now, -random.int(200, 900)));
    return forSkills(skills, () => ({ scale: 'delf_dalf', level, score: random.int(14, 23), taken_on }));
  },
  Mandarin: (random, level, now) => {
    const taken_on = dayOf(addDays(now, -random.int(300, 700)));
    const hsk = level === 'B1' ? '4' : level === 'B2' ? '5' : '6';
    return forSkills(['listening', 'reading', 'writing'], () => ({
      scale: 'hsk',
      edition: '2.0',
      level: hsk,
      taken_on,
    }));
  },
  Korean: (random, level, now) => {
    const taken_on = dayOf(addDays(now, -random.int(100, 600)));
    const topik = level === 'B1' ? '3' : level === 'B2' ? '4' : '5';
    return forSkills(['listening', 'reading', 'writing'], () => ({ scale: 'topik', level: topik, taken_on }));
  },
  English: (random, level, now) => {
    const taken_on = dayOf(addDays(now, -random.int(60, 600)));
    const scores = { B1: 150, B2: 168, C1: 187, C2: 207 };
    const ielts = { B1: 5, B2: 6.5, C1: 7.5, C2: 8.5 };
    return random.chance(0.5)
      ? forSkills(skills, () => ({ scale: 'cambridge', score: scores[level] + random.int(0, 8), taken_on }))
      : forSkills(skills, () => ({ scale: 'ielts', score: ielts[level], taken_on }));
  },
};

/** A certificate of a learner's level, where there is a usual one. */
export const makeResults = (random: Random, language: string, level: CefrLevel, now: EpochMs): Results | undefined =>
  makers[language]?.(random, level, now);
