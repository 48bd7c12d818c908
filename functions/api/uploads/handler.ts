import { readUpload } from '#functions/entities/upload/upload-store.ts';
import { createHandler } from '#functions/http/create-handler.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { cancelUpload } from './cancel-upload.ts';
import { completeUpload } from './complete-upload.ts';
import { startUpload } from './start-upload.ts';

export const handler = createHandler(
  uploadCalls,
  { start: startUpload, complete: completeUpload, cancel: cancelUpload },
  { upload: readUpload },
);
