import type { Claim } from '#shared/domain/languages/language-row.ts';
import { cefrLevels } from '#shared/domain/languages/scale.ts';
import { mapSkills, type Skill } from '#shared/domain/languages/skills.ts';

/** The levels that such files know: all but the statement that a person does not have a skill. */
const levels: readonly string[] = cefrLevels.filter((level) => level !== 'none');

/** A level of the CEFR as a self-assessment, if the text is exactly one, such as `B2`; otherwise null. */
export function cefrClaim(text: string): Claim | null {
  const level = text.trim().toUpperCase();
  return levels.includes(level) ? { scale: 'cefr', level, evidence: 'declared' } : null;
}

/** The levels of a language by skill, where a file has them; anything but a level of the CEFR is left out. */
export const skillLevels = (textOf: (skill: Skill) => string): Record<Skill, readonly Claim[]> =>
  mapSkills((skill) => {
    const claim = cefrClaim(textOf(skill));
    return claim ? [claim] : [];
  });

/** The lowest of the texts that are levels of the CEFR: a person reaches each of them; empty without any. */
export const lowestCefr = (texts: readonly string[]): string =>
  texts.flatMap((text) => cefrClaim(text) ?? []).toSorted((one, other) => heightOf(one) - heightOf(other))[0]?.level ??
  '';

const heightOf = ({ level }: Claim): number => levels.indexOf(level ?? '');

/** The highest level of the CEFR among the claims of a skill; null where only other scales, or nothing, are stated. */
export const highestCefr = (claims: readonly Claim[]): string | null =>
  claims
    .filter((claim) => claim.scale === 'cefr' && heightOf(claim) >= 0)
    .toSorted((one, other) => heightOf(other) - heightOf(one))[0]?.level ?? null;
