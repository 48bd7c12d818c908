import * as z from 'zod/mini';
import { maxFileName } from '../domain/messages.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { line, pairId, required } from './fields.ts';
import { messageFile, messageFileId, ofThread } from './messages.ts';
import { fileSize, uploadForm } from './upload-form.ts';

const ofFile = z.object({ id: pairId, file: messageFileId });

/** Files of messages: uploaded for one thread before the message is sent (decision 139). */
export const messageFileCalls = {
  startFile: defineCall({
    ...ofThread,
    method: 'POST',
    path: '/messages/{id}/files',
    summary: 'Prepares the upload of a file for a message of the caller in this thread.',
    verified: 'candidates',
    body: z.object({
      name: required(line(maxFileName), textId('text_missing')),
      content_type: z.string().check(z.maxLength(100)),
      size: fileSize,
    }),
    repeatable: true,
    switch: 'uploads',
    status: 201,
    answer: uploadForm,
    errors: [
      'NOT_FOUND',
      'CANDIDATE_NOT_FOUND',
      'NOT_VERIFIED',
      'SUBSCRIPTION_REQUIRED',
      'UPLOAD_REJECTED',
      'TOO_MANY_REQUESTS',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  finishFile: defineCall({
    ...ofThread,
    method: 'PUT',
    path: '/messages/{id}/files/{file}',
    params: ofFile,
    summary: 'Checks and stores an uploaded file, which one message of the uploader may then name. Idempotent.',
    verified: 'candidates',
    switch: 'uploads',
    status: 200,
    answer: messageFile,
    errors: ['NOT_FOUND', 'NOT_VERIFIED', 'UPLOAD_REJECTED'],
  }),
  openFile: defineCall({
    ...ofThread,
    method: 'GET',
    path: '/messages/{id}/files/{file}',
    params: ofFile,
    summary: 'A short-lived address of a file that was sent in the thread, for both of its sides.',
    status: 200,
    answer: z.object({ file: z.url() }),
    errors: ['NOT_FOUND', 'CANDIDATE_NOT_FOUND'],
  }),
};
