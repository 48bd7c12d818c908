import * as z from 'zod/mini';
import { platformVideoId } from '#shared/domain/platform-video.ts';
import { candidateFields } from '../domain/candidate-fields.ts';
import { activities } from '../domain/last-activity.ts';
import { textId } from '../texts/text-id.ts';
import { candidate, listedCandidate, maskedCandidate, publicCandidate, subscriptionInfo } from './candidate-answers.ts';
import { defineCall, shownMaxAge } from './define.ts';
import { email, flag, id, idText, limit, line, paging, personName, shownVersion, version } from './fields.ts';
import { fullLanguages } from './language-answers.ts';
import { languageRequirements } from './language-requirement.ts';
import { offeredModes, statedLanguages } from './language-row.ts';
import { phone } from './phone.ts';
import { changeShape } from './plain-forms.ts';

export type Candidate = z.output<typeof candidate>;
export type MaskedCandidate = z.output<typeof maskedCandidate>;
export type ListedCandidate = z.output<typeof listedCandidate>;

const byId = z.object({ id: idText });

/** Key of a finished upload: `uploads/{upload id}`. */
const uploadKeyPattern = /^uploads\/[A-Za-z0-9_-]{8,64}$/;
const uploadKey = z.string().check(z.regex(uploadKeyPattern, textId('upload_missing')));

/** A video as text: the key of a finished upload, or a video of the platform, which becomes its id. */
const videoText = z.pipe(
  z.string().check(
    z.maxLength(300),
    z.refine((text) => uploadKeyPattern.test(text) || platformVideoId(text) !== undefined),
  ),
  z.transform((text) => {
    const platform_id = platformVideoId(text);
    return platform_id === undefined ? text : { platform_id };
  }),
);

/** May be cleared with null, which only JSON can carry. */
const clearable = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/**
 * Absent fields do not change, null clears an optional one. `cv` and `video` are small files in the form or keys of
 * finished uploads; `video` may also name a video of the platform. Either kind of video replaces the other.
 */
export const candidateProfileBody = z.object({
  name: z.optional(personName(textId('own_name_missing'))),
  email: z.optional(email),
  phone: z.optional(phone),
  ...changeShape(candidateFields),
  video_public: z.optional(flag),
  profile_public: z.optional(flag),
  /** Whether the list of first steps is put away. */
  first_steps_hidden: z.optional(flag),
  cv: clearable(z.union([uploadKey, z.instanceof(Uint8Array)])),
  video: clearable(z.union([videoText, z.instanceof(Uint8Array)], textId('video_unknown'))),
  version: shownVersion,
});

/** All of the caller's languages and modes: what is not sent is no longer stated. */
export const candidateLanguagesBody = z.object({
  languages: statedLanguages,
  modes: offeredModes,
  version: shownVersion,
});

/** Server-side filters of the masked list. */
export const candidateFilters = {
  keyword: z.optional(line(100)),
  language: z.optional(line(60)),
  skills: z.optional(line(100)),
  location: z.optional(line(100)),
  experience: z.optional(line(60)),
};

