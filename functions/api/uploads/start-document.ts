import { randomUUID } from 'node:crypto';
import { companyDocumentKey, incomingKey } from '#functions/data/file-keys.ts';
import { withUse } from '#functions/entities/address-budget/day-budget.ts';
import { changeDocuments } from '#functions/entities/company-document/company-document-store.ts';
import type { CompanyDocuments, DocumentUpload } from '#functions/entities/company-document/stored-documents.ts';
import { openUploadMs } from '#functions/entities/upload/open-upload-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { uploadForm } from '#functions/services/files/file-store.ts';
import { tooLarge, wrongType } from '#functions/services/files/keep-upload.ts';
import { clearFiles } from '#functions/services/files/remove-files.ts';
import type { companyDocumentCalls } from '#shared/contracts/company-documents.ts';
import { endingOfType, uploadRules } from '#shared/domain/file-type.ts';
import { addMs, toIso } from '#shared/domain/time.ts';
import { maxCompanyDocuments } from '#shared/domain/verification-wait.ts';
import { textId } from '#shared/texts/text-id.ts';

/**
 * Prepares the upload of a document (1 read and 1 write unit). A company has one open upload; a repeated request gets it again
 * with a form that is valid from now on. What another type of file replaces is deleted.
 * @throws HttpError 400 for a verified company, a file of another type and one above the limits, 429 when the day's uploads are used up
 */
export const startDocument: UseCase<typeof companyDocumentCalls.startDocument> = async ({ body, caller, now }) => {
  if (caller.verified) throw new HttpError('INVALID_STATE');
  const { content_type, size } = body;
  const ending = endingOfType('certificate', content_type);
  if (ending !== 'pdf' && ending !== 'jpg' && ending !== 'png') throw wrongType('certificate');
  if (size > uploadRules.certificate.maxBytes) throw tooLarge('certificate');
  const id = randomUUID();
  const file_key = companyDocumentKey(caller.id, id, ending);
  const upload: DocumentUpload = { id, ending, file_key, until: addMs(now, openUploadMs) };
  const { before, after } = await changeDocuments(caller.id, (stored) => {
    requireRoom(stored);
    const isOpen = stored.upload?.ending === ending && now < stored.upload.until;
    return isOpen ? stored : { ...stored, upload, begun: withUse(stored.begun, 'uploads', now) };
  });
  const open = after.upload ?? upload;
  if (before.upload && before.upload.id !== open.id) {
    await clearFiles([incomingKey(before.upload.id), before.upload.file_key]);
  }
  const form = await uploadForm(open.id, 'certificate', content_type, now);
  return { id: open.id, url: form.url, fields: form.fields, expires_at: toIso(form.expires) };
};

/** @throws HttpError 400 when the company has as many documents as it may have */
function requireRoom({ documents }: CompanyDocuments): void {
  if (documents.length < maxCompanyDocuments) return;
  throw new HttpError('INVALID_STATE', { text: textId('too_many_documents', { max: maxCompanyDocuments }) });
}
