import { pairOf } from '#functions/data/pair-id.ts';
import { replaceAttestation } from '#functions/entities/attestation/attestation-store.ts';
import type { StoredAttestation } from '#functions/entities/attestation/stored-attestation.ts';
import { changedCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { changedLanguages } from '#functions/entities/candidate/changed-languages.ts';
import { languagesOf } from '#functions/entities/candidate/stated-languages.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { replaceCertificate } from '#functions/entities/certificate/certificate-store.ts';
import type { StoredCertificate } from '#functions/entities/certificate/stored-certificate.ts';
import { type StoredEvidence, toEvidence } from '#functions/entities/evidence/evidence-store.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { putSamples } from '#functions/entities/spoken-sample/sample-store.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import type { DemoAttestation, DemoCertificate, DemoSample } from './demo-types.ts';
import { type ItemVersion, versionsAt } from './item-version.ts';

/** A new or decided certificate or attestation. */
export type EvidenceStep = { at: EpochMs } & ({ certificate: StoredCertificate } | { attestation: StoredAttestation });

/** A stored document. */
export interface StoredDocument {
  id: string;
  file_key: string;
}

/** The upload of a certificate, and its check if there was one; the facts are those of the claims. */
export function certificateSteps(
  { tag, scale, uploaded_at, checked_at }: DemoCertificate,
  candidateId: number,
  rows: readonly LanguageRow[],
  { id, file_key }: StoredDocument,
): EvidenceStep[] {
  const row = rows.find((each) => each.tag === tag);
  const claims = skills.flatMap((skill) =>
    (row?.skills[skill] ?? []).filter((claim) => claim.scale === scale).map((claim) => ({ skill, claim })),
  );
  const [first] = claims;
  if (!first) throw new Error(`Demo data has a certificate for ${tag} without a claim on ${scale}.`);
  const summary = {
    id,
    candidate_id: candidateId,
    tag,
    scale,
    edition: first.claim.edition ?? null,
    results: claims.map(({ skill, claim }) => ({ skill, level: claim.level ?? null, score: claim.score ?? null })),
    taken_on: first.claim.taken_on ?? null,
    expires_on: first.claim.expires_on ?? null,
    certificate_number: null,
    status: 'open' as const,
    uploaded_at: toIso(uploaded_at),
    version: 1,
  };
  const open = { at: uploaded_at, certificate: { summary, file_key } };
  if (checked_at === undefined) return [open];
  const checked = { summary: { ...summary, status: 'checked' as const, version: 2 }, file_key };
  return [open, { at: checked_at, certificate: { ...checked, decided_at: toIso(checked_at) } }];
}

export const attestationStep = (
  { level, attested_at }: DemoAttestation,
  candidate_id: number,
  { summary: { id, title, company_name, recruiter_id } }: StoredJob,
): EvidenceStep => ({
  at: attested_at,
  attestation: {
    application_id: pairOf(id, candidate_id),
    job_id: id,
    candidate_id,
    recruiter_id,
    job_title: title,
    company_name,
    levels: [level],
    is_shown: true,
    attested_at: toIso(attested_at),
    version: 1,
  },
});

function withStep({ certificates, attestations }: StoredEvidence, step: EvidenceStep): StoredEvidence {
  if ('attestation' in step) return { certificates, attestations: [...attestations, step.attestation] };
  const { certificate } = step;
  const rest = certificates.filter(({ summary }) => summary.id !== certificate.summary.id);
  return { certificates: [...rest, certificate], attestations };
}

/** The versions of a profile, and of what vouches for its languages, as the steps change them. */
export function evidenceVersions(
  before: CandidateProfile,
  steps: readonly EvidenceStep[],
): { profile: CandidateProfile; versions: ItemVersion[] } {
  let profile = before;
  let evidence: StoredEvidence = { certificates: [], attestations: [] };
  const versions = steps
    .toSorted((left, right) => left.at - right.at)
    .flatMap((step) => {
      evidence = withStep(evidence, step);
      profile = changedCandidate(profile, changedLanguages(profile, languagesOf(profile), toEvidence(evidence)));
      return versionsAt(step.at, {
        ...('attestation' in step
          ? { attestation: replaceAttestation(step.attestation) }
          : { certificate: replaceCertificate(step.certificate) }),
        profile: replaceCandidate(profile),
      });
    });
  return { profile, versions };
}

/** A candidate's recordings. */
export const sampleItems = (
  { tag, prompt, recorded_at: at }: DemoSample,
  candidateId: number,
  { id, file_key }: StoredDocument,
  seconds: number,
): ItemVersion[] => {
  const recorded_at = toIso(at);
  const sample = { id, tag, prompt: prompt.text, prompt_language: prompt.language, upload_id: id };
  const issued = { day: recorded_at.slice(0, 'YYYY-MM-DD'.length), count: 1 };
  return versionsAt(at, {
    samples: putSamples(candidateId, {
      samples: [{ ...sample, file_key, seconds, recorded_at }],
      prompt: null,
      issued,
      version: 1,
    }),
  });
};
