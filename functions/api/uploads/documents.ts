import { incomingKey } from '#functions/data/file-keys.ts';
import { write } from '#functions/data/write.ts';
import { auditDocumentsRead } from '#functions/entities/audit/read-audit-store.ts';
import { changeDocuments, readDocuments } from '#functions/entities/company-document/company-document-store.ts';
import type { CompanyDocuments, DocumentUpload } from '#functions/entities/company-document/stored-documents.ts';
import { setWaiting } from '#functions/entities/recruiter/send-back.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { deleteIfGone, keepArrived } from '#functions/services/files/keep-upload.ts';
import { clearFiles, deleteFiles } from '#functions/services/files/remove-files.ts';
import { toCompanyDocuments } from '#functions/services/files/to-company-document.ts';
import type { companyDocumentCalls } from '#shared/contracts/company-documents.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';

/** A company's documents (1 read unit). An admin's read is audited before the addresses exist. */
export const listDocuments: UseCase<typeof companyDocumentCalls.documents> = async ({ params, caller, now }) => {
  const companyId = caller.kind === 'recruiter' ? caller.id : params.id;
  const stored = await readDocuments(companyId);
  if (stored.documents.length > 0) await auditDocumentsRead(caller, companyId, now);
  return await toCompanyDocuments(stored, now);
};

/**
 * Stores an uploaded document that is what was announced, and lets a company that was sent back wait again (2 read and 2 write
 * units, and 1 for the queue). It is idempotent.
 * @throws HttpError 404 for an upload that is late, replaced or another company's, 400 for a verified company and a refused file
 */
export const finishDocument: UseCase<typeof companyDocumentCalls.finishDocument> = async ({ params, caller, now }) => {
  if (caller.verified) throw new HttpError('INVALID_STATE');
  const present = await readDocuments(caller.id);
  const isStored = present.documents.some(({ id }) => id === params.document);
  const stored = isStored ? present : await store(caller.id, requireUpload(present, params.document, now), now);
  await write(setWaiting(caller.id, now));
  return await toCompanyDocuments(stored, now);
};

function requireUpload({ upload }: CompanyDocuments, id: string, now: EpochMs): DocumentUpload {
  if (upload?.id !== id || now >= upload.until) throw new HttpError('NOT_FOUND');
  return upload;
}

/** Stores the checked file and attaches it; deletes it again when its upload was replaced or erased meanwhile. */
async function store(companyId: number, upload: DocumentUpload, now: EpochMs): Promise<CompanyDocuments> {
  const { id, ending, file_key } = upload;
  await keepArrived(
    { id, ending, kind: 'certificate' },
    () => file_key,
    async (refusal) => {
      await deleteFiles([incomingKey(id)]);
      return refusal;
    },
  );
  const { after } = await changeDocuments(companyId, ({ expires_at, ...stored }) => {
    if (stored.documents.some((each) => each.id === id)) return { ...stored, expires_at };
    requireUpload(stored, id, now);
    return {
      ...stored,
      upload: null,
      documents: [...stored.documents, { id, ending, file_key, uploaded_at: toIso(now) }],
    };
  }).catch(async (error: unknown) => await deleteIfGone(error, file_key));
  await clearFiles([incomingKey(id)]);
  return after;
}

/** Deletes a document at once: its file first, so that an interrupted call can be repeated. It is idempotent. */
export const removeDocument: UseCase<typeof companyDocumentCalls.removeDocument> = async ({ params, caller }) => {
  const { documents } = await readDocuments(caller.id);
  const found = documents.find(({ id }) => id === params.document);
  if (!found) return;
  await deleteFiles([found.file_key]);
  await changeDocuments(caller.id, (present) => {
    const others = present.documents.filter(({ id }) => id !== params.document);
    return others.length === present.documents.length ? present : { ...present, documents: others };
  });
};
