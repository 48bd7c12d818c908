import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { mapSkills, skills } from '#shared/domain/languages/skills.ts';
import { cefrClaim } from './formats/cefr-claims.ts';
import { findTag, type NameTables } from './formats/find-tag.ts';
import { blankLanguage, type FoundLanguage } from './formats/found-profile.ts';
import { distinctTexts } from './formats/plain-text.ts';
import { mergeRow, rowOf } from './review.ts';

// A file may have several entries of one language, such as the mother tongue and its levels.

/** A language that was found, as a row of the profile. */
export interface FoundRow {
  row: LanguageRow;
  /** What the file says in words. */
  remarks: readonly string[];
}

/** Whether nothing is stated about a found language but what the file says in words. */
export const isUnstated = ({ row, remarks }: FoundRow): boolean =>
  remarks.length > 0 && !row.native && skills.every((skill) => row.skills[skill].length === 0);

/** A found language with the level that the person gives it, in all of its skills. */
export const withLevel = (found: FoundRow, level: string): FoundRow => {
  const claim = cefrClaim(level);
  return claim ? { ...found, row: rowOf(found.row.tag, { ...blankLanguage, overall: claim }) } : found;
};

/** Adds a language to those found; one that is there already is joined with it. */
export function addFound(rows: readonly FoundRow[], tag: string, found: FoundLanguage): FoundRow[] {
  const known = rows.find(({ row }) => row.tag === tag);
  const row = mergeRow(known?.row, rowOf(tag, found));
  const joined = { row, remarks: distinctTexts([...(known?.remarks ?? []), ...found.remarks]) };
  return known ? rows.map((each) => (each === known ? joined : each)) : [...rows, joined];
}

const join = (one: FoundLanguage, other: FoundLanguage): FoundLanguage => ({
  ...one,
  native: one.native || other.native,
  overall: one.overall ?? other.overall,
  claims: mapSkills((skill) => [...one.claims[skill], ...other.claims[skill]]),
  remarks: distinctTexts([...one.remarks, ...other.remarks]),
});

/** Adds an entry whose language is not known; one of the same name is the same language. */
function addUnresolved(entries: readonly FoundLanguage[], found: FoundLanguage): FoundLanguage[] {
  const known = entries.find(({ code, label }) => code === found.code && label === found.label);
  return known ? entries.map((each) => (each === known ? join(each, found) : each)) : [...entries, found];
}

/** The languages of a file by tag, and those for which a person has to choose one. */
export function groupLanguages(
  languages: readonly FoundLanguage[],
  tables: NameTables,
): { rows: FoundRow[]; unresolved: FoundLanguage[] } {
  let rows: FoundRow[] = [];
  let unresolved: FoundLanguage[] = [];
  for (const found of languages) {
    const tag = findTag(found, tables);
    if (tag === null) unresolved = addUnresolved(unresolved, found);
    else rows = addFound(rows, tag, found);
  }
  return { rows, unresolved };
}
