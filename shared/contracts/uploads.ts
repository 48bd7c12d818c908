import * as z from 'zod/mini';
import { uploadKinds } from '../domain/file-type.ts';
import { textId } from '../texts/text-id.ts';
import { candidate } from './candidate-answers.ts';
import { defineCall } from './define.ts';
import { instant, opaqueId } from './fields.ts';

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
      /** Size of the file in bytes. */
      size: z.int().check(z.minimum(1, textId('file_empty'))),
    }),
    repeatable: true,
    status: 201,
    answer: z.object({
      id: z.string(),
      /** Post a multipart form with `fields`, followed by the file as `file`, to this URL. */
      url: z.url(),
      fields: z.record(z.string(), z.string()),
      expires_at: instant,
    }),
    errors: ['UPLOAD_REJECTED', 'TOO_MANY_UPLOADS'],
  }),
  complete: defineCall({
    method: 'POST',
    path: '/uploads/{id}/complete',
    summary: 'Checks the uploaded content and attaches it to the profile.',
    access: { candidate: 'owner' },
    params: byId,
    status: 200,
    answer: candidate,
    errors: ['NOT_FOUND', 'UPLOAD_REJECTED', 'INVALID_STATE'],
  }),
  cancel: defineCall({
    method: 'DELETE',
    path: '/uploads/{id}',
    summary: 'Discards an upload that is not complete, with what arrived of it; idempotent.',
    access: { candidate: 'owner' },
    params: byId,
    status: 204,
    errors: ['INVALID_STATE'],
  }),
};
