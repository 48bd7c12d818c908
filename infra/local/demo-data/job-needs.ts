import type {
  LanguageRequirements,
  Need,
  Pair,
  RequirementPart,
} from '#shared/domain/languages/language-requirement.ts';
import type { Mode } from '#shared/domain/languages/language-row.ts';
import type { Skill } from '#shared/domain/languages/skills.ts';
import { tagOf } from './language-tags.ts';
import type { CefrLevel } from './levels.ts';
import type { Field } from './roles.ts';
import { type RoleName, roles } from './roles.ts';

/** The skills that the work in a field needs. */
const skillsOf: Readonly<Record<Field, readonly Skill[]>> = {
  interpreting: ['listening', 'spoken_production'],
  translation: ['reading', 'writing'],
  teaching: ['spoken_interaction', 'spoken_production', 'writing'],
  support: ['spoken_interaction', 'writing'],
  engineering: ['reading', 'spoken_interaction'],
  business: ['spoken_interaction', 'writing'],
};

const partOf = (language: string, level: CefrLevel, field: Field, need: Need): RequirementPart => ({
  any: [
    {
      tag: tagOf(language),
      min: Object.fromEntries(skillsOf[field].map((skill) => [skill, { scale: 'cefr', level }])),
    },
  ],
  need,
});

/** The mode that a role works in; undefined for roles that are not about languages themselves. */
function modeOf(name: RoleName): Mode | undefined {
  const { field } = roles[name];
  if (name === 'conferenceInterpreter') return 'simultaneous';
  if (name === 'subtitler') return 'subtitling';
  if (field === 'interpreting') return 'consecutive';
  return field === 'translation' ? 'translation' : undefined;
}

/** What a posting requires, as its text says: the language of the work, and English beside it. */
export function needsOf(name: RoleName, language: string): LanguageRequirements {
  const { field, level, english } = roles[name];
  const mode = modeOf(name);
  const isEnglish = language === 'English';
  const pair = (from: string, to: string, need: Need): Pair[] =>
    mode && !isEnglish ? [{ from: tagOf(from), to: tagOf(to), mode, need }] : [];
  return {
    all: [
      partOf(language, level, field, 'must'),
      ...(isEnglish ? [] : [partOf('English', english, field, field === 'support' ? 'nice' : 'must')]),
    ],
    // Translators work into their own language, interpreters in both directions.
    pairs: [
      ...pair('English', language, 'must'),
      ...pair(language, 'English', field === 'interpreting' ? 'must' : 'nice'),
    ],
  };
}
