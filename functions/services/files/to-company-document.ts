import type { CompanyDocuments } from '#functions/entities/company-document/stored-documents.ts';
import type { CompanyDocument } from '#shared/contracts/company-documents.ts';
import { type EpochMs, expiryAt } from '#shared/domain/time.ts';
import { fileAddress } from './file-store.ts';

/** A company's documents with short-lived addresses; none once their time is over, also before they are deleted. */
export async function toCompanyDocuments(
  { documents, expires_at }: Pick<CompanyDocuments, 'documents' | 'expires_at'>,
  now: EpochMs,
): Promise<CompanyDocument[]> {
  if (expires_at !== undefined && expires_at <= expiryAt(now)) return [];
  const shown = documents.map(async ({ id, ending, uploaded_at, file_key }) => {
    const document = await fileAddress(file_key, 'certificate');
    return document === null ? [] : [{ id, ending, uploaded_at, document }];
  });
  return (await Promise.all(shown)).flat();
}
