import * as z from 'zod/mini';
import { textId } from '../texts/text-id.ts';

/**
 * The header of calls that are `repeatable`, by its lower-case name (IETF draft "The Idempotency-Key HTTP Header
 * Field"). The draft puts the key in quotation marks; they are optional here.
 */
export const repeatableHeaders = z.object({
  'idempotency-key': z.optional(
    z.string().check(z.regex(/^(?:[A-Za-z0-9_-]{16,64}|"[A-Za-z0-9_-]{16,64}")$/, textId('idempotency_key_invalid'))),
  ),
});
