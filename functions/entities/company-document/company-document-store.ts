import { isPresent, putVersion, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { readItem } from '#functions/data/query.ts';
import { retry } from '#functions/data/retry.ts';
import { write } from '#functions/data/write.ts';
import { companyDocumentDays } from '#shared/domain/retention.ts';
import { addDays, type EpochMs, expiryAt } from '#shared/domain/time.ts';
import { type CompanyDocuments, documentsSchemaVersion, parseDocuments } from './stored-documents.ts';

const none: CompanyDocuments = { documents: [], upload: null, begun: { day: '', count: 0 }, version: 0 };

/** What a company uploaded for its verification (1 read unit, 0.5 unless `consistent`). */
export async function readDocuments(companyId: number, consistent = true): Promise<CompanyDocuments> {
  const item = await readItem(keys.companyDocuments(companyId), { consistent });
  return item ? parseDocuments(item) : none;
}

/**
 * Changes what a company uploaded (1 read and 1 write unit). Nothing is written if `change` returns what it got. The item's version
 * is the condition, so that of concurrent requests each one sees what the others did.
 * @param change may run several times; it throws to refuse the change
 */
export const changeDocuments = (
  companyId: number,
  change: (documents: CompanyDocuments) => CompanyDocuments,
): Promise<{ before: CompanyDocuments; after: CompanyDocuments }> =>
  retry(
    async () => {
      const before = await readDocuments(companyId);
      const changed = change(before);
      if (changed === before) return { before, after: before };
      const after = { ...changed, version: before.version + 1 };
      const { done } = await write(putDocuments(companyId, after));
      return done ? { before, after } : undefined;
    },
    { baseMs: 25 },
  );

/** The documents as they are stored, unless they changed since they were read. */
export const putDocuments = (companyId: number, documents: CompanyDocuments) =>
  putVersion({
    ...keys.companyDocuments(companyId),
    entity: 'company_documents',
    schema_version: documentsSchemaVersion,
    recruiter_id: companyId,
    ...documents,
  });

/** Starts the days after which documents are deleted, for a company that has any and was not decided about since (1 write unit). */
export async function startDocumentDays(companyId: number, now: EpochMs): Promise<void> {
  await write(
    updateItem<CompanyDocuments>(keys.companyDocuments(companyId), {
      setOnce: { expires_at: expiryAt(addDays(now, companyDocumentDays)) },
      add: { version: 1 },
      when: { version: isPresent },
    }),
  );
}
