import * as z from 'zod/mini';
import { textId } from '../texts/text-id.ts';
import { line, personName, required, shownVersion } from './fields.ts';
import { phone, phoneOrStored } from './phone.ts';

/** What recruiters and admins change of their own accounts, by the rules of the recruiters' sign-up. */
export const ownDetails = z.object({
  name: personName(textId('own_name_missing')),
  phone,
  address: required(line(200), textId('own_address_missing')),
  version: shownVersion,
});
export type OwnDetails = z.output<typeof ownDetails>;

/** What is sent of them. Without `phone` the stored number stays, which need not be valid (decision 55). */
export const sentDetails = z.partial(ownDetails, { phone: true });
export type SentDetails = z.output<typeof sentDetails>;

/** The form's rules, beside a stored number. */
export const detailsForm = (storedPhone: string) => z.extend(ownDetails, { phone: phoneOrStored(storedPhone) });
