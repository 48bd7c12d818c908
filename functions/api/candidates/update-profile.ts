import { requireShown } from '#functions/data/edit-version.ts';
import { type CandidateChange, changedCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { clearFiles } from '#functions/services/files/file-store.ts';
import { editedProfile, toCandidate } from '#functions/services/files/to-candidate.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import { textId } from '#shared/texts/text-id.ts';
import { checkFile, withStoredFiles } from './profile-files.ts';
import { saveProfile } from './save-profile.ts';

/**
 * Changes the fields that were sent and clears those sent as null. Everything is checked before the first file is stored, and a form that fails
 * leaves no file behind; the files that it replaces are deleted after it is saved.
 * @throws HttpError CHANGED_MEANWHILE when the form showed another version; 400 for another e-mail address than the present one: it changes with a code (`startEmailChange`)
 */
export const updateProfile: UseCase<typeof candidateCalls.updateProfile> = async ({ body, caller, now }) => {
  const { cv: sentCv, video: sentVideo, version, ...fields } = body;
  if (fields.email !== undefined && fields.email !== caller.email) throw needsCode();
  const cv = await checkFile(sentCv, 'cv', caller.id);
  const { video_platform_id, videoFile } = partsOfVideo(sentVideo);
  const video = await checkFile(videoFile, 'video', caller.id);
  const change = { summary: sentFields(fields), cv_key: cv?.key, video_key: video?.key, video_platform_id };
  const save = () =>
    saveProfile({ caller, now }, (stored) => {
      requireShown(version, editedProfile(stored), editedProfile(changedCandidate(stored, change)));
      return change;
    });
  const { before, after } = await withStoredFiles(caller.id, [cv, video], save);
  await clearFiles(replacedFiles(before, after));
  return await toCandidate(after);
};

const needsCode = () =>
  new HttpError('EMAIL_CHANGE_NEEDS_CODE', { fields: [{ path: 'email', text: textId('EMAIL_CHANGE_NEEDS_CODE') }] });

type SentVideo = BodyOf<typeof candidateCalls.updateProfile>['video'];

/** A sent video as one of the platform or as a file. */
const partsOfVideo = (video: SentVideo) =>
  typeof video === 'object' && video !== null && 'platform_id' in video
    ? { video_platform_id: video.platform_id }
    : { videoFile: video };

/** What an optional field is once it is cleared. */
const cleared = { address: '', subtitle: '', skills: [], language: '', location: '', experience: '' };

/** The fields that were sent, named one by one, so that nothing else of a request is stored, nor the e-mail address. */
function sentFields(body: Omit<BodyOf<typeof candidateCalls.updateProfile>, 'cv' | 'video' | 'version'>) {
  const { name, phone, address, subtitle, skills, language, location, experience } = body;
  const consents = { video_public: body.video_public, profile_public: body.profile_public };
  const fields = { name, phone, address, subtitle, skills, language, location, experience, ...consents };
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, value ?? cleared[field as keyof typeof cleared]]),
  ) as CandidateChange['summary'];
}

/** Keys of the files of `old` that `current` no longer uses. */
const replacedFiles = (old: CandidateProfile, current: CandidateProfile) =>
  (['cv_key', 'video_key'] as const).map((field) => (old[field] === current[field] ? undefined : old[field]));
