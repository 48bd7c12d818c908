import * as z from 'zod/mini';
import { contactMethods } from '../domain/hiring-statuses.ts';
import { maxMessageFiles, maxMessageLength, threadSides } from '../domain/messages.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { flag, id, instant, limit, opaqueId, paging, pairId, paragraphs } from './fields.ts';

const from = z.enum(threadSides);
/** The number of a message in its thread, from 1 on: the server's order. */
const number = z.int();

/** How the company contacted the candidate outside the thread, of what records that; absent in messages. */
const contacted = z.optional(z.enum(contactMethods));

/** The id of a file of a message. */
export const messageFileId = opaqueId(/^[0-9a-f-]{36}$/);

/** A file of a message. Its name is redacted as the text is. */
export const messageFile = z.object({
  id: messageFileId,
  name: z.string(),
  ending: z.enum(['pdf', 'jpg', 'png']),
  /** In bytes. */
  size: z.int(),
  /** The reader cannot open it now: files are not redacted, so that they wait for the right to see what they may show. Absent otherwise. */
  held: z.optional(z.literal(true)),
});
export type MessageFile = z.output<typeof messageFile>;

/** A thread of a company and a candidate, as one of the two sees it. */
export const thread = z.object({
  /** `{recruiter_id}-{candidate_id}` */
  id: pairId,
  company_name: z.string(),
  /** `name` is null for a company that may not see it. */
  candidate: z.object({ id, masked_name: z.string(), name: z.nullable(z.string()) }),
  /** Absent in a thread without messages. The text is cut, and redacted as the message; with `contacted` it is that of the message before. */
  latest: z.optional(z.object({ number, at: instant, from, text: z.string(), contacted, files: z.optional(z.int()) })),
  /** How many messages of the other side were not read. */
  unread: z.int(),
  /** Up to which message the other side has read; 0: none. */
  seen: z.int(),
  /** Of one thread read by a company: the language in which the candidate gets mails. Absent where none was chosen. */
  candidate_language: z.optional(z.string()),
  /** Of one thread read by a candidate who blocks the company: neither side can write. Absent otherwise. */
  is_blocked: z.optional(z.literal(true)),
  /** The own side shares its contact details with the other one. */
  shares_contact: z.optional(z.boolean()),
  /** Those of the other side, once it shares them; absent otherwise, and for a company that may not see candidates now. */
  contact: z.optional(z.object({ email: z.string(), phone: z.string() })),
});
export type Thread = z.output<typeof thread>;

/** A message. Contact details of a side that has not shared them are redacted for the other side. The text of a recorded contact is empty. */
export const threadMessage = z.object({
  /** `{thread}-{number}` */
  id: z.string(),
  number,
  from,
  /** The person who wrote for the company; null for a colleague who left, and for the candidate. */
  author: z.nullable(z.string()),
  text: z.string(),
  at: instant,
  contacted,
  /** Absent in messages without files. */
  files: z.optional(z.array(messageFile)),
});
export type ThreadMessage = z.output<typeof threadMessage>;

export const ofThread = {
  access: { recruiter: 'owner', candidate: 'owner' },
  owned: { record: 'thread', at: 'params.id', absent: 'NOT_FOUND', isHidden: true },
  params: z.object({ id: pairId }),
} as const;

/** Threads of messages between a company and a candidate (decision 129). */
export const messageCalls = {
  threads: defineCall({
    method: 'GET',
    path: '/messages',
    summary: "The caller's threads, those with the latest messages first.",
    access: { recruiter: 'any', candidate: 'any' },
    query: z.object({ ...paging, limit: limit(20, 50) }),
    status: 200,
    answer: z.array(thread),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  thread: defineCall({
    ...ofThread,
    method: 'GET',
    path: '/messages/{id}',
    summary:
      'A thread with a page of its messages, newest first. For a company that unlocked the candidate, or got an application, it may have none.',
    passive: true,
    headers: z.object({ 'if-none-match': z.optional(z.string().check(z.maxLength(100))) }),
    query: z.object({ ...paging, limit: limit(30, 50) }),
    status: 200,
    /** `tag`: sent back as `if-none-match`, it is answered with 304 while the thread has nothing new; absent without messages. */
    answer: z.object({ thread, items: z.array(threadMessage), tag: z.optional(z.string()) }),
    enveloped: true,
    errors: ['NOT_FOUND', 'CANDIDATE_NOT_FOUND', 'INVALID_CURSOR'],
  }),
  send: defineCall({
    ...ofThread,
    method: 'POST',
    path: '/messages/{id}',
    summary: 'Writes to the other side. Recruiters begin threads; candidates answer.',
    verified: 'candidates',
    body: z
      .object({
        text: paragraphs(maxMessageLength),
        /** Ids of files that the caller uploaded for this thread. With any, the text may be empty. */
        files: z.optional(z.array(messageFileId).check(z.maxLength(maxMessageFiles))),
      })
      .check(
        z.refine(({ text, files = [] }) => text !== '' || files.length > 0, {
          path: ['text'],
          message: textId('text_missing'),
        }),
      ),
    repeatable: true,
    status: 201,
    answer: threadMessage,
    errors: [
      'NOT_FOUND',
      'CANDIDATE_NOT_FOUND',
      'NOT_VERIFIED',
      'SUBSCRIPTION_REQUIRED',
      'IDEMPOTENCY_KEY_REUSED',
      'INVALID_STATE',
    ],
  }),
  shareContact: defineCall({
    ...ofThread,
    method: 'PUT',
    path: '/messages/{id}/contact',
    summary: "Shows the own side's contact details to the other side of a thread, or hides them again.",
    // Those of a company are its founder's.
    role: 'owner',
    verified: 'candidates',
    body: z.object({ shared: flag }),
    status: 204,
    errors: ['NOT_FOUND', 'CANDIDATE_NOT_FOUND', 'NOT_VERIFIED'],
  }),
  markRead: defineCall({
    ...ofThread,
    method: 'PUT',
    path: '/messages/{id}/read',
    summary: 'Marks a thread as read up to its latest message; without effect when a later one came.',
    body: z.object({ latest: number }),
    status: 204,
    errors: ['NOT_FOUND', 'CANDIDATE_NOT_FOUND'],
  }),
};
