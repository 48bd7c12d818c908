import { createHmac } from 'node:crypto';
import { keys } from '#functions/data/keys.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { setting } from '#functions/platform/env.ts';
import { foldCertificateNumber } from '#shared/domain/languages/certificate-number.ts';
import type { ScaleId } from '#shared/domain/languages/scale.ts';
import { certificateSchemaVersion, type StoredCertificate } from './stored-certificate.ts';

/**
 * The name of a certificate's number among those of all accounts: a keyed hash, because the numbers of some tests are few
 * enough to be tried. Undefined without a number.
 */
export function numberHash(scale: ScaleId, number: string | null): string | undefined {
  const folded = foldCertificateNumber(number);
  if (folded === null) return undefined;
  // Not the secret of one-time codes: only functions that handle codes have that.
  return createHmac('sha256', setting('CURSOR_SECRET')).update(`certificate ${scale} ${folded}`).digest('base64url');
}

/**
 * The write that takes a number for a certificate, and fails with the holder when another certificate has it (2 write
 * units inside a transaction); none without a number.
 */
export const takeNumber = ({ number_hash, summary }: StoredCertificate): TransactionItem | undefined =>
  number_hash === undefined
    ? undefined
    : {
        Put: {
          Item: {
            ...keys.certificateNumber(number_hash),
            entity: 'certificate_number',
            schema_version: certificateSchemaVersion,
            candidate_id: summary.candidate_id,
            certificate_id: summary.id,
          },
          ConditionExpression: 'attribute_not_exists(PK) OR certificate_id = :id',
          ExpressionAttributeValues: { ':id': summary.id },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      };

const releaseOf = (hash: string, certificateId: string) => ({
  Delete: {
    Key: keys.certificateNumber(hash),
    ConditionExpression: 'attribute_not_exists(PK) OR certificate_id = :id',
    ExpressionAttributeValues: { ':id': certificateId },
  },
});

/** The write that frees the number of a certificate that ends (2 write units inside a transaction); none without one. */
export const releaseNumber = ({ number_hash, summary }: StoredCertificate): TransactionItem | undefined =>
  number_hash === undefined ? undefined : releaseOf(number_hash, summary.id);

/** Frees the number of a certificate that is erased (1 write unit); idempotent. */
export async function freeNumber({ number_hash, summary }: StoredCertificate): Promise<void> {
  if (number_hash !== undefined) await write(releaseOf(number_hash, summary.id));
}
