import type { Scorecard } from '#shared/contracts/interview-kit-answers.ts';
import { type Skill, skillsOf } from '#shared/domain/languages/skills.ts';
import { skillName } from '#web/lib/skill-texts.ts';

/** One language of a scorecard. */
export type Scored = Scorecard['languages'][number];
type Level = NonNullable<Scored['levels'][Skill]>;

/** Whether anything is noted about a language. */
const isScored = ({ levels, note }: Scored): boolean => note.trim() !== '' || Object.values(levels).some(Boolean);

/** Languages about which something is noted. */
export const onlyScored = (languages: readonly Scored[]): Scored[] => languages.filter(isScored);

/** The languages of a form: those to look at, and those that are noted already, each once. */
export const languagesOfForm = (toLookAt: readonly string[], stored: readonly Scored[]): Scored[] => {
  const noted = new Map(stored.map((each) => [each.tag, each]));
  const tags = [...new Set([...toLookAt, ...noted.keys()])];
  return tags.map((tag) => noted.get(tag) ?? { tag, levels: {}, note: '' });
};

/** The skills of a language that were looked at, with their levels. */
export const levelsOf = ({ tag, levels }: Scored): { skill: Skill; name: string; level: Level }[] =>
  skillsOf(tag).flatMap((skill) => {
    const level = levels[skill];
    return level ? [{ skill, name: skillName(tag, skill), level }] : [];
  });
