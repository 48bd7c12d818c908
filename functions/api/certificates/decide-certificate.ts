import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { certificateMoves, mayMove } from '#functions/entities/certificate/certificate-moves.ts';
import { freeNumber, takeNumber } from '#functions/entities/certificate/certificate-number-store.ts';
import { readCertificate, replaceCertificate } from '#functions/entities/certificate/certificate-store.ts';
import {
  type NumberHolder,
  parseHolder,
  type StoredCertificate,
} from '#functions/entities/certificate/stored-certificate.ts';
import { changeEvidence, type EvidenceChange } from '#functions/entities/evidence/change-evidence.ts';
import { putStatement } from '#functions/entities/statement/statement-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { clearFiles } from '#functions/services/files/remove-files.ts';
import type { CertificateDecision, certificateCalls } from '#shared/contracts/certificates.ts';
import { scaleNames } from '#shared/domain/languages/scale.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

const messages = { confirm: 'Confirmed.', reject: 'Rejected.' } as const;
const actions = { confirm: 'certificate_confirmed', reject: 'certificate_rejected' } as const;

/**
 * Confirms or rejects the certificate that the admin saw, in one transaction with the evidence that follows and the audit
 * entry. Of several accounts that claim a number, one can be confirmed. A rejection is final for the account's number unless an objection succeeds, and deletes the document after
 * the transaction; the stream deletes it when this call is interrupted. Idempotent.
 * @throws HttpError 404 when its owner deleted it; 400 when another admin has decided, or another account's is confirmed
 */
export const decideCertificate: UseCase<typeof certificateCalls.decide> = async ({ params, body, caller, now }) => {
  const { candidateId, id } = params;
  const target = { type: 'candidate' as const, id: candidateId };
  let over: NumberHolder | undefined;
  const before = await changeEvidence(candidateId, (stored): EvidenceChange<StoredCertificate | undefined> => {
    const certificate = stored.certificates.find(({ summary }) => summary.id === id);
    if (!certificate || isDecided(certificate, body)) return { outcome: certificate };
    const { status, version } = certificate.summary;
    if (!mayMove(body.decision, status) || version !== body.version) {
      throw new HttpError('INVALID_STATE', { text: textId('certificate_changed') });
    }
    const after = decided(certificate, body, now);
    return {
      outcome: certificate,
      writes: {
        certificate: replaceCertificate(after),
        number: body.decision === 'confirm' ? takeNumber(certificate, toIso(now), over) : undefined,
        audit: auditEntry({ caller, action: actions[body.decision], target, now }),
        statement: body.decision === 'reject' ? statementOf(certificate, body, now) : undefined,
      },
      after: { ...stored, certificates: stored.certificates.map((each) => (each === certificate ? after : each)) },
      change: body.decision === 'reject' ? withRejected(stored.profile, certificate) : {},
      refuse: async (failed, item) => {
        if (failed === 'number') over = await requireUnconfirmed(parseHolder(item));
      },
    };
  });
  if (!before) throw new HttpError('NOT_FOUND');
  if (body.decision === 'reject') {
    await freeNumber(before);
    await clearFiles([before.file_key]);
  }
  return { message: messages[body.decision] };
};

/** The test's name is the same in all languages. The reason's note says what the admin found. */
const statementOf = (
  { summary, number_hash }: StoredCertificate,
  { reason = 'other', note }: CertificateDecision,
  now: EpochMs,
) =>
  putStatement({
    to: { kind: 'candidate', id: summary.candidate_id },
    measure: 'certificate_rejected',
    rule: 'evidence',
    reason: note,
    values: { scale: scaleNames[summary.scale], reason },
    number_hash,
    now,
  });

/** Whether this is what a decision about the version that the admin saw has made. */
const isDecided = ({ summary }: StoredCertificate, { decision, version }: CertificateDecision): boolean =>
  summary.version === version + 1 && summary.status === certificateMoves[decision].to;

function decided(
  { file_key, number_hash, summary }: StoredCertificate,
  { decision, reason, note }: CertificateDecision,
  now: EpochMs,
): StoredCertificate {
  const changed = { ...summary, status: certificateMoves[decision].to, version: summary.version + 1 };
  if (decision === 'confirm') return { summary: changed, file_key, number_hash, decided_at: toIso(now) };
  return { summary: changed, number_hash, decided_at: toIso(now), rejection: { reason: reason ?? 'other', note } };
}

/** The profile's rejected numbers with that of a certificate, the latest 100: more than an account uploads in years. */
const withRejected = ({ rejected_numbers = [] }: CandidateProfile, { number_hash }: StoredCertificate) =>
  number_hash === undefined ? {} : { rejected_numbers: [...rejected_numbers, number_hash].slice(-100) };

/**
 * The holder of a number, whose certificate is not confirmed (any more) and may be replaced (1 read unit).
 * @throws HttpError 400 when it is confirmed
 */
async function requireUnconfirmed(holder: NumberHolder): Promise<NumberHolder> {
  const held = await readCertificate(holder.candidate_id, holder.certificate_id);
  if (held?.summary.status !== 'checked') return holder;
  throw new HttpError('INVALID_STATE', { text: textId('certificate_confirmed_elsewhere') });
}
