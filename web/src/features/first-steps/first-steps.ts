import type { Candidate } from '#shared/contracts/candidates.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { linkTo } from '#web/config/links.ts';

/** The part of a profile that these lists look at. */
export type OwnProfile = { languages: readonly Pick<LanguageRow, 'tag'>[] } & Pick<
  Candidate,
  'cv' | 'video' | 'subtitle' | 'skills' | 'location' | 'experience' | 'first_steps_hidden'
>;

/** Something to do, or a part of the profile, and where it is done. */
export interface Step<Name extends string> {
  name: Name;
  isDone: boolean;
  to: string;
}

const languagesForm = linkTo('candidateProfile', {}, { mode: 'languages' });
const profileForm = linkTo('candidateProfile', {}, { mode: 'edit' });

/** What a new candidate does first, in this order. */
export const firstSteps = (
  { languages, cv }: OwnProfile,
  { hasApplied, hasAlert }: { hasApplied: boolean; hasAlert: boolean },
): Step<'languages' | 'cv' | 'application' | 'alert'>[] => [
  { name: 'languages', isDone: languages.length > 0, to: languagesForm },
  { name: 'cv', isDone: cv !== null, to: profileForm },
  { name: 'application', isDone: hasApplied, to: linkTo('jobs') },
  // The search can be saved once it has a filter.
  { name: 'alert', isDone: hasAlert, to: linkTo('jobs', {}, { tag: languages[0]?.tag }) },
];

/** The parts of a profile, the most useful ones first. */
export const profileParts = (
  profile: OwnProfile,
): Step<'languages' | 'cv' | 'subtitle' | 'skills' | 'location' | 'experience' | 'video'>[] => [
  { name: 'languages', isDone: profile.languages.length > 0, to: languagesForm },
  { name: 'cv', isDone: profile.cv !== null, to: profileForm },
  { name: 'subtitle', isDone: profile.subtitle !== '', to: profileForm },
  { name: 'skills', isDone: profile.skills.length > 0, to: profileForm },
  { name: 'location', isDone: profile.location !== '', to: profileForm },
  { name: 'experience', isDone: profile.experience !== '', to: profileForm },
  { name: 'video', isDone: profile.video !== null, to: profileForm },
];

/** How many steps are done, and the first that is not. */
export const progressOf = <Name extends string>(steps: readonly Step<Name>[]) => ({
  done: steps.filter(({ isDone }) => isDone).length,
  total: steps.length,
  next: steps.find(({ isDone }) => !isDone),
});
