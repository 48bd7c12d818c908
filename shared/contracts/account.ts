import * as z from 'zod/mini';

import { shownDay } from './consent-fields.ts';
import { defineCall } from './define.ts';
import { email, message, readerLanguage } from './fields.ts';
import { adminData, candidateData, recruiterData } from './own-data.ts';
import { ownSession } from './own-sessions.ts';

const owners = { candidate: 'any', recruiter: 'any' } as const;
const everyType = { ...owners, admin: 'any', master_admin: 'any' } as const;

export const accountRemovalBody = z.object({ confirm: email });

export const accountCalls = {
  export: defineCall({
    method: 'GET',
    path: '/account/export',
    summary: "All data stored about the caller, without other users' personal data.",
    access: everyType,
    about: 'account',
    status: 200,
    answer: z.union([candidateData, recruiterData, adminData]),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/account',
    summary: "Deletes the caller's account and all its data permanently.",
    access: owners,
    about: 'account',
    body: accountRemovalBody,
    status: 200,
    answer: message,
    errors: ['INVALID_STATE'],
  }),
  acceptDocuments: defineCall({
    method: 'POST',
    path: '/account/consents',
    summary: 'Stores which versions of the legal documents the caller accepted, in which language and when.',
    access: owners,
    about: 'account',
    body: z.object({
      privacy_version: z.optional(shownDay),
      terms_version: z.optional(shownDay),
      language: readerLanguage,
    }),
    status: 204,
    errors: ['INVALID_STATE'],
  }),
  sessions: defineCall({
    method: 'GET',
    path: '/account/sessions',
    summary: "The caller's live sessions, the calling one first, then by their last use; ten at most.",
    access: everyType,
    about: 'account',
    status: 200,
    answer: z.array(ownSession),
  }),
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/account/sessions',
    summary: "Ends all of the caller's sessions but the calling one.",
    access: everyType,
    about: 'account',
    status: 200,
    answer: z.object({ message: z.string(), /** How many live sessions ended. */ ended: z.int() }),
  }),
};
