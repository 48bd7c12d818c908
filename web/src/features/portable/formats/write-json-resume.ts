import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { skillsOf } from '#shared/domain/languages/skills.ts';
import { highestCefr } from './cefr-claims.ts';
import type { PortableCandidate } from './own-json.ts';
import { statedTests } from './stated-tests.ts';

/** Returns the English name of a tag. */
type NameOf = (tag: string) => string;

/** Free text: one level where all skills have it, otherwise each skill with its own. Tests are certificates. */
function fluencyOf(row: LanguageRow): string {
  const levels = skillsOf(row.tag).map((skill) => ({ skill, level: highestCefr(row.skills[skill]) }));
  const stated = levels.filter(({ level }) => level !== null);
  const [first] = levels;
  const isCommon = first?.level != null && levels.every(({ level }) => level === first.level);
  const each = stated.map(({ skill, level }) => `${skill.replace('_', ' ')} ${level}`);
  const text = isCommon ? [first.level ?? ''] : each.length > 0 ? [`CEFR: ${each.join(', ')}`] : [];
  return [...(row.native ? ['Native'] : []), ...text].join('; ');
}

const withText = <Name extends string>(name: Name, text: string) => (text === '' ? {} : { [name]: text });

/** The profile as JSON Resume 1.0, in English. */
export function writeJsonResume(candidate: PortableCandidate, nameOf: NameOf): string {
  const { name, email, phone, subtitle, address, location, languages, skills } = candidate;
  const place = { ...withText('address', address), ...withText('city', location) };
  return JSON.stringify(
    {
      $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
      basics: {
        name,
        ...withText('label', subtitle),
        email,
        ...withText('phone', phone),
        ...(Object.keys(place).length > 0 && { location: place }),
      },
      skills: skills.map((skill) => ({ name: skill })),
      languages: languages.map((row) => ({ language: nameOf(row.tag), ...withText('fluency', fluencyOf(row)) })),
      certificates: languages.flatMap((row) =>
        statedTests(row).map(({ text, taken_on }) => ({
          name: `${nameOf(row.tag)}: ${text}`,
          ...withText('date', taken_on ?? ''),
        })),
      ),
      meta: { version: 'v1.0.0' },
    },
    null,
    2,
  );
}
