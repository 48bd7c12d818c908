import * as z from 'zod/mini';
import { storedInstant, storedTag } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { type AttestedLevel, highestOf } from '#shared/domain/languages/claim-evidence.ts';
import { cefrLevels } from '#shared/domain/languages/scale.ts';
import { skills } from '#shared/domain/languages/skills.ts';

/** The `schema_version` of items that are written now. */
export const attestationSchemaVersion = 1;

const level = z.object({ tag: storedTag, skill: z.enum(skills), level: z.enum(cefrLevels) });

/** The highest of a skill counts where a language was stored with two tags. */
const levels = z.pipe(
  z.array(level),
  z.transform((all): AttestedLevel[] => [...highestOf(all).values()]),
);

/** What a recruiter who hired saw of a person's languages at work: all that is stored of it. */
export const attestationSummary = z.object({
  application_id: z.string(),
  job_id: z.int(),
  candidate_id: z.int(),
  recruiter_id: z.int(),
  /** As of the application. */
  job_title: z.string(),
  company_name: z.string(),
  levels,
  is_shown: z.boolean(),
  attested_at: storedInstant,
  /** The trust that it comes from has ended: see `isTrusted`. Absent in items from before it was followed: read as present. */
  is_paused: z.optional(z.boolean()),
  /** When an admin revoked it, for good. */
  revoked_at: z.optional(storedInstant),
  /** Rises with every change. */
  version: z.int(),
});
export type StoredAttestation = z.output<typeof attestationSummary>;

const attestationItem = itemSchema({ summary: attestationSummary });

/** @throws ZodError when the item has the shape of no version */
export const parseAttestation = (item: unknown): StoredAttestation => attestationItem.parse(item).summary;
