import * as z from 'zod';

const text = z.string().trim().min(1).max(300);
const address = z.array(text).min(1).max(6);
const phone = z.string().regex(/^\+[0-9][0-9 ()-]{4,28}$/, 'Expected a number with its country code.');
const webAddress = z.url({ protocol: /^https$/ });

/** Country codes of ISO 3166-1 that this runtime has names for. */
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .refine((code) => names.of(code) !== undefined, 'There is no such country.');
const languageTag = z.string().refine((tag) => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}, 'Expected a language tag (BCP 47).');

/**
 * Who runs the portal, as the legal pages say it (`shared/locales/<language>/legal`). An absent part is not mentioned. Part of the settings of a
 * deployment (`infra/settings/config.ts`): names of people and addresses are not in the repository.
 */
export const legalSettings = z.strictObject({
  /** The operator's registered name. */
  name: text,
  /** Postal address, line by line, without the country. */
  address,
  /** Where the operator is established: its law applies, without taking consumers' own protection from them. */
  country,
  email: z.email(),
  phone,
  /** Persons who may represent the operator, with their office. */
  representatives: z.array(text).min(1).optional(),
  /** Register and number, such as `Registrar of Companies Karnataka, CIN U00000KA0000PTC000000`. */
  register: text.optional(),
  /** Tax numbers, such as `GSTIN 29AAAAA0000A1Z5`. */
  taxId: text.optional(),
  /** Who answers questions about personal data; required by some laws (GDPR Art. 37, DPDP Act section 10). */
  dataProtectionOfficer: z.strictObject({ name: text, email: z.email() }).optional(),
  /** Of an operator outside the EU (GDPR Art. 27, DSA Art. 13). */
  euRepresentative: z.strictObject({ name: text, address, email: z.email() }).optional(),
  /** The authority for data protection that is competent for the operator. */
  dataAuthority: z.strictObject({ name: text, url: webAddress }).optional(),
  /** The authority that enforces accessibility of services at the operator's place. */
  accessibilityAuthority: z.strictObject({ name: text, url: webAddress }).optional(),
  /** India: IT Rules 2021, rule 3 (2); DPDP Act 2023, section 13. */
  grievanceOfficer: z.strictObject({ name: text, email: z.email(), phone }),
  /** EU: for authorities (DSA Art. 11) and for users (Art. 12), with the languages in which it answers. */
  contactPoint: z.strictObject({ email: z.email(), languages: z.array(languageTag).min(1) }),
  /** Receives reports of weaknesses (`/.well-known/security.txt`). */
  securityEmail: z.email(),
  /** The day on which a lawyer last reviewed the texts; absent: the pages name no review. */
  reviewed: z.iso.date().optional(),
});

export type LegalSettings = z.output<typeof legalSettings>;
