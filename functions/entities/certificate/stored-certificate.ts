import * as z from 'zod/mini';
import { storedInstant, storedTag } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { certificateStatuses, rejectionReasons } from '#shared/domain/languages/certificate.ts';
import { scaleIds } from '#shared/domain/languages/scale.ts';
import { skills } from '#shared/domain/languages/skills.ts';

/** The `schema_version` of certificates, their numbers and later claims of a number that are written now. */
export const certificateSchemaVersion = 1;

/** What the admins' list shows. */
export const certificateSummary = z.object({
  /** That of its upload. */
  id: z.string(),
  candidate_id: z.int(),
  tag: storedTag,
  scale: z.enum(scaleIds),
  edition: z.nullable(z.string()),
  results: z.array(z.object({ skill: z.enum(skills), level: z.nullable(z.string()), score: z.nullable(z.number()) })),
  taken_on: z.nullable(z.string()),
  expires_on: z.nullable(z.string()),
  certificate_number: z.nullable(z.string()),
  status: z.enum(certificateStatuses),
  uploaded_at: storedInstant,
  /** Rises with every decision. */
  version: z.int(),
});
export type CertificateSummary = z.output<typeof certificateSummary>;

export const storedCertificate = z.object({
  summary: certificateSummary,
  /** Key of the document in the file store; absent after a rejection. */
  file_key: z.optional(z.string()),
  /** Name of its number among those of all accounts; absent without a number, and of those rejected before rejections were final. */
  number_hash: z.optional(z.string()),
  decided_at: z.optional(storedInstant),
  rejection: z.optional(z.object({ reason: z.enum(rejectionReasons), note: z.string() })),
});
export type StoredCertificate = z.output<typeof storedCertificate>;

const certificateItem = itemSchema(storedCertificate.shape);

/** @throws ZodError when the item has the shape of no version */
export const parseCertificate = (item: unknown): StoredCertificate => certificateItem.parse(item);

const holderItem = z.object({
  candidate_id: z.int(),
  certificate_id: z.string(),
  /** Absent in items from before an admin decided who has a number: the first who uploaded it. */
  confirmed_at: z.optional(storedInstant),
});

/** Whose certificate has a number. */
export type NumberHolder = z.output<typeof holderItem>;

/** @throws ZodError when the item has the shape of no version */
export const parseHolder = (item: unknown): NumberHolder => holderItem.parse(item);

/** A claim of a number that another account claimed before. */
export const duplicateSummary = z.object({
  /** `{hash of the number}-{id of the later candidate}` */
  id: z.string(),
  scale: z.enum(scaleIds),
  certificate_number: z.string(),
  /** The earlier candidate. */
  holder_id: z.int(),
  /** The later candidate; in items without certificates, their upload was refused. */
  refused_id: z.int(),
  holder_certificate: z.optional(z.string()),
  refused_certificate: z.optional(z.string()),
  flagged_at: storedInstant,
});
export type DuplicateSummary = z.output<typeof duplicateSummary>;

const duplicateItem = itemSchema({ summary: duplicateSummary });

/** Of a flag that an admin closed: it stays, so that the same claims are not flagged again. */
export const closedDuplicate = z.object({ is_closed: z.optional(z.boolean()) });

/** @throws ZodError when the item has the shape of no version */
export const parseDuplicate = (item: unknown): DuplicateSummary => duplicateItem.parse(item).summary;
