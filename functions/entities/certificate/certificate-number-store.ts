import { createHmac } from 'node:crypto';
import { deleteItem, is, isAbsent, putItem, type Tests } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { setting } from '#functions/platform/env.ts';
import { foldCertificateNumber } from '#shared/domain/languages/certificate-number.ts';
import type { ScaleId } from '#shared/domain/languages/scale.ts';
import type { IsoInstant } from '#shared/domain/time.ts';
import {
  certificateSchemaVersion,
  type NumberHolder,
  parseHolder,
  type StoredCertificate,
} from './stored-certificate.ts';

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
 * The write that gives a number to the certificate that an admin confirms (2 write units inside a transaction); none without a
 * number. It fails, with the holder, when another certificate has the number.
 * @param over a holder whose certificate does not have it any more: it is replaced as long as it is the same
 */
export const takeNumber = (
  { number_hash, summary }: StoredCertificate,
  at: IsoInstant,
  over?: NumberHolder,
): TransactionItem | undefined =>
  number_hash === undefined
    ? undefined
    : putItem<NumberHolder>(
        {
          ...keys.certificateNumber(number_hash),
          entity: 'certificate_number',
          schema_version: certificateSchemaVersion,
          candidate_id: summary.candidate_id,
          certificate_id: summary.id,
          confirmed_at: at,
        },
        { either: [{ PK: isAbsent }, { certificate_id: is(summary.id) }, ...(over ? [isSameHolder(over)] : [])] },
      );

/** Whose certificate has a number, read consistently (1 read unit), or undefined. */
export async function readHolder(hash: string): Promise<NumberHolder | undefined> {
  const item = await readItem(keys.certificateNumber(hash));
  return item && parseHolder(item);
}

const isSameHolder = ({ certificate_id, confirmed_at }: NumberHolder): Tests<NumberHolder> => ({
  certificate_id: is(certificate_id),
  confirmed_at: confirmed_at === undefined ? isAbsent : is(confirmed_at),
});

/**
 * Frees the number of a certificate that ends, if it has it (1 write unit); idempotent. When it is interrupted, the next
 * confirmation finds that the holder's certificate is not confirmed.
 */
export async function freeNumber({ number_hash, summary }: StoredCertificate): Promise<void> {
  if (number_hash === undefined) return;
  await write(
    deleteItem<NumberHolder>(keys.certificateNumber(number_hash), { when: { certificate_id: is(summary.id) } }),
  );
}
