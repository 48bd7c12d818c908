import { lastValidDay } from '#shared/domain/languages/evidence.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { type LanguageRow, rungs } from '#shared/domain/languages/language-row.ts';
import { boundsOf, unknownBounds } from '#shared/domain/languages/level-bounds.ts';
import { claimsFor } from '#shared/domain/languages/match-skill.ts';
import { hasSkill, isWritten, skills } from '#shared/domain/languages/skills.ts';
import { languageOf, widerTags, withoutScript } from '#shared/domain/languages/tags.ts';
import { isTestOf } from '#shared/domain/languages/tested-languages.ts';
import type { IndexedLanguages, IndexedLevel } from './port/port.ts';

/** The last valid day of what never expires. */
const always = '9999-12-31';

const tagsOf = (part: number, tags: readonly string[]) =>
  [...new Set(tags.flatMap(widerTags))].map((tag) => ({ part, tag }));

/** A person's claims, each under every tag that its row serves. */
export const statedLanguages = (rows: readonly LanguageRow[]): IndexedLanguages => ({
  tags: rows.flatMap((row, part) => tagsOf(part, [row.tag])),
  levels: rows.flatMap((row, part) => widerTags(row.tag).flatMap((tag) => statedLevels(row, part, tag))),
});

const statedLevels = (row: LanguageRow, part: number, tag: string): IndexedLevel[] =>
  skills
    .filter((skill) => hasSkill(row.tag, skill))
    .flatMap((skill) =>
      claimsFor(row, skill).map((claim) => ({
        ...boundsOf(claim, skill, claim.taken_on),
        part,
        base: languageOf(row.tag),
        tag,
        skill,
        rung: rungs.indexOf(claim.evidence),
        valid_until: lastValidDay(claim) ?? always,
      })),
    );

/** A job's alternatives, numbered through all parts; its directions are languages without levels. */
export function requiredLanguages({ all, pairs }: LanguageRequirements): IndexedLanguages {
  const alternatives = all.flatMap(({ any }) => any);
  return {
    tags: [
      ...alternatives.flatMap(({ tag }, part) => tagsOf(part, [tag])),
      ...pairs.flatMap(({ from, to }, place) => tagsOf(alternatives.length + place, [from, to])),
    ],
    levels: alternatives.flatMap(({ tag, min }, part) =>
      skills.flatMap((skill) => {
        const minimum = min[skill];
        if (!minimum) return [];
        const level = { part, base: languageOf(tag), tag: isWritten(skill) ? tag : withoutScript(tag), skill };
        // A stored test of another language decides nothing.
        const bounds = isTestOf(minimum.scale, tag) ? boundsOf(minimum, skill) : unknownBounds(minimum.scale);
        return [{ ...bounds, ...level, rung: 0, valid_until: always }];
      }),
    ),
  };
}
