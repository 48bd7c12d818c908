import * as z from 'zod/mini';
import { candidateFields, openCandidateFields } from '../domain/candidate-fields.ts';
import { id, instant, version } from './fields.ts';
import { fullLanguages, shownLanguages } from './language-answers.ts';
import { answerShape } from './plain-answers.ts';

/** Of candidates who are not looking at present, to themselves and to those who unlocked them or got an application of theirs. */
export const lookingMark = { not_looking: z.optional(z.literal(true)) };

/** Fields that are not masked. */
const openParts = {
  id,
  ...answerShape(openCandidateFields),
  ...shownLanguages,
  avatar: z.nullable(z.url()),
  created_at: instant,
  ...lookingMark,
};

/** A candidate with contact details: for its owner, admins and recruiters who unlocked the profile. */
export const candidate = z.object({
  ...openParts,
  ...fullLanguages,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  ...answerShape({ address: candidateFields.address }),
  /** Signed URL of the file, or null; of a video of the platform its public address. */
  cv: z.nullable(z.url()),
  video: z.nullable(z.url()),
  /** The owner allows the public pages to play the video. */
  video_public: z.boolean(),
  /** The owner agrees to be in the public list, masked. */
  profile_public: z.boolean(),
  /** For the owner: the list of first steps is put away. */
  first_steps_hidden: z.optional(z.literal(true)),
  /** Of the fields of the profile's form, without its files. */
  version,
  /** Of the languages and modes. */
  languages_version: version,
});

/** A candidate without identifying data. */
export const maskedCandidate = z.object({
  ...openParts,
  masked_name: z.string(),
  masked_email: z.string(),
  masked_phone: z.string(),
  has_cv: z.boolean(),
  has_video: z.boolean(),
  /** Only on the public pages, and only if the owner allowed it. */
  video: z.nullable(z.url()),
  /** For recruiters: this profile is already unlocked, so viewing it uses no view. */
  is_unlocked: z.boolean(),
});

/**
 * A masked candidate as a recruiter sees them: with the name once the recruiter unlocked the candidate, while verified
 * and under an active subscription; otherwise `name` is null.
 */
export const listedCandidate = z.object({ ...maskedCandidate.shape, name: z.nullable(z.string()) });

/** A candidate in the public list: without masked contact details, and of the files only the public video. */
export const publicCandidate = z.omit(maskedCandidate, {
  avatar: true,
  masked_email: true,
  masked_phone: true,
  has_cv: true,
  has_video: true,
  is_unlocked: true,
  not_looking: true,
});

export const subscriptionInfo = z.object({
  is_new_view: z.boolean(),
  plan_name: z.string(),
  candidates_viewed: z.int(),
  remaining_candidates: z.int(),
});
