import { requireShown } from '#functions/data/edit-version.ts';
import { storedFields } from '#functions/data/plain-fields.ts';
import { changedCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile, CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { clearFiles, hideFiles } from '#functions/services/files/remove-files.ts';
import { editedProfile, toOwnCandidate } from '#functions/services/files/to-candidate.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import { candidateFields } from '#shared/domain/candidate-fields.ts';
import { textId } from '#shared/texts/text-id.ts';
import { checkFile, withStoredFiles } from './profile-files.ts';
import { saveProfile } from './save-profile.ts';

/**
 * Changes the fields that were sent and clears those sent as null. Everything is checked before the first file is stored, and a form that fails
 * leaves no file behind; the files that it replaces are hidden after it is saved.
 * @throws HttpError CHANGED_MEANWHILE when the form showed another version; 400 for another e-mail address than the present one: it changes with a code (`startEmailChange`);
 * 503 for files while uploads are switched off, but not for other changes, nor for removing a file
 */
export const updateProfile: UseCase<typeof candidateCalls.updateProfile> = async ({ body, caller, now, requireOn }) => {
  const { cv: sentCv, video: sentVideo, version } = body;
  if (body.email !== undefined && body.email !== caller.email) throw needsCode();
  const { video_platform_id, videoFile } = partsOfVideo(sentVideo);
  if (sentCv || videoFile) await requireOn();
  const cv = await checkFile(sentCv, 'cv', caller.id);
  const video = await checkFile(videoFile, 'video', caller.id);
  const files = { cv_key: cv?.key, video_key: video?.key, video_platform_id };
  const save = () =>
    saveProfile({ caller, now }, (stored) => {
      const { first_steps_hidden } = body;
      const change = { summary: changedSummary(body, stored.summary), ...files, first_steps_hidden };
      requireShown(version, editedProfile(stored), editedProfile(changedCandidate(stored, change)));
      return change;
    });
  const { before, after } = await withStoredFiles(caller.id, [cv, video], save);
  await clearFiles(replacedFiles(before, after), hideFiles);
  return await toOwnCandidate(after);
};

const needsCode = () =>
  new HttpError('EMAIL_CHANGE_NEEDS_CODE', { fields: [{ path: 'email', text: textId('EMAIL_CHANGE_NEEDS_CODE') }] });

type SentVideo = BodyOf<typeof candidateCalls.updateProfile>['video'];

/** A sent video as one of the platform or as a file. */
const partsOfVideo = (video: SentVideo) =>
  typeof video === 'object' && video !== null && 'platform_id' in video
    ? { video_platform_id: video.platform_id }
    : { videoFile: video };

/** The summary with the fields that were sent, and nothing else of a request, nor the e-mail address. */
const changedSummary = (form: BodyOf<typeof candidateCalls.updateProfile>, before: CandidateSummary) => ({
  name: form.name ?? before.name,
  phone: form.phone ?? before.phone,
  ...storedFields(candidateFields, form, before),
  video_public: form.video_public ?? before.video_public,
  profile_public: form.profile_public ?? before.profile_public,
});

/** Keys of the files of `old` that `current` no longer uses. */
const replacedFiles = (old: CandidateProfile, current: CandidateProfile) =>
  (['cv_key', 'video_key'] as const).map((field) => (old[field] === current[field] ? undefined : old[field]));