export const candidateCalls = {
  listMasked: defineCall({
    method: 'GET',
    path: '/candidate/all/masked',
    summary: 'Masked candidates, newest first.',
    access: { recruiter: 'any', admin: 'any', master_admin: 'any' },
    query: z.object({ ...paging, ...candidateFilters }),
    status: 200,
    answer: z.array(listedCandidate),
    paged: true,
    counted: true,
    searched: true,
    errors: ['INVALID_CURSOR'],
  }),
  reach: defineCall({
    method: 'POST',
    path: '/candidate/reach',
    summary: 'How many of the newest candidates meet language requirements: at least so many, in tens.',
    access: { recruiter: 'any' },
    role: 'viewer',
    body: languageRequirements,
    status: 200,
    answer: z.object({
      /** A multiple of ten; 0 for fewer than ten, so that it identifies no single person. */
      at_least: z.int(),
      /** How many candidates were compared. */
      counted: z.int(),
      /** Whether these are all there are. */
      is_all: z.boolean(),
    }),
  }),
  latestMasked: defineCall({
    method: 'GET',
    path: '/candidate/latest/masked',
    summary: 'The latest candidates for the public showcase.',
    access: 'public',
    query: z.object({
      limit: limit(5, 20),
    }),
    status: 200,
    answer: z.array(maskedCandidate),
    publicMaxAge: shownMaxAge,
  }),
  listPublic: defineCall({
    method: 'GET',
    path: '/candidate/public',
    summary: 'Masked candidates who agreed to be in the public list, newest first.',
    access: 'public',
    query: z.object({ limit: limit(12, 24), cursor: paging.cursor, ...candidateFilters }),
    status: 200,
    answer: z.array(publicCandidate),
    paged: true,
    counted: true,
    searched: true,
    publicMaxAge: shownMaxAge,
    errors: ['INVALID_CURSOR'],
  }),
  ownProfile: defineCall({
    method: 'GET',
    path: '/candidate/profile',
    summary: "The caller's own profile.",
    access: { candidate: 'any' },
    status: 200,
    answer: candidate,
    errors: ['PROFILE_NOT_FOUND'],
  }),
  profile: defineCall({
    method: 'GET',
    path: '/candidate/profile/{id}',
    summary: 'A full profile, for its owner, admins and recruiters who unlocked it.',
    access: { candidate: 'self', recruiter: 'unlocked', admin: 'any', master_admin: 'any' },
    own: ['params.id'],
    params: byId,
    status: 200,
    answer: candidate,
    errors: ['CANDIDATE_NOT_FOUND', 'NOT_VERIFIED', 'SUBSCRIPTION_REQUIRED'],
  }),
  maskedProfile: defineCall({
    method: 'GET',
    path: '/candidate/profile/{id}/masked',
    summary: 'A masked profile.',
    access: { candidate: 'self', recruiter: 'any', admin: 'any', master_admin: 'any' },
    own: ['params.id'],
    params: byId,
    status: 200,
    answer: listedCandidate,
    errors: ['CANDIDATE_NOT_FOUND'],
  }),
  activity: defineCall({
    method: 'GET',
    path: '/candidate/{id}/activity',
    summary: 'When a candidate used the portal last: within a week, a month, or earlier.',
    access: { recruiter: 'any' },
    params: byId,
    status: 200,
    answer: z.object({ last_active: z.enum(activities) }),
    errors: ['CANDIDATE_NOT_FOUND'],
  }),
  updateProfile: defineCall({
    method: 'POST',
    path: '/candidate/profile/{id}',
    summary: "Changes the given fields of the caller's profile.",
    access: { candidate: 'self' },
    own: ['params.id'],
    params: byId,
    body: candidateProfileBody,
    accepts: 'form',
    partSwitch: 'uploads',
    status: 200,
    answer: candidate,
    errors: ['EMAIL_CHANGE_NEEDS_CODE', 'UPLOAD_REJECTED', 'CHANGED_MEANWHILE', 'TOO_MANY_REQUESTS'],
  }),
  setLanguages: defineCall({
    method: 'PUT',
    path: '/candidate/languages',
    summary: 'Replaces the languages and modes that the caller states; evidence is not theirs to set.',
    access: { candidate: 'any' },
    body: candidateLanguagesBody,
    status: 200,
    answer: z.object({ ...fullLanguages, languages_version: version }),
    errors: ['CHANGED_MEANWHILE', 'TOO_MANY_REQUESTS'],
  }),
  view: defineCall({
    method: 'GET',
    path: '/candidate/recruiter/view/{id}',
    summary: 'Returns the full profile; the first view unlocks the candidate and uses one view of the quota.',
    access: { recruiter: 'self' },
    role: 'recruiter',
    own: ['query.recruiter_id'],
    verified: 'candidates',
    params: byId,
    query: z.object({ recruiter_id: z.optional(idText) }),
    status: 200,
    answer: z.object({ ...candidate.shape, subscription_info: subscriptionInfo }),
    errors: ['CANDIDATE_NOT_FOUND', 'NOT_VERIFIED', 'SUBSCRIPTION_REQUIRED', 'VIEW_LIMIT_REACHED'],
  }),
  byEmail: defineCall({
    method: 'GET',
    path: '/candidate/by-email/{email}',
    summary: 'The profile of an e-mail address, for its owner and admins.',
    access: { candidate: 'self', admin: 'any', master_admin: 'any' },
    own: ['params.email'],
    params: z.object({ email }),
    status: 200,
    answer: candidate,
    errors: ['CANDIDATE_NOT_FOUND'],
  }),
  test: defineCall({
    method: 'GET',
    path: '/candidate/test/{id}',
    summary: 'Diagnostic: whether a candidate exists, and its state.',
    access: { admin: 'any', master_admin: 'any' },
    params: byId,
    status: 200,
    answer: z.object({
      id,
      exists: z.boolean(),
      /** Null for an id that was never allocated, or whose account is erased. */
      state: z.nullable(z.enum(['active', 'deactivated', 'deleted'])),
    }),
  }),
  testView: defineCall({
    method: 'GET',
    path: '/candidate/test-view/{id}',
    summary: "Diagnostic: the profile that a recruiter's view would return; uses no view.",
    access: { admin: 'any', master_admin: 'any' },
    params: byId,
    status: 200,
    answer: candidate,
    errors: ['CANDIDATE_NOT_FOUND'],
  }),
};
