import type { StoredCertificate } from '#functions/entities/certificate/stored-certificate.ts';
import { factsOf } from '#functions/entities/certificate/to-certificate.ts';
import type { OwnCertificate } from '#shared/contracts/certificate-answers.ts';
import { fileAddress } from './file-store.ts';

/** A certificate as its owner sees it, with a short-lived address of its document. */
export async function toOwnCertificate({
  summary,
  file_key,
  decided_at,
  rejection,
}: StoredCertificate): Promise<OwnCertificate> {
  const { id, status, uploaded_at } = summary;
  return {
    id,
    ...factsOf(summary),
    status,
    uploaded_at,
    decided_at: decided_at ?? null,
    rejection: rejection ?? null,
    document: await fileAddress(file_key, 'certificate'),
  };
}
