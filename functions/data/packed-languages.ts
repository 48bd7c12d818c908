import * as z from 'zod/mini';
import type { ShownLanguageRow } from '#shared/contracts/language-answers.ts';
import type { LanguageRow, Mode, WorkingLevel } from '#shared/domain/languages/language-row.ts';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';
import { type PackedResult, packResult, trimmed, unpackClaim } from './packed-result.ts';

/** The claims are those of `skills`, in that order. */
type PackedRow = readonly [
  tag: string,
  native: 0 | 1,
  working: WorkingLevel | '',
  lastUsed: string,
  ...claims: (readonly PackedResult[])[],
];

/** What a candidate states about their languages. */
export interface StatedLanguages {
  languages: readonly LanguageRow[];
  modes: readonly Mode[];
}

/**
 * A candidate's languages and modes as items store them: one JSON text of lists (`packLanguages`), '' without any. In
 * items of version 1 it is a list that was always empty. Indexes have no version, so that it is told by its type.
 */
export const storedLanguages = z.union([
  z.string(),
  z.pipe(
    z.array(z.unknown()),
    z.transform((): string => ''),
  ),
]);

const packRow = ({ tag, native, working, last_used, skills: claims }: LanguageRow) =>
  trimmed([
    tag,
    native ? 1 : 0,
    working ?? '',
    last_used ?? '',
    ...skills.map((skill) => claims[skill].map(packResult)),
  ]);

/** About 60 bytes a row with a level for each skill. Numbers of certificates are left out. */
export const packLanguages = ({ languages, modes }: StatedLanguages): string =>
  languages.length + modes.length === 0 ? '' : JSON.stringify([languages.map(packRow), modes]);

const unpackRow = ([tag, native, working, last_used, ...claims]: PackedRow): ShownLanguageRow => ({
  tag,
  native: native === 1,
  working: working || null,
  skills: Object.fromEntries(
    skills.map((skill, place) => [skill, (claims[place] ?? []).map(unpackClaim)]),
  ) as ShownLanguageRow['skills'] satisfies Record<Skill, unknown>,
  last_used: last_used || null,
});

/** The inverse of `packLanguages`. */
export function unpackLanguages(text: string): { languages: ShownLanguageRow[]; modes: Mode[] } {
  if (text === '') return { languages: [], modes: [] };
  const [rows, modes] = JSON.parse(text) as [PackedRow[], Mode[]];
  return { languages: rows.map(unpackRow), modes };
}
