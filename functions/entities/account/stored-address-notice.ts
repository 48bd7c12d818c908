import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { accountKinds } from '#shared/domain/account-kind.ts';

/** The `schema_version` of notices that are written now. */
export const addressNoticeSchemaVersion = 1;

/** The mail that is due to a previous address. */
export const addressNotice = z.object({
  entity: z.literal('address_notice'),
  kind: z.enum(accountKinds),
  id: z.int(),
  /** The previous address. */
  email: z.string(),
  changed_at: storedInstant,
  /** When the mail was sent; absent as long as it is due. */
  mailed_at: z.optional(storedInstant),
});

/** @throws ZodError when the item has the shape of no version */
export type AddressNotice = z.output<typeof addressNotice>;

export const parseAddressNotice = (item: unknown): AddressNotice => addressNotice.parse(item);
