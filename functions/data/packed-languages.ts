import * as z from 'zod/mini';
import type { ShownLanguageRow } from '#shared/contracts/language-answers.ts';
import { joinRows } from '#shared/domain/languages/join-rows.ts';
import type { LanguageRow, Mode, WorkingLevel } from '#shared/domain/languages/language-row.ts';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';
import { type PackedResult, packResult, trimmed, unpackClaim } from './packed-result.ts';

/** Those of `skills`, in that order; one text is the level of the CEFR in all of them. */
type PackedClaims = readonly [level: string] | readonly (readonly PackedResult[])[];

type PackedRow = readonly [
  tag: string,
  native: 0 | 1,
  working: WorkingLevel | '',
  lastUsed: string,
  ...claims: PackedClaims,
];

/** What a candidate states about their languages. */
export interface StatedLanguages {
  languages: readonly LanguageRow[];
  modes: readonly Mode[];
}

/**
 * A candidate's languages and modes as items store them: one JSON text of lists (`packLanguages`), '' without any. In
 * items of version 1 it is a list that was always empty. Indexes have no version, so its type distinguishes it.
 */
export const storedLanguages = z.union([
  z.string(),
  z.pipe(
    z.array(z.unknown()),
    z.transform((): string => ''),
  ),
]);

/** Most people state one level for all skills: it takes a third of the space. */
function packClaims(claims: LanguageRow['skills']): unknown[] {
  const packed = skills.map((skill) => claims[skill].map(packResult));
  const [level] = packed[0] ?? [];
  const isSame = typeof level === 'string' && packed.every((each) => each.length === 1 && each[0] === level);
  return isSame ? [level] : packed;
}

const packRow = ({ tag, native, working, last_used, skills: claims }: LanguageRow) =>
  trimmed([tag, native ? 1 : 0, working ?? '', last_used ?? '', ...packClaims(claims)]);

/** About 30 bytes a row with one level, 60 with a level for each skill. Numbers of certificates are left out. */
export const packLanguages = ({ languages, modes }: StatedLanguages): string =>
  languages.length + modes.length === 0 ? '' : JSON.stringify([languages.map(packRow), modes]);

function claimsAt(claims: PackedClaims, place: number): readonly PackedResult[] {
  const [first] = claims;
  if (typeof first === 'string') return [first];
  return (claims[place] as readonly PackedResult[] | undefined) ?? [];
}

const unpackRow = ([tag, native, working, last_used, ...claims]: PackedRow): ShownLanguageRow => ({
  tag,
  native: native === 1,
  working: working || null,
  skills: Object.fromEntries(
    skills.map((skill, place) => [skill, claimsAt(claims, place).map(unpackClaim)]),
  ) as ShownLanguageRow['skills'] satisfies Record<Skill, unknown>,
  last_used: last_used || null,
});

/** The rows and modes under the tags with which they were stored. */
export function unpackStored(text: string): { languages: ShownLanguageRow[]; modes: Mode[] } {
  if (text === '') return { languages: [], modes: [] };
  const [rows, modes] = JSON.parse(text) as [PackedRow[], Mode[]];
  return { languages: rows.map(unpackRow), modes };
}

/** The inverse of `packLanguages`, under the present tags of the languages. */
export function unpackLanguages(text: string): { languages: ShownLanguageRow[]; modes: Mode[] } {
  const { languages, modes } = unpackStored(text);
  return { languages: joinRows(languages), modes };
}
