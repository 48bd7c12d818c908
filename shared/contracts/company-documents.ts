import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { idText, instant, opaqueId } from './fields.ts';
import { fileSize, uploadForm } from './upload-form.ts';

const ofCompany = z.object({ id: idText });
const ofDocument = z.object({ id: idText, document: opaqueId(/^[0-9a-f-]{36}$/) });

/** A document for a company's verification, with a short-lived address of its file. */
export const companyDocument = z.object({
  id: z.string(),
  ending: z.enum(['pdf', 'jpg', 'png']),
  uploaded_at: instant,
  document: z.url(),
});
export type CompanyDocument = z.output<typeof companyDocument>;

const forOwner = { access: { recruiter: 'self' }, role: 'owner', own: ['params.id'] } as const;

export const companyDocumentCalls = {
  documents: defineCall({
    method: 'GET',
    path: '/company-documents/{id}',
    summary: "What a company uploaded for its verification, oldest first; at most 3. An admin's read is audited.",
    access: { recruiter: 'self', admin: 'any', master_admin: 'any' },
    role: 'owner',
    own: ['params.id'],
    params: ofCompany,
    status: 200,
    answer: z.array(companyDocument),
  }),
  startDocument: defineCall({
    method: 'POST',
    path: '/company-documents/{id}',
    summary:
      'Prepares the upload of a document of a company that is not verified; a repeated call gives the same upload.',
    ...forOwner,
    params: ofCompany,
    body: z.object({ content_type: z.string().check(z.maxLength(100)), size: fileSize }),
    switch: 'uploads',
    status: 201,
    answer: uploadForm,
    errors: ['UPLOAD_REJECTED', 'INVALID_STATE', 'TOO_MANY_REQUESTS'],
  }),
  finishDocument: defineCall({
    method: 'PUT',
    path: '/company-documents/{id}/{document}',
    summary: 'Checks and stores an uploaded document; a company that was sent back waits again. Idempotent.',
    ...forOwner,
    params: ofDocument,
    switch: 'uploads',
    status: 200,
    answer: z.array(companyDocument),
    errors: ['NOT_FOUND', 'UPLOAD_REJECTED', 'INVALID_STATE'],
  }),
  removeDocument: defineCall({
    method: 'DELETE',
    path: '/company-documents/{id}/{document}',
    summary: 'Deletes a document of the company with its file at once; idempotent.',
    ...forOwner,
    params: ofDocument,
    status: 204,
  }),
};
