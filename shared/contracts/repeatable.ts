import * as z from 'zod/mini';

/**
 * The header of calls that are `repeatable`, by its lower-case name (IETF draft "The Idempotency-Key HTTP Header
 * Field"). The draft puts the key in quotation marks; they are optional here.
 */
export const repeatableHeaders = z.object({
  'idempotency-key': z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(?:[A-Za-z0-9_-]{16,64}|"[A-Za-z0-9_-]{16,64}")$/,
          'Please give a key of 16 to 64 letters, digits, - and _.',
        ),
      ),
  ),
});
