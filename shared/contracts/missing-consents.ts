import { type LegalDocument, legalDocuments } from '../domain/legal-versions.ts';

/**
 * The response header that names the legal documents which the calling candidate or recruiter has not accepted yet in
 * their present version: `privacy,terms`. Absent when there are none. It refuses nothing: documented calls work without
 * any consent.
 */
export const missingConsentsHeader = 'x-missing-consents';

export const writeMissing = (documents: readonly LegalDocument[]): string => documents.join(',');

/** The documents in a header's value; names of a newer server are left out. */
export const readMissing = (value: string | null | undefined): readonly LegalDocument[] =>
  legalDocuments.filter((document) => value?.split(',').includes(document));
