import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { unpackRequirements } from '#functions/data/packed-requirements.ts';
import { partsOf } from '#functions/data/pair-id.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import type { ApplicationSummary, StoredApplication } from '#functions/entities/application/stored-application.ts';
import { replaceAttestation } from '#functions/entities/attestation/attestation-store.ts';
import type { StoredAttestation } from '#functions/entities/attestation/stored-attestation.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { blockedSince } from '#functions/entities/candidate/visibility.ts';
import { changeEvidence, type EvidenceChange } from '#functions/entities/evidence/change-evidence.ts';
import { maxAttestations, readEvidence } from '#functions/entities/evidence/evidence-store.ts';
import { withdrawAttestation } from '#functions/entities/evidence/withdraw-attestation.ts';
import { readJobs } from '#functions/entities/job/job-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { needsOf } from '#functions/services/languages/job-needs.ts';
import type { GivenAttestation } from '#shared/contracts/attestation-answers.ts';
import type { attestationCalls } from '#shared/contracts/attestations.ts';
import { toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

/** @throws HttpError 400 when the applicant is not hired */
function requireHired({ summary }: StoredApplication): ApplicationSummary {
  if (summary.status !== 'hired') throw new HttpError('INVALID_STATE', { text: textId('not_hired') });
  return summary;
}

/**
 * Languages of the job's requirements, while it exists, and of the person's rows (1 read unit).
 * @throws HttpError 404 when the person has blocked the caller since the application
 */
async function attestableTags(
  { job_id, candidate_id, applied_at }: ApplicationSummary,
  caller: Caller,
): Promise<string[]> {
  const [[job], profile] = await Promise.all([readJobs([job_id]), readCandidate(candidate_id)]);
  const since = profile && blockedSince(profile.summary, caller);
  if (since !== undefined && applied_at <= since) throw new HttpError('NOT_APPLIED');
  const { language = '', language_requirements } = job?.summary ?? {};
  const required = await needsOf({ language, language_requirements: unpackRequirements(language_requirements) });
  const { languages } = unpackLanguages(profile?.summary.languages ?? '');
  const tags = [
    ...required.all.flatMap(({ any }) => any.map(({ tag }) => tag)),
    ...required.pairs.flatMap(({ from, to }) => [from, to]),
    ...languages.map(({ tag }) => tag),
  ];
  return [...new Set(tags)];
}

const toGiven = (id: string, languages: string[], given: StoredAttestation | undefined): GivenAttestation => ({
  application_id: id,
  languages,
  levels: given?.levels ?? [],
  attested_at: given?.attested_at ?? null,
  is_revoked: given?.revoked_at !== undefined,
});

/** What the caller attested with an application, and the languages for which they may. */
export const readAttestation: UseCase<typeof attestationCalls.ofApplication, StoredApplication> = async ({
  params,
  caller,
  owned,
}) => {
  const application = requireHired(owned);
  const [languages, { attestations }] = await Promise.all([
    attestableTags(application, caller),
    readEvidence(application.candidate_id),
  ]);
  const given = attestations.find(({ application_id }) => application_id === params.id);
  return toGiven(params.id, languages, given);
};

/**
 * Attests the levels that the caller saw at work, in place of what they attested with this application before. What the
 * candidate decided about showing it stays.
 */
export const attestLanguages: UseCase<typeof attestationCalls.attest, StoredApplication> = async (request) => {
  const { params, body, caller, owned, now } = request;
  const application = requireHired(owned);
  const languages = await attestableTags(application, caller);
  if (!body.levels.every(({ tag }) => languages.includes(tag))) throw new HttpError('INVALID_STATE');
  const given = await changeEvidence(application.candidate_id, (before): EvidenceChange<StoredAttestation> => {
    const { certificates, attestations } = before;
    const earlier = attestations.find(({ application_id }) => application_id === params.id);
    if (earlier?.revoked_at !== undefined) {
      throw new HttpError('INVALID_STATE', { text: textId('attestation_revoked') });
    }
    if (!earlier && attestations.length >= maxAttestations) throw new HttpError('INVALID_STATE');
    const { job_id, candidate_id, recruiter_id, job } = application;
    const attestation: StoredAttestation = {
      application_id: params.id,
      job_id,
      candidate_id,
      recruiter_id,
      job_title: job.title,
      company_name: job.company_name,
      levels: body.levels,
      is_shown: earlier?.is_shown ?? true,
      attested_at: toIso(now),
      version: (earlier?.version ?? 0) + 1,
    };
    return {
      outcome: attestation,
      writes: { attestation: replaceAttestation(attestation) },
      after: { certificates, attestations: [...attestations.filter((each) => each !== earlier), attestation] },
    };
  });
  if (!given) throw new HttpError('NOT_APPLIED');
  return toGiven(params.id, languages, given);
};

/** Revokes what the caller attested with an application; also after they are not hired, or verified, any more. */
export const revokeAttestation: UseCase<typeof attestationCalls.revoke> = async ({ params, caller }) => {
  const [jobId, candidateId] = partsOf(params.id);
  await withdrawAttestation(candidateId, jobId, caller.id);
};
