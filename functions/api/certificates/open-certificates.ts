import { transact } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/entities/audit/audit-store.ts';
import { auditListRead, auditRead } from '#functions/entities/audit/read-audit-store.ts';
import { readCandidate, readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { openCertificates, readCertificate } from '#functions/entities/certificate/certificate-store.ts';
import { closeDuplicate, openDuplicates, readDuplicate } from '#functions/entities/certificate/duplicate-store.ts';
import { toOpen } from '#functions/entities/certificate/to-certificate.ts';
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

/** Refused duplicates, the oldest first, with the names of both accounts. The read is audited. */
export const listDuplicates: UseCase<typeof certificateCalls.duplicates> = async ({ page, caller, now }) => {
  const { items, next } = await openDuplicates(page);
  const ids = items.flatMap(({ holder_id, refused_id }) => [holder_id, refused_id]);
  const nameOf = await namesOf(ids);
  await auditListRead(caller, 'candidate', ids, now);
  return {
    items: items.map(({ holder_id, refused_id, ...flag }) => ({
      ...flag,
      holder: { id: holder_id, name: nameOf(holder_id) },
      refused: { id: refused_id, name: nameOf(refused_id) },
    })),
    next,
  };
};

/** One certificate that waits, with the address of its document. The read is audited before the address exists. */
export const readOpenCertificate: UseCase<typeof certificateCalls.document> = async ({ params, caller, now }) => {
  const [certificate, profile] = await Promise.all([
    readCertificate(params.candidateId, params.id),
    readCandidate(params.candidateId),
  ]);
  if (certificate?.summary.status !== 'open') throw new HttpError('NOT_FOUND');
  await auditRead(caller, 'candidate', params.candidateId, now);
  const document = await fileAddress(certificate.file_key, 'certificate');
  if (document === null) throw new HttpError('NOT_FOUND');
  return { ...toOpen(certificate.summary, profile?.summary.name ?? null), document };
};

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
