import { isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { expiryAt, type IsoInstant } from '#shared/domain/time.ts';
import { undoEnd } from './previous-addresses.ts';
import { type AddressNotice, addressNoticeSchemaVersion, parseAddressNotice } from './stored-address-notice.ts';
import type { AddressChange } from './undo-token.ts';

// A notice is written with the change of the address itself, and the stream starts the mail: so every change is notified,
// whether the mail service answers at that moment or not.

/** The write of a notice, which expires with its undo link (2 write units inside a transaction). */
export const putAddressNotice = ({ kind, id, email, changed_at }: AddressChange): TransactionItem => ({
  Put: {
    Item: {
      ...keys.addressNotice(kind, id, changed_at),
      entity: 'address_notice',
      schema_version: addressNoticeSchemaVersion,
      kind,
      id,
      email,
      changed_at,
      expires_at: expiryAt(undoEnd(changed_at)),
    },
  },
});

/** Whether the notice of a change is still to be mailed, read consistently (1 read unit). */
export async function isNoticeOwed({ kind, id, changed_at }: AddressChange): Promise<boolean> {
  const item = await readItem(keys.addressNotice(kind, id, changed_at));
  return item !== undefined && parseAddressNotice(item).mailed_at === undefined;
}

/** Notes that a notice was mailed, so that a repeated delivery mails nothing (1 write unit). */
export async function noteNoticeMailed({ kind, id, changed_at }: AddressChange, now: IsoInstant): Promise<void> {
  await write(
    updateItem<AddressNotice>(keys.addressNotice(kind, id, changed_at), {
      set: { mailed_at: now },
      when: { PK: isPresent },
    }),
  );
}
