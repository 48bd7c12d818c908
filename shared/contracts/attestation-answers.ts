import * as z from 'zod/mini';
import { cefrLevels } from '../domain/languages/scale.ts';
import { skills } from '../domain/languages/skills.ts';
import { id, instant, pairId } from './fields.ts';

const attestedLevel = z.object({ tag: z.string(), skill: z.enum(skills), level: z.enum(cefrLevels) });

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
});
export type OwnAttestation = z.output<typeof ownAttestation>;

/** An attestation as the recruiter who gave it sees it, or may give it. */
export const givenAttestation = z.object({
  application_id: pairId,
  /** Languages of the job's requirements and of the person's rows. */
  languages: z.array(z.string()),
  levels: z.array(attestedLevel),
  /** Null: nothing is attested. */
  attested_at: z.nullable(instant),
});
export type GivenAttestation = z.output<typeof givenAttestation>;
