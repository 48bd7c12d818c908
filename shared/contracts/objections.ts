import * as z from 'zod/mini';
import { accountKinds } from '../domain/account-kind.ts';
import { measures, moderationRules, moderationTextLength, objectionOutcomes } from '../domain/moderation.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { id, instant, message, opaqueId, paging, paragraphs, required } from './fields.ts';

const owners = { candidate: 'any', recruiter: 'any' } as const;
const staff = { admin: 'any', master_admin: 'any' } as const;

const statementId = opaqueId(/^[a-z]{5,9}-[1-9][0-9]{0,11}-[0-9a-z]{8,9}_[0-9A-Za-z_-]{8,43}$/);
const longText = required(paragraphs(moderationTextLength), textId('objection_text_missing'));

/** A decision about a person with its reasons, and what became of their objection. */
export const statement = z.object({
  id: z.string(),
  /** Whom it is about. */
  account: z.object({ type: z.enum(accountKinds), id }),
  measure: z.enum(measures),
  rule: z.enum(moderationRules),
  /** What was found; empty when none was given. */
  reason: z.string(),
  /** What it is about, such as a job's title; named as in notifications. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  decided_at: instant,
  /** Until then its person may object. */
  object_until: instant,
  objection: z.nullable(z.object({ text: z.string(), created_at: instant })),
  answer: z.nullable(z.object({ outcome: z.enum(objectionOutcomes), text: z.string(), answered_at: instant })),
});
export type Statement = z.output<typeof statement>;

/** `token` is that of the link in the mail; with a session, the id of the caller's own statement does. */
export const objectionBody = z.object({
  token: z.optional(z.string().check(z.maxLength(512))),
  statement: z.optional(statementId),
  text: longText,
});

export const answerBody = z.object({ outcome: z.enum(objectionOutcomes), text: longText });

export const objectionCalls = {
  statements: defineCall({
    method: 'GET',
    path: '/objections',
    summary: 'Decisions about the caller, newest first; for admins, open objections of all people, the oldest first.',
    access: { ...owners, ...staff },
    query: z.object(paging),
    status: 200,
    answer: z.array(statement),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  object: defineCall({
    method: 'POST',
    path: '/objections',
    summary: 'Objects once to a decision about oneself, with the link of its mail or signed in.',
    access: 'public',
    optionalSession: true,
    body: objectionBody,
    status: 200,
    answer: message,
    errors: ['INVALID_SIGNATURE', 'NOT_FOUND', 'INVALID_STATE'],
  }),
  answer: defineCall({
    method: 'POST',
    path: '/objections/{id}/decision',
    summary: 'Answers an objection: the decision stays, or is lifted as far as it can be.',
    access: staff,
    params: z.object({ id: statementId }),
    body: answerBody,
    status: 200,
    answer: message,
    errors: ['NOT_FOUND', 'INVALID_STATE'],
  }),
};
