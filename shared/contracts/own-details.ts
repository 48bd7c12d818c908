import * as z from 'zod/mini';
import { textId } from '../texts/text-id.ts';
import { line, personName, required, shownVersion } from './fields.ts';
import { phone } from './phone.ts';

/** What recruiters and admins change of their own accounts, by the rules of the recruiters' sign-up. */
export const ownDetails = z.object({
  name: personName(textId('own_name_missing')),
  phone,
  address: required(line(200), textId('own_address_missing')),
  version: shownVersion,
});
export type OwnDetails = z.output<typeof ownDetails>;
