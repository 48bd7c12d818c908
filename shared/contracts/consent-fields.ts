import * as z from 'zod/mini';
import { textId } from '../texts/text-id.ts';
import { readerLanguage } from './fields.ts';

/** The version of a legal document that a page showed: its day. */
export const shownDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/**
 * What a sign-up form showed and its user accepted; all optional, as the documented calls have none of them. Versions of
 * an older page are not stored: the first signed-in screen requests consent, as from an account without any.
 */
export const signupConsent = {
  privacy_version: z.optional(shownDay),
  terms_version: z.optional(shownDay),
  /** The language in which the documents were shown. */
  consent_language: z.optional(readerLanguage),
};
export type SignupConsent = z.output<z.ZodMiniObject<typeof signupConsent>>;

/** The box of a form that accepts the terms; it is no part of a call. */
export const agreed = z.boolean().check(z.refine((isTicked) => isTicked, textId('terms_not_accepted')));
