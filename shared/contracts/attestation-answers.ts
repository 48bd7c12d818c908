import * as z from 'zod/mini';
import { cefrLevels } from '../domain/languages/scale.ts';
import { skills } from '../domain/languages/skills.ts';
import { id, instant, pairId } from './fields.ts';

const attestedLevel = z.object({ tag: z.string(), skill: z.enum(skills), level: z.enum(cefrLevels) });

/** Whether an attestation counts. */
export const attestationStates = ['trusted', 'paused', 'revoked'] as const;

/** An attestation as the candidate sees it. */
export const ownAttestation = z.object({
  application_id: pairId,
  job_id: id,
  job_title: z.string(),
  company_name: z.string(),
  levels: z.array(attestedLevel),
  /** The candidate lets others see it; otherwise it vouches for nothing. */
  is_shown: z.boolean(),
  attested_at: instant,
  /** Paused while its recruiter is not active and verified, or the person not hired; revoked by an admin for good. */
  state: z.enum(attestationStates),
});
export type OwnAttestation = z.output<typeof ownAttestation>;

/** An attestation as admins see it. */
export const candidateAttestation = z.object({ ...ownAttestation.shape, recruiter_id: id });
export type CandidateAttestation = z.output<typeof candidateAttestation>;

/** An attestation as the recruiter who gave it sees it, or may give it. */
export const givenAttestation = z.object({
  application_id: pairId,
  /** Languages of the job's requirements and of the person's rows. */
  languages: z.array(z.string()),
  levels: z.array(attestedLevel),
  /** Null: nothing is attested. */
  attested_at: z.nullable(instant),
  /** An admin revoked it: it cannot be given again. */
  is_revoked: z.boolean(),
});
export type GivenAttestation = z.output<typeof givenAttestation>;
