import { editVersion } from '#functions/data/edit-version.ts';
import { answeredFields, fieldsOf } from '#functions/data/plain-fields.ts';
import { languagesOf, languagesVersion } from '#functions/entities/candidate/stated-languages.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { markOf } from '#functions/entities/candidate/visibility.ts';
import type { Candidate } from '#shared/contracts/candidates.ts';
import { candidateFields } from '#shared/domain/candidate-fields.ts';
import { platformVideoAddress } from '#shared/domain/platform-video.ts';
import { fileAddress } from './file-store.ts';

/**
 * The address of a candidate's video, or null: short-lived for a file, public for one of the platform. The latter may
 * name the person, so masked views have it only where its owner made it public.
 */
export const videoAddress = async ({
  video_key,
  video_platform_id,
}: Pick<CandidateProfile, 'video_key' | 'video_platform_id'>): Promise<string | null> =>
  video_platform_id === undefined ? await fileAddress(video_key, 'video') : platformVideoAddress(video_platform_id);

/** What the profile's form edits, as it is stored. Files are uploaded one by one, and languages have a form of their own. */
export const editedProfile = ({ summary }: CandidateProfile) => ({
  name: summary.name,
  phone: summary.phone,
  ...fieldsOf(candidateFields, summary),
  video_public: summary.video_public,
  profile_public: summary.profile_public,
});

/** A profile as its owner sees it, with what concerns no one else. */
export const toOwnCandidate = async (profile: CandidateProfile): Promise<Candidate> => ({
  ...(await toCandidate(profile)),
  ...(profile.first_steps_hidden && { first_steps_hidden: true }),
});

/** A profile as its owner, admins and entitled recruiters see it, with short-lived addresses of its files. */
export async function toCandidate(profile: CandidateProfile): Promise<Candidate> {
  const {
    has_cv: _,
    has_video: __,
    state: ___,
    paused: ____,
    in_showcase: _____,
    blocks: ______,
    ...shown
  } = profile.summary;
  const [cv, video] = await Promise.all([fileAddress(profile.cv_key, 'cv'), videoAddress(profile)]);
  const version = editVersion(editedProfile(profile));
  return {
    ...shown,
    ...answeredFields(candidateFields, profile.summary),
    ...markOf(profile.summary),
    ...languagesOf(profile),
    cv,
    video,
    version,
    languages_version: languagesVersion(profile),
  };
}
