import { useState } from 'react';
import type * as z from 'zod/mini';
import type { candidateLanguagesBody, candidateProfileBody } from '#shared/contracts/candidates.ts';
import type { FoundLanguage } from './formats/found-profile.ts';
import { addFound, groupLanguages } from './group-languages.ts';
import { fieldOffers, isSameRow, mergeRow, newModes, newSkills, type PresentProfile } from './review.ts';
import type { ReadProfile } from './use-read-file.ts';

/** One choice of the review: a field, the skills, the modes, or a language by its tag. */
export type ChoiceKey = `field:${string}` | 'skills' | 'modes' | `language:${string}`;

/** What the choices send; absent where nothing was chosen of it. */
export interface ReviewedChanges {
  profile?: z.input<typeof candidateProfileBody>;
  languages?: z.input<typeof candidateLanguagesBody>;
}

/** The offers of a file for a profile, with what is chosen: at first only what the profile does not have. */
export const useReview = (present: PresentProfile, { found, tables }: ReadProfile) => {
  const [grouped, setGrouped] = useState(() => groupLanguages(found.languages, tables));
  const [picked, setPicked] = useState<ReadonlyMap<ChoiceKey, boolean>>(new Map());
  const fields = fieldOffers(present, found);
  const skills = newSkills(present.skills, found.skills);
  const modes = newModes(present.modes, found.modes);
  const rowOf = (tag: string) => present.languages.find((row) => row.tag === tag);
  const languages = grouped.rows
    .map((each) => ({ ...each, present: rowOf(each.row.tag) }))
    .filter(({ row, present: known }) => !isSameRow(known, row));

  const preselected = new Set<ChoiceKey>([
    ...fields.filter((each) => each.present === '').map(({ field }) => `field:${field}` as const),
    ...(present.skills.length === 0 ? ['skills' as const] : []),
    ...(present.modes.length === 0 ? ['modes' as const] : []),
    ...languages.filter((each) => !each.present).map(({ row }) => `language:${row.tag}` as const),
  ]);
  const isTaken = (key: ChoiceKey) => picked.get(key) ?? preselected.has(key);

  const takenFields = fields.filter(({ field, problem }) => problem === null && isTaken(`field:${field}`));
  const takenSkills = isTaken('skills') ? skills : [];
  const takenModes = isTaken('modes') ? modes : [];
  const takenRows = languages.filter(({ row }) => isTaken(`language:${row.tag}`));
  const changes = (): ReviewedChanges => {
    const merged = new Map(takenRows.map(({ row, present: known }) => [row.tag, mergeRow(known, row)]));
    const kept = present.languages.map((row) => merged.get(row.tag) ?? mergeRow(undefined, row));
    const added = [...merged.values()].filter((row) => !rowOf(row.tag));
    return {
      ...((takenFields.length > 0 || takenSkills.length > 0) && {
        profile: {
          ...Object.fromEntries(takenFields.map((each) => [each.field, each.found])),
          ...(takenSkills.length > 0 && { skills: [...present.skills, ...takenSkills] }),
        },
      }),
      ...((merged.size > 0 || takenModes.length > 0) && {
        languages: { languages: [...kept, ...added], modes: [...present.modes, ...takenModes] },
      }),
    };
  };

  return {
    fields,
    skills,
    modes,
    languages,
    unresolved: grouped.unresolved,
    isTaken,
    choose: (key: ChoiceKey, isChosen: boolean) => setPicked((before) => new Map(before).set(key, isChosen)),
    /** Says which language an entry without a known name means. */
    resolve: (entry: FoundLanguage, tag: string) =>
      setGrouped(({ rows, unresolved }) => ({
        rows: addFound(rows, tag, entry),
        unresolved: unresolved.filter((each) => each !== entry),
      })),
    count: takenFields.length + (takenSkills.length > 0 ? 1 : 0) + (takenModes.length > 0 ? 1 : 0) + takenRows.length,
    changes,
  };
};

export type Review = ReturnType<typeof useReview>;
