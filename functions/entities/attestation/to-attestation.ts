import type { OwnAttestation } from '#shared/contracts/attestation-answers.ts';
import type { StoredAttestation } from './stored-attestation.ts';

/** An attestation as the candidate sees it: the company, without the recruiter's account. */
export const toOwnAttestation = ({
  application_id,
  job_id,
  job_title,
  company_name,
  levels,
  is_shown,
  attested_at,
  is_paused,
  revoked_at,
}: StoredAttestation): OwnAttestation => ({
  application_id,
  job_id,
  job_title,
  company_name,
  levels,
  is_shown,
  attested_at,
  state: revoked_at !== undefined ? 'revoked' : is_paused ? 'paused' : 'trusted',
});
