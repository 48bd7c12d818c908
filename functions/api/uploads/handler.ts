import { readUpload } from '#functions/entities/upload/upload-store.ts';
import { createHandler } from '#functions/http/create-handler.ts';
import { companyDocumentCalls } from '#shared/contracts/company-documents.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { cancelUpload } from './cancel-upload.ts';
import { completeUpload } from './complete-upload.ts';
import { finishDocument, listDocuments, removeDocument } from './documents.ts';
import { startDocument } from './start-document.ts';
import { startUpload } from './start-upload.ts';

export const handler = createHandler(
  { ...uploadCalls, ...companyDocumentCalls },
  {
    start: startUpload,
    complete: completeUpload,
    cancel: cancelUpload,
    documents: listDocuments,
    startDocument,
    finishDocument,
    removeDocument,
  },
  { upload: readUpload },
);
