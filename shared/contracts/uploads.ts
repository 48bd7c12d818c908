import * as z from 'zod/mini';
import { uploadKinds } from '../domain/file-type.ts';
import { candidate } from './candidate-answers.ts';
import { defineCall } from './define.ts';
import { opaqueId } from './fields.ts';
import { fileSize, uploadForm } from './upload-form.ts';

const byId = z.object({ id: opaqueId(/^[A-Za-z0-9_-]{8,64}$/) });

export const uploadCalls = {
  start: defineCall({
    method: 'POST',
    path: '/uploads',
    summary: "Prepares an upload of the caller's CV, video or certificate directly to the file store.",
    access: { candidate: 'any' },
    body: z.object({
      kind: z.enum(uploadKinds),
      content_type: z.string().check(z.maxLength(100)),
      size: fileSize,
    }),
    repeatable: true,
    switch: 'uploads',
    status: 201,
    answer: uploadForm,
    errors: ['UPLOAD_REJECTED', 'TOO_MANY_UPLOADS', 'TOO_MANY_REQUESTS'],
  }),
  complete: defineCall({
    method: 'POST',
    path: '/uploads/{id}/complete',
    summary: 'Checks the uploaded content and attaches it to the profile.',
    access: { candidate: 'owner' },
    owned: { record: 'upload', at: 'params.id', absent: 'NOT_FOUND' },
    params: byId,
    switch: 'uploads',
    status: 200,
    answer: candidate,
    errors: ['NOT_FOUND', 'UPLOAD_REJECTED', 'INVALID_STATE'],
  }),
  cancel: defineCall({
    method: 'DELETE',
    path: '/uploads/{id}',
    summary: 'Discards an upload that is not complete, with what arrived of it; idempotent.',
    access: { candidate: 'owner' },
    owned: { record: 'upload', at: 'params.id' },
    params: byId,
    status: 204,
    errors: ['INVALID_STATE'],
  }),
};
