import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { fanOut } from '#functions/data/fan-out/fan-out.ts';
import type { FanOutRest } from '#functions/data/fan-out/stored-fan-out.ts';
import type { PageKey } from '#functions/data/page.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { storedAccount } from '#functions/entities/account/stored-account.ts';
import { applicationSummary } from '#functions/entities/application/stored-application.ts';
import { attestationsOfRecruiter } from '#functions/entities/attestation/attestation-store.ts';
import { parseAttestation } from '#functions/entities/attestation/stored-attestation.ts';

const account = z.pick(storedAccount, { kind: true, id: true, state: true, verified: true });
const application = itemSchema({
  summary: z.pick(applicationSummary, { job_id: true, candidate_id: true, status: true }),
});

// An attestation lasts as long as the trust that it comes from (decision 70). The present state decides in every case.

/** The scales of languages are loaded only here: the function starts without them. */
async function settle(candidateId: number, jobId: number): Promise<void> {
  const { settleAttestation } = await import('#functions/entities/evidence/settle-attestation.ts');
  await settleAttestation(candidateId, jobId);
}

/**
 * Compares an attestation with its recruiter and application, when it was written (they may have changed just before) and when the
 * application becomes hired, or is that no more.
 */
export async function followAttestations({ entity, before, after }: Change): Promise<void> {
  if (entity === 'attestation' && after) {
    const { candidate_id, job_id } = parseAttestation(after);
    await settle(candidate_id, job_id);
  }
  if (entity !== 'application') return;
  const [old, present] = [before, after].map((image) => image && application.parse(image).summary);
  const summary = present ?? old;
  if (summary && before && (old?.status === 'hired') !== (present?.status === 'hired')) {
    await settle(summary.candidate_id, summary.job_id);
  }
}

/**
 * Settles what a recruiter attested, when the account's state or verification changed.
 * @returns what later runs have to settle
 */
export async function followAttester({ before, after }: Change): Promise<FanOutRest[]> {
  if (!before || !after) return [];
  const [old, present] = [account.parse(before), account.parse(after)];
  if (present.kind !== 'recruiter') return [];
  const isMoved = old.state !== present.state || old.verified !== present.verified;
  return isMoved ? await settleAttestations(present.id) : [];
}

/** Settles a recruiter's attestations, from where an earlier run stopped. */
export async function settleAttestations(recruiter_id: number, start?: PageKey): Promise<FanOutRest[]> {
  const next = await fanOut(
    (page) => attestationsOfRecruiter(recruiter_id, page),
    ({ candidate_id, job_id }) => settle(candidate_id, job_id),
    start,
  );
  return next ? [{ of: 'attestations', recruiter_id, next }] : [];
}
