import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { findTag, type NameTables } from './formats/find-tag.ts';
import type { FoundLanguage } from './formats/found-profile.ts';
import { mergeRow, rowOf } from './review.ts';

/** A language that was found, as a row of the profile. */
export interface FoundRow {
  row: LanguageRow;
  /** What the file says in words. */
  remarks: readonly string[];
}

/** Adds a language to those found: a second entry of the same one, such as its levels beside the mother tongue, is joined. */
export function addFound(rows: readonly FoundRow[], tag: string, found: FoundLanguage): FoundRow[] {
  const known = rows.find(({ row }) => row.tag === tag);
  const row = mergeRow(known?.row, rowOf(tag, found));
  const joined = { row, remarks: [...(known?.remarks ?? []), ...found.remarks] };
  return known ? rows.map((each) => (each === known ? joined : each)) : [...rows, joined];
}

/** The languages of a file by tag, and those for which a person has to choose one. */
export function groupLanguages(
  languages: readonly FoundLanguage[],
  tables: NameTables,
): { rows: FoundRow[]; unresolved: FoundLanguage[] } {
  let rows: FoundRow[] = [];
  const unresolved: FoundLanguage[] = [];
  for (const found of languages) {
    const tag = findTag(found, tables);
    if (tag === null) unresolved.push(found);
    else rows = addFound(rows, tag, found);
  }
  return { rows, unresolved };
}
