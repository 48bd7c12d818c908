import * as z from 'zod';
import { defineCall } from './define.ts';
import { email, flag, id, idText, instant, line, paging, phone, required, tags } from './fields.ts';

/**
 * A language a candidate works in. Candidates will have several, each with a scale, a level and evidence;
 * `language` stays beside the list as the documented single value.
 */
export const languageSkill = z.object({
  language: z.string(),
  scale: z.string().nullable(),
  level: z.string().nullable(),
  evidence: z.string().nullable(),
});

/** What signing up and editing a profile have in common. */
export const candidateDetails = {
  address: line(200),
  subtitle: line(160),
  skills: tags(30, 60),
  language: line(60),
};

/** Parts of a candidate that anyone entitled to a card may see. */
const openParts = {
  id,
  subtitle: z.string(),
  skills: z.array(z.string()),
  language: z.string(),
  languages: z.array(languageSkill),
  /** Free text; shown as Remote when empty. */
  location: z.string(),
  /** Years of experience as free text; shown as 2+ years when empty. */
  experience: z.string(),
  avatar: z.url().nullable(),
  created_at: instant,
};

/** A candidate with contact details: for the person, admins and recruiters who unlocked the profile. */
export const candidate = z.object({
  ...openParts,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Short-lived address of the file, or null. */
  cv: z.url().nullable(),
  video: z.url().nullable(),
  /** The owner lets the public showcase play the video. */
  video_public: z.boolean(),
});
export type Candidate = z.output<typeof candidate>;

/** A candidate without anything that tells who it is. */
export const maskedCandidate = z.object({
  ...openParts,
  masked_name: z.string(),
  masked_email: z.string(),
  masked_phone: z.string(),
  has_cv: z.boolean(),
  has_video: z.boolean(),
  /** Only in the public showcase, and only if the owner allowed it. */
  video: z.url().nullable(),
  /** For recruiters: this profile was already unlocked, so viewing it costs nothing. */
  is_unlocked: z.boolean(),
});
export type MaskedCandidate = z.output<typeof maskedCandidate>;

export const subscriptionInfo = z.object({
  is_new_view: z.boolean(),
  plan_name: z.string(),
  candidates_viewed: z.int(),
  remaining_candidates: z.int(),
});

const byId = z.object({ id: idText });

export const candidateSignupBody = z.object({
  name: required(line(100), 'Please enter your name.'),
  email,
  phone,
  address: candidateDetails.address.default(''),
  subtitle: candidateDetails.subtitle.default(''),
  skills: candidateDetails.skills.default([]),
  language: candidateDetails.language.default(''),
});

/** A key of a finished upload: `uploads/{upload id}`. */
const uploadKey = z.string().regex(/^uploads\/[A-Za-z0-9_-]{8,64}$/, 'Please upload the file first.');

/** Only the fields that are sent change; `cv` and `video` are small files of the form or keys of finished uploads. */
export const candidateProfileBody = z.object({
  name: required(line(100), 'Please enter your name.').optional(),
  email: email.optional(),
  phone: phone.optional(),
  address: candidateDetails.address.optional(),
  subtitle: candidateDetails.subtitle.optional(),
  skills: candidateDetails.skills.optional(),
  language: candidateDetails.language.optional(),
  location: line(100).optional(),
  experience: line(60).optional(),
  video_public: flag.optional(),
  cv: z.union([uploadKey, z.instanceof(Uint8Array)]).optional(),
  video: z.union([uploadKey, z.instanceof(Uint8Array)]).optional(),
});

/** Server-side filters of the masked list. */
export const candidateFilters = {
  keyword: line(100).optional(),
  language: line(60).optional(),
  skills: line(100).optional(),
  location: line(100).optional(),
  experience: line(60).optional(),
};

export const candidateCalls = {
  listMasked: defineCall({
    method: 'GET',
    path: '/candidate/all/masked',
    summary: 'Masked candidates, newest first.',
    access: { recruiter: 'any', admin: 'any', master_admin: 'any' },
    query: z.object({ ...paging, ...candidateFilters }),
    status: 200,
    answer: z.array(maskedCandidate),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  latestMasked: defineCall({
    method: 'GET',
    path: '/candidate/latest/masked',
    summary: 'The latest candidates for the public showcase.',
    access: 'public',
    query: z.object({
      limit: z
        .string()
        .regex(/^[0-9]{1,12}$/, 'Please give a whole number.')
        .transform((text) => Math.min(Number(text), 20))
        .pipe(z.number().min(1))
        .default(5),
    }),
    status: 200,
    answer: z.array(maskedCandidate),
    publicMaxAge: 30,
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
    summary: 'A full profile, for those entitled to it.',
    access: { candidate: 'self', recruiter: 'unlocked', admin: 'any', master_admin: 'any' },
    own: ['params.id'],
    params: byId,
    status: 200,
    answer: candidate,
    errors: ['CANDIDATE_NOT_FOUND', 'SUBSCRIPTION_REQUIRED'],
  }),
  maskedProfile: defineCall({
    method: 'GET',
    path: '/candidate/profile/{id}/masked',
    summary: 'A masked profile.',
    access: { candidate: 'self', recruiter: 'any', admin: 'any', master_admin: 'any' },
    own: ['params.id'],
    params: byId,
    status: 200,
    answer: maskedCandidate,
    errors: ['CANDIDATE_NOT_FOUND'],
  }),
  updateProfile: defineCall({
    method: 'POST',
    path: '/candidate/profile/{id}',
    summary: 'Changes the fields of the own profile that are sent.',
    access: { candidate: 'self' },
    own: ['params.id'],
    params: byId,
    body: candidateProfileBody,
    accepts: 'form',
    status: 200,
    answer: candidate,
    errors: ['EMAIL_TAKEN', 'UPLOAD_REJECTED'],
  }),
  view: defineCall({
    method: 'GET',
    path: '/candidate/recruiter/view/{id}',
    summary: 'Unlocks a candidate for the recruiter; the first time it counts against the plan.',
    access: { recruiter: 'self' },
    own: ['query.recruiter_id'],
    params: byId,
    query: z.object({ recruiter_id: idText.optional() }),
    status: 200,
    answer: z.object({ ...candidate.shape, subscription_info: subscriptionInfo }),
    errors: ['CANDIDATE_NOT_FOUND', 'SUBSCRIPTION_REQUIRED', 'VIEW_LIMIT_REACHED'],
  }),
};
