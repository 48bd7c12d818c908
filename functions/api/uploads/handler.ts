import { readUpload } from '#functions/entities/upload/upload-store.ts';
import { createHandler } from '#functions/http/create-handler.ts';
import type { OwnedRequest } from '#functions/http/owned.ts';
import { companyDocumentCalls } from '#shared/contracts/company-documents.ts';
import { messageFileCalls } from '#shared/contracts/message-files.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { cancelUpload } from './cancel-upload.ts';
import { completeUpload } from './complete-upload.ts';
import { finishDocument, listDocuments, removeDocument } from './documents.ts';
import { startDocument } from './start-document.ts';
import { startUpload } from './start-upload.ts';

// Loaded with the first file of a message, with the rules of threads.
const messageFiles = () => import('./message-files.ts');

export const handler = createHandler(
  { ...uploadCalls, ...companyDocumentCalls, ...messageFileCalls },
  {
    start: startUpload,
    complete: completeUpload,
    cancel: cancelUpload,
    documents: listDocuments,
    startDocument,
    finishDocument,
    removeDocument,
    startFile: async (request) => (await messageFiles()).startFile(request),
    finishFile: async (request) => (await messageFiles()).finishFile(request),
    openFile: async (request) => (await messageFiles()).openFile(request),
  },
  {
    upload: readUpload,
    thread: async (id: string, { caller }: OwnedRequest) =>
      (await import('#functions/policies/thread-access.ts')).findThread(id, caller),
  },
);
