import * as z from 'zod/mini';
import { rejectionNoteLength, rejectionReasons } from '../domain/languages/certificate.ts';
import { skills } from '../domain/languages/skills.ts';
import { textId } from '../texts/text-id.ts';
import { checkedCertificate, duplicateCertificate, openCertificate, ownCertificate } from './certificate-answers.ts';
import { defineCall } from './define.ts';
import { idText, limit, message, opaqueId, paging, paragraphs } from './fields.ts';
import { areDistinct, issuesOf } from './language-fields.ts';
import { pointFields } from './language-point.ts';
import { languageTag } from './language-tag.ts';
import { expiresAfterTest, testFields } from './language-test.ts';

const staff = { admin: 'any', master_admin: 'any' } as const;
const uploadId = opaqueId(/^[A-Za-z0-9_-]{8,64}$/);
const byId = z.object({ id: uploadId });
const ofCandidate = z.object({ candidateId: idText, id: uploadId });

const { scale, edition, level, score } = pointFields;

/** The facts of a document as its owner states them; a claim with the same facts is proven by it. */
export const statedCertificate = z
  .object({
    tag: languageTag,
    scale,
    edition,
    results: z.array(z.object({ skill: z.enum(skills), level, score })).check(
      z.minLength(1, textId('skill_not_chosen')),
      z.maxLength(skills.length),
      z.refine((results) => areDistinct(results.map(({ skill }) => skill))),
    ),
    ...testFields,
  })
  .check(expiresAfterTest(), ({ value, issues }) => {
    for (const [index, result] of value.results.entries()) {
      const point = { scale: value.scale, edition: value.edition, level: result.level, score: result.score };
      const found = issuesOf(value.tag, result.skill, point, ['results', index], value.taken_on);
      issues.push(...found.map((issue) => ({ code: 'custom' as const, input: value, ...issue })));
    }
  });
export type StatedCertificate = z.output<typeof statedCertificate>;

export const certificateDecision = z
  .object({
    decision: z.enum(['confirm', 'reject']),
    /** Of a rejection. */
    reason: z.optional(z.enum(rejectionReasons, textId('rejection_reason_missing'))),
    note: z._default(paragraphs(rejectionNoteLength), ''),
    /** Of the certificate that the admin saw. */
    version: z.int().check(z.minimum(1)),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'confirm' || reason !== undefined, {
      path: ['reason'],
      message: textId('rejection_reason_missing'),
    }),
    z.refine(({ reason, note }) => reason !== 'other' || note !== '', {
      path: ['note'],
      message: textId('report_note_missing'),
    }),
  );
export type CertificateDecision = z.output<typeof certificateDecision>;

const queue = { limit: limit(20, 50), cursor: paging.cursor };

export const certificateCalls = {
  mine: defineCall({
    method: 'GET',
    path: '/candidate/certificates',
    summary: "The caller's certificates, newest first; at most 20.",
    access: { candidate: 'any' },
    status: 200,
    answer: z.array(ownCertificate),
  }),
  add: defineCall({
    method: 'PUT',
    path: '/candidate/certificates/{id}',
    summary: 'Checks an uploaded document and stores it as a certificate with the id of its upload; idempotent.',
    access: { candidate: 'owner' },
    owned: { record: 'certificate_upload', at: 'params.id', absent: 'NOT_FOUND' },
    params: byId,
    body: statedCertificate,
    switch: 'uploads',
    status: 200,
    answer: ownCertificate,
    errors: ['NOT_FOUND', 'UPLOAD_REJECTED', 'INVALID_STATE'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/candidate/certificates/{id}',
    summary: 'Deletes a certificate of the caller with its document; idempotent.',
    access: { candidate: 'any' },
    params: byId,
    status: 204,
  }),
  open: defineCall({
    method: 'GET',
    path: '/admin/certificates',
    summary: 'Certificates that no admin has checked, the oldest upload first.',
    access: staff,
    query: z.object(queue),
    status: 200,
    answer: z.array(openCertificate),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  duplicates: defineCall({
    method: 'GET',
    path: '/admin/certificates/duplicates',
    summary: 'Certificates whose number another account claims as well, side by side, the oldest first.',
    access: staff,
    query: z.object(queue),
    status: 200,
    answer: z.array(duplicateCertificate),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  dismissDuplicate: defineCall({
    method: 'DELETE',
    path: '/admin/certificates/duplicates/{id}',
    summary: 'Closes a flag about two claims of one number; both accounts stay as they are.',
    access: staff,
    params: z.object({ id: opaqueId(/^[A-Za-z0-9_-]{43}-[1-9][0-9]{0,11}$/) }),
    status: 204,
    errors: ['NOT_FOUND'],
  }),
  document: defineCall({
    method: 'GET',
    path: '/admin/certificates/{candidateId}/{id}',
    summary:
      'A certificate that is not rejected, with a signed URL of its document, and what others claim with its number.',
    access: staff,
    params: ofCandidate,
    status: 200,
    answer: checkedCertificate,
    errors: ['NOT_FOUND'],
  }),
  decide: defineCall({
    method: 'POST',
    path: '/admin/certificates/{candidateId}/{id}/decision',
    summary: 'Confirms a certificate, or rejects it with a reason, which deletes its document.',
    access: staff,
    params: ofCandidate,
    body: certificateDecision,
    status: 200,
    answer: message,
    errors: ['NOT_FOUND', 'INVALID_STATE'],
  }),
};
