import { transact } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { auditListRead, auditRead } from '#functions/entities/audit/read-audit-store.ts';
import { readCandidate, readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import {
  certificatesOfNumber,
  openCertificates,
  readCertificate,
  readCertificates,
} from '#functions/entities/certificate/certificate-store.ts';
import { closeDuplicate, openDuplicates, readDuplicate } from '#functions/entities/certificate/duplicate-store.ts';
import type {
  CertificateSummary,
  DuplicateSummary,
  StoredCertificate,
} from '#functions/entities/certificate/stored-certificate.ts';
import { toClaim, toOpen } from '#functions/entities/certificate/to-certificate.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { fileAddress } from '#functions/services/files/file-store.ts';
import type { certificateCalls } from '#shared/contracts/certificates.ts';

/** The names of candidates by id (0.5 read units each); null for an account that no longer exists. */
async function namesOf(ids: readonly number[]): Promise<(id: number) => string | null> {
  const profiles = await readCandidates(ids);
  return (id) => profiles.get(id)?.summary.name ?? null;
}

/** Certificates that wait to be checked, the oldest first, with their owners' names. The read is audited. */
export const listOpenCertificates: UseCase<typeof certificateCalls.open> = async ({ page, caller, now }) => {
  const { items, next } = await openCertificates(page);
  const ids = items.map(({ candidate_id }) => candidate_id);
  const nameOf = await namesOf(ids);
  await auditListRead(caller, 'candidate', ids, now);
  return { items: items.map((item) => toOpen(item, nameOf(item.candidate_id))), next };
};

/** Certificates of one page of claims by their ids (0.5 read units each). */
const claimedIn = (flags: readonly DuplicateSummary[]) =>
  readCertificates(
    flags.flatMap(({ holder_id, refused_id, holder_certificate, refused_certificate }) => [
      ...(holder_certificate === undefined ? [] : [{ candidate_id: holder_id, id: holder_certificate }]),
      ...(refused_certificate === undefined ? [] : [{ candidate_id: refused_id, id: refused_certificate }]),
    ]),
  );

/** Later claims of numbers, the oldest first, beside the earlier ones, with the names of both accounts. The read is audited. */
export const listDuplicates: UseCase<typeof certificateCalls.duplicates> = async ({ page, caller, now }) => {
  const { items, next } = await openDuplicates(page);
  const ids = items.flatMap(({ holder_id, refused_id }) => [holder_id, refused_id]);
  const [nameOf, certificates] = await Promise.all([namesOf(ids), claimedIn(items)]);
  await auditListRead(caller, 'candidate', ids, now);
  const claimOf = (id: string | undefined) => {
    const found = certificates.get(id ?? '');
    return found ? [toClaim(found.summary, nameOf(found.summary.candidate_id))] : [];
  };
  return {
    items: items.map(({ holder_id, refused_id, holder_certificate, refused_certificate, ...flag }) => ({
      ...flag,
      holder: { id: holder_id, name: nameOf(holder_id) },
      refused: { id: refused_id, name: nameOf(refused_id) },
      claims: [...claimOf(holder_certificate), ...claimOf(refused_certificate)],
    })),
    next,
  };
};

/**
 * What other accounts claim with the number of a certificate, the earliest first, 20 at most (0.5 read units, and 1.5 for each
 * claim; none without a number).
 */
async function otherClaims({
  summary: { candidate_id },
  number_hash,
}: StoredCertificate): Promise<CertificateSummary[]> {
  if (number_hash === undefined) return [];
  const { items } = await certificatesOfNumber(number_hash, { limit: 20, start: undefined });
  return items.filter((each) => each.candidate_id !== candidate_id);
}

/**
 * One certificate that waits or is confirmed, with the address of its document, and what other accounts claim with its number. The read is
 * audited before the addresses exist, for each person.
 */
export const readOpenCertificate: UseCase<typeof certificateCalls.document> = async ({ params, caller, now }) => {
  const [certificate, profile] = await Promise.all([
    readCertificate(params.candidateId, params.id),
    readCandidate(params.candidateId),
  ]);
  if (!certificate || certificate.summary.status === 'rejected') throw new HttpError('NOT_FOUND');
  const claims = await otherClaims(certificate);
  const ids = claims.map(({ candidate_id }) => candidate_id);
  for (const id of [params.candidateId, ...ids]) await auditRead(caller, 'candidate', id, now);
  const document = await fileAddress(certificate.file_key, 'certificate');
  if (document === null) throw new HttpError('NOT_FOUND');
  const own = toClaim(certificate.summary, profile?.summary.name ?? null);
  return { ...own, document, others: await withDocuments(claims) };
};

/** Claims with their owners' names and the addresses of their documents, null for a rejected one. */
async function withDocuments(claims: readonly CertificateSummary[]) {
  const [stored, nameOf] = await Promise.all([
    readCertificates(claims),
    namesOf(claims.map(({ candidate_id }) => candidate_id)),
  ]);
  return await Promise.all(
    claims.map(async (claim) => ({
      ...toClaim(claim, nameOf(claim.candidate_id)),
      document: await fileAddress(stored.get(claim.id)?.file_key, 'certificate'),
    })),
  );
}

/** Closes a flag. The entry names the account that was refused. */
export const dismissDuplicate: UseCase<typeof certificateCalls.dismissDuplicate> = async ({ params, caller, now }) => {
  const duplicate = await readDuplicate(params.id);
  if (!duplicate) throw new HttpError('NOT_FOUND');
  const target = { type: 'candidate' as const, id: duplicate.refused_id };
  const { done } = await transact({
    flag: closeDuplicate(params.id),
    audit: auditEntry({ caller, action: 'duplicate_dismissed', target, now }),
  });
  if (!done) throw new HttpError('NOT_FOUND');
};
