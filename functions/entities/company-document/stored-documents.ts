import * as z from 'zod/mini';
import { storedDayCount, storedEpochMs, storedEpochSeconds, storedInstant } from '#functions/data/stored-fields.ts';

/** The `schema_version` of items that are written now. */
export const documentsSchemaVersion = 1;

const ending = z.enum(['pdf', 'jpg', 'png']);

const companyDocument = z.object({
  /** The id of its upload. */
  id: z.string(),
  ending,
  file_key: z.string(),
  uploaded_at: storedInstant,
});

const documentUpload = z.object({
  id: z.string(),
  /** What the browser announced. */
  ending,
  /** Where the checked file will be stored: named before it is written, so that no file is without an item. */
  file_key: z.string(),
  /** Until then it may be finished. */
  until: storedEpochMs,
});
export type DocumentUpload = z.output<typeof documentUpload>;

const documentsItem = z.object({
  documents: z.array(companyDocument),
  /** The only upload that may still be finished. */
  upload: z.nullable(documentUpload),
  /** How many were begun on the latest day with any, in UTC. */
  begun: storedDayCount,
  /** Once the company was decided about; a further document takes it back. */
  expires_at: z.optional(storedEpochSeconds),
  /** Rises with every change. */
  version: z.int(),
});
export type CompanyDocuments = z.output<typeof documentsItem>;

/**
 * What a company uploaded for its verification, from an item of any age.
 * @throws ZodError when the item has no documents
 */
export const parseDocuments = (item: unknown): CompanyDocuments => documentsItem.parse(item);

/** The keys of all files that an item names: those of the documents, and one that may be on its way. */
export const documentKeys = ({ documents, upload }: Pick<CompanyDocuments, 'documents' | 'upload'>): string[] => [
  ...documents.map(({ file_key }) => file_key),
  ...(upload ? [upload.file_key] : []),
];
