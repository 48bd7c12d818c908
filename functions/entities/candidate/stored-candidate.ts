import * as z from 'zod/mini';
import { storedLanguages } from '#functions/data/packed-languages.ts';
import { storedShape } from '#functions/data/plain-fields.ts';
import { storedDayCount, storedInstant, storedTag } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { candidateFields } from '#shared/domain/candidate-fields.ts';
import { cefrLevels } from '#shared/domain/languages/scale.ts';
import { skills } from '#shared/domain/languages/skills.ts';

/** The `schema_version` of items that are written now; languages of version 1 are upgraded by `storedLanguages`. */
export const candidateSchemaVersion = 2;

/** A company account, with its name as of then, or all recruiters with an address at a mail domain, which is the name then. */
const block = z.object({ company_id: z.optional(z.int()), name: z.string(), at: storedInstant });
export type Block = z.output<typeof block>;

/** The projection that lists read: all details but the keys of the files. */
export const candidateSummary = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  ...storedShape(candidateFields),
  /** Rows and modes, packed: see `unpackLanguages`. */
  languages: storedLanguages,
  avatar: z.null(),
  has_cv: z.boolean(),
  has_video: z.boolean(),
  video_public: z.boolean(),
  /** Consent to the public list of masked candidates. Absent in items from before the list: read as no consent. */
  profile_public: z._default(z.boolean(), false),
  /** The candidate is not looking at present. This and the next two are absent in items from before they could be chosen. */
  paused: z._default(z.boolean(), false),
  /** Whether the landing page may show the candidate, masked. */
  in_showcase: z._default(z.boolean(), true),
  /** Who must not see the candidate, oldest first; at most `maxBlocks`. */
  blocks: z._default(z.array(block), []),
  /** Mirrors the account's state. */
  state: z.enum(['active', 'deactivated', 'deleted']),
  created_at: storedInstant,
});
export type CandidateSummary = z.output<typeof candidateSummary>;

export const storedCandidate = z.object({
  summary: candidateSummary,
  /** Key of the CV in the file store; absent without a CV. */
  cv_key: z.optional(z.string()),
  /** Key of the video in the file store; absent without such a video. */
  video_key: z.optional(z.string()),
  /** Id of a video of the platform, instead of a file. */
  video_platform_id: z.optional(z.string()),
  /** Numbers of certificates by claim (`stated-languages.ts`): they identify the person, so no list has them. */
  certificate_numbers: z.optional(z.record(z.string(), z.string())),
  /** Claims that the candidate did not state: they are in the languages because a recruiter attested them. Absent without any. */
  attested_claims: z.optional(
    z.array(
      z.object({
        tag: storedTag,
        skill: z.enum(skills),
        level: z.enum(cefrLevels),
        whole_row: z.boolean(),
        is_beside: z.optional(z.boolean()),
      }),
    ),
  ),
  /** Hashes of the numbers of certificates that an admin rejected: the account cannot claim them again. Absent without any. */
  rejected_numbers: z.optional(z.array(z.string())),
  /** Saves by the owner on the latest day with any, in UTC. Absent in items from before they were counted. */
  saves: z.optional(storedDayCount),
  /** The owner put the list of first steps away. Absent while it is shown, and in items from before there was one. */
  first_steps_hidden: z.optional(z.literal(true)),
  /** Rises with every change of the profile. */
  version: z.int(),
});
export type CandidateProfile = z.output<typeof storedCandidate>;

const candidateItem = itemSchema(storedCandidate.shape);

/** @throws ZodError when the item has the shape of no version */
export const parseCandidate = (item: unknown): CandidateProfile => candidateItem.parse(item);
