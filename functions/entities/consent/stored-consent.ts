import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { legalDocuments } from '#shared/domain/legal-versions.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';

/** The `schema_version` of consents that are written now. */
export const consentSchemaVersion = 1;

/** One acceptance of the operator's documents: which versions, in which language they were shown, and when. */
export const storedConsent = z.object({
  versions: z.partialRecord(z.enum(legalDocuments), z.string()),
  language: z.enum(interfaceLanguages),
  at: storedInstant,
});
export type Consent = z.output<typeof storedConsent>;

/** @throws ZodError when the item has the shape of no version */
export const parseConsent = (item: unknown): Consent => storedConsent.parse(item);
