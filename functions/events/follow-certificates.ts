import type { Change } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { readHolder } from '#functions/entities/certificate/certificate-number-store.ts';
import { certificatesOfNumber, readCertificates } from '#functions/entities/certificate/certificate-store.ts';
import { deleteDuplicates, flagDuplicate } from '#functions/entities/certificate/duplicate-store.ts';
import {
  type CertificateSummary,
  certificateSummary,
  storedCertificate,
} from '#functions/entities/certificate/stored-certificate.ts';
import { toIso } from '#shared/domain/time.ts';

const certificate = itemSchema({ summary: certificateSummary, number_hash: storedCertificate.shape.number_hash });

/**
 * Flags a certificate whose number another account claims, for the admins, when it is stored; and takes the flags of a number
 * away once no two accounts claim it. The present certificates decide, so that duplicate, late and reordered records lead to the
 * same flags (2 read units, and 0.5 for each 4 KB of claims).
 */
export async function followCertificates({ entity, before, after, at }: Change): Promise<void> {
  if (entity !== 'certificate') return;
  const [old, present] = [before, after].map((image) => image && certificate.parse(image));
  const hash = present?.number_hash ?? old?.number_hash;
  if (hash === undefined || (old && old.summary.status === present?.summary.status)) return;
  const claims = await claimsOf(hash, present?.summary);
  const [first, ...later] = claims;
  if (!first || later.length === 0) return deleteDuplicates(hash);
  for (const each of later) {
    await flagDuplicate({
      id: `${hash}-${each.candidate_id}`,
      scale: each.scale,
      certificate_number: each.certificate_number ?? '',
      holder_id: first.candidate_id,
      refused_id: each.candidate_id,
      holder_certificate: first.id,
      refused_certificate: each.id,
      flagged_at: toIso(at),
    });
  }
}

/**
 * The certificates that claim a number and are not rejected, the earliest first, one a candidate.
 * @param known a certificate of the record, which the index may not have yet
 */
async function claimsOf(hash: string, known: CertificateSummary | undefined): Promise<CertificateSummary[]> {
  const [{ items }, holder] = await Promise.all([
    certificatesOfNumber(hash, { limit: 100, start: undefined }),
    // Certificates from before numbers had several claims are found by their holder alone.
    readHolder(hash),
  ]);
  const places = [
    ...items,
    ...(known ? [known] : []),
    ...(holder ? [{ candidate_id: holder.candidate_id, id: holder.certificate_id }] : []),
  ];
  const found = [...(await readCertificates(places.slice(0, 100), true)).values()].map(({ summary }) => summary);
  const claims = found
    .filter(({ status }) => status !== 'rejected')
    .toSorted((a, b) => (a.uploaded_at < b.uploaded_at ? -1 : 1));
  return [...new Map(claims.toReversed().map((each) => [each.candidate_id, each])).values()].toReversed();
}
