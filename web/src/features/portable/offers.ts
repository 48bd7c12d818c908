import type * as z from 'zod/mini';
import type { candidateLanguagesBody, candidateProfileBody } from '#shared/contracts/candidates.ts';
import type { LanguageRow, Mode } from '#shared/domain/languages/language-row.ts';
import type { FoundProfile, TextField } from './formats/found-profile.ts';
import type { FoundRow } from './group-languages.ts';
import {
  type FieldOffer,
  fieldOffers,
  isSameRow,
  mergeRow,
  newModes,
  newSkills,
  type PresentProfile,
} from './review.ts';

/** One choice of the review: a field, the skills, the modes, or a language by its tag. */
export type ChoiceKey = `field:${TextField}` | 'skills' | 'modes' | `language:${string}`;

/** Everything in a file that differs from the profile. */
export interface Offers {
  fields: readonly FieldOffer[];
  skills: readonly string[];
  modes: readonly Mode[];
  languages: readonly OfferedRow[];
  /** Languages about which the profile says everything that was understood. */
  sameLanguages: readonly FoundRow[];
}

type OfferedRow = FoundRow & { present: LanguageRow | undefined };

type ProfileBody = z.input<typeof candidateProfileBody>;
type LanguagesBody = z.input<typeof candidateLanguagesBody>;

/** What the choices send; absent where nothing was chosen of it. */
export interface ReviewedChanges {
  profile?: ProfileBody;
  languages?: LanguagesBody;
}

export function offersOf(present: PresentProfile, found: FoundProfile, rows: readonly FoundRow[]): Offers {
  const all = rows.map((each) => ({ ...each, present: present.languages.find(({ tag }) => tag === each.row.tag) }));
  const isSame = ({ row, present: known }: OfferedRow) => isSameRow(known, row);
  return {
    fields: fieldOffers(present, found),
    skills: newSkills(present.skills, found.skills),
    modes: newModes(present.modes, found.modes),
    languages: all.filter((each) => !isSame(each)),
    sameLanguages: all.filter(isSame),
  };
}

/** The choices that are taken before a person chooses: only where the profile has nothing yet. */
export const preselectedKeys = (present: PresentProfile, { fields, languages }: Offers): ReadonlySet<ChoiceKey> =>
  new Set<ChoiceKey>([
    ...fields.filter((each) => each.present === '').map(({ field }) => `field:${field}` as const),
    ...(present.skills.length === 0 ? ['skills' as const] : []),
    ...(present.modes.length === 0 ? ['modes' as const] : []),
    ...languages.filter((each) => !each.present).map(({ row }) => `language:${row.tag}` as const),
  ]);

/** The offers that are taken; a text that the profile cannot have never is. */
export const takenOffers = (offers: Offers, isTaken: (key: ChoiceKey) => boolean): Offers => ({
  fields: offers.fields.filter(({ field, problem }) => problem === null && isTaken(`field:${field}`)),
  skills: isTaken('skills') ? offers.skills : [],
  modes: isTaken('modes') ? offers.modes : [],
  languages: offers.languages.filter(({ row }) => isTaken(`language:${row.tag}`)),
  sameLanguages: [],
});

export const countOffers = ({ fields, skills, modes, languages }: Offers): number =>
  fields.length + Math.min(skills.length, 1) + Math.min(modes.length, 1) + languages.length;

const profileChanges = (present: PresentProfile, { fields, skills }: Offers): ProfileBody => ({
  ...Object.fromEntries(fields.map(({ field, found }) => [field, found])),
  ...(skills.length > 0 && { skills: [...present.skills, ...skills] }),
});

/** All languages and modes, since the call replaces them: those of the profile in their order, then new ones. */
function languageChanges(present: PresentProfile, { languages, modes }: Offers): LanguagesBody {
  const merged = new Map(languages.map(({ row, present: known }) => [row.tag, mergeRow(known, row)]));
  const updated = present.languages.map((row) => merged.get(row.tag) ?? mergeRow(undefined, row));
  const added = languages.filter((each) => !each.present).map(({ row }) => mergeRow(undefined, row));
  return { languages: [...updated, ...added], modes: [...present.modes, ...modes] };
}

/** What has to be saved for the offers that are taken. */
export const changesOf = (present: PresentProfile, taken: Offers): ReviewedChanges => ({
  ...(taken.fields.length + taken.skills.length > 0 && { profile: profileChanges(present, taken) }),
  ...(taken.languages.length + taken.modes.length > 0 && { languages: languageChanges(present, taken) }),
});
