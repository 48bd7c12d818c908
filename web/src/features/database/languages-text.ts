import type { ShownLanguageRow } from '#shared/contracts/language-answers.ts';
import type { Claim } from '#shared/domain/languages/language-row.ts';
import { scaleNames } from '#shared/domain/languages/scale.ts';
import { skillsOf } from '#shared/domain/languages/skills.ts';

/** Like all that is stored, the names are not in the language of the site. */
const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** A claim as it was stated, with who vouches for it: `B2`, `JLPT N2 118 (checked)`. */
const claimText = ({ scale, level, score, evidence }: Claim): string => {
  const test = scale === 'cefr' ? [] : [scaleNames[scale]];
  const proof = evidence === 'declared' ? [] : [`(${evidence})`];
  return [...test, level ?? '', score ?? '', ...proof].filter((part) => part !== '').join(' ');
};

/** What is stated of the skills, those with the same statement together; of all skills, without their names. */
const skillTexts = ({ tag, skills }: ShownLanguageRow): string[] => {
  const together = new Map<string, string[]>();
  for (const skill of skillsOf(tag)) {
    const stated = skills[skill].map(claimText).join(', ');
    if (stated !== '') together.set(stated, [...(together.get(stated) ?? []), skill.replaceAll('_', ' ')]);
  }
  return [...together].map(([stated, among]) =>
    among.length === skillsOf(tag).length ? stated : `${among.join(', ')} ${stated}`,
  );
};

const rowText = (row: ShownLanguageRow): string => {
  const facts = [
    ...(row.native ? ['native'] : []),
    ...(row.working ? [`working language ${row.working}`] : []),
    ...skillTexts(row),
    ...(row.last_used ? [`last used ${row.last_used}`] : []),
  ];
  return `${names.of(row.tag) ?? row.tag}: ${facts.join('; ') || '-'}`;
};

/** All that a candidate states of their languages, a line each, in the words in which it is stored. */
export const languagesText = (rows: readonly ShownLanguageRow[]): string => rows.map(rowText).join('\n');
