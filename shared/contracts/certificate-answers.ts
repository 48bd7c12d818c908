import * as z from 'zod/mini';
import { certificateStatuses, rejectionReasons } from '../domain/languages/certificate.ts';
import { scaleIds } from '../domain/languages/scale.ts';
import { skills } from '../domain/languages/skills.ts';
import { id, instant } from './fields.ts';

const certificateFacts = {
  tag: z.string(),
  scale: z.enum(scaleIds),
  edition: z.nullable(z.string()),
  results: z.array(z.object({ skill: z.enum(skills), level: z.nullable(z.string()), score: z.nullable(z.number()) })),
  taken_on: z.nullable(z.iso.date()),
  expires_on: z.nullable(z.iso.date()),
  certificate_number: z.nullable(z.string()),
};

const rejection = z.object({ reason: z.enum(rejectionReasons), note: z.string() });

/** A certificate as its owner sees it. */
export const ownCertificate = z.object({
  id: z.string(),
  ...certificateFacts,
  status: z.enum(certificateStatuses),
  uploaded_at: instant,
  decided_at: z.nullable(instant),
  rejection: z.nullable(rejection),
  /** Signed URL of the document; null after it was rejected, because it is deleted then. */
  document: z.nullable(z.url()),
});
export type OwnCertificate = z.output<typeof ownCertificate>;

/** A certificate that waits for an admin. */
export const openCertificate = z.object({
  id: z.string(),
  candidate_id: id,
  /** To be compared with the document; null when the account no longer exists. */
  candidate_name: z.nullable(z.string()),
  ...certificateFacts,
  uploaded_at: instant,
  version: z.int(),
});
export type OpenCertificate = z.output<typeof openCertificate>;

/** A certificate beside others with its number. */
export const certificateClaim = z.object({ ...openCertificate.shape, status: z.enum(certificateStatuses) });
export type CertificateClaim = z.output<typeof certificateClaim>;

/** One certificate that an admin decides about. */
export const checkedCertificate = z.object({
  ...certificateClaim.shape,
  /** Signed URL. */
  document: z.url(),
  /** What other accounts claim with its number, the earliest first; a rejected document is deleted. */
  others: z.array(z.object({ ...certificateClaim.shape, document: z.nullable(z.url()) })),
});
export type CheckedCertificate = z.output<typeof checkedCertificate>;

/** Two accounts claim one number. */
export const duplicateCertificate = z.object({
  id: z.string(),
  scale: z.enum(scaleIds),
  certificate_number: z.string(),
  /** The earlier and the later account; without `claims`, the later one was refused, as it was before both could wait. */
  holder: z.object({ id, name: z.nullable(z.string()) }),
  refused: z.object({ id, name: z.nullable(z.string()) }),
  /** Their certificates, as far as they exist, in the same order. */
  claims: z.array(certificateClaim),
  flagged_at: instant,
});
export type DuplicateCertificate = z.output<typeof duplicateCertificate>;
