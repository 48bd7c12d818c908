import { readListedEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import { createHandler } from '#functions/http/create-handler.ts';
import type { OwnedRequest } from '#functions/http/owned.ts';
import { interviewCalls } from '#shared/contracts/interviews.ts';
import { messageCalls } from '#shared/contracts/messages.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { shortlistOfRecruiter, shortlistStats } from './shortlist-lists.ts';

// The function starts with its lists; other code, such as the patterns of redaction, loads with its first call.
const threads = () => import('./threads.ts');
const interviews = () => import('./interviews.ts');
const changes = () => import('./change-entry.ts');
const additions = () => import('./add-entry.ts');

export const handler = createHandler(
  { ...shortlistCalls, ...messageCalls, ...interviewCalls },
  {
    add: async (request) => (await additions()).add(request),
    quickAdd: async (request) => (await additions()).quickAdd(request),
    ofRecruiter: shortlistOfRecruiter,
    updateStatus: async (request) => (await changes()).updateStatus(request),
    reject: async (request) => (await changes()).reject(request),
    remove: async (request) => (await changes()).removeEntry(request),
    stats: shortlistStats,
    threads: async (request) => (await threads()).listThreads(request),
    thread: async (request) => (await threads()).showThread(request),
    send: async (request) => (await import('./send-message.ts')).sendMessage(request),
    shareContact: async (request) => (await threads()).shareContact(request),
    markRead: async (request) => (await threads()).markRead(request),
    offerTimes: async (request) => (await import('./offer-interviews.ts')).offerTimes(request),
    interviews: async (request) => (await interviews()).listInterviews(request),
    interview: async (request) => (await interviews()).readInterview(request),
    pickTime: async (request) => (await interviews()).pickTime(request),
    suggestTimes: async (request) => (await interviews()).suggestTimes(request),
    endInterview: async (request) => (await interviews()).endInterview(request),
    recordMissing: async (request) => (await interviews()).recordMissing(request),
    openRoom: async (request) => (await import('./open-room.ts')).openRoom(request),
  },
  {
    thread: async (id: string, { caller }: OwnedRequest) =>
      (await import('#functions/policies/thread-access.ts')).findThread(id, caller),
    interview: async (id: string) =>
      (await import('#functions/entities/interview/interview-store.ts')).readInterview(id),
    entry: readListedEntry,
    // Only an entry for a job reads it.
    job: async (id: number) => (await import('#functions/entities/job/job-store.ts')).readJob(id),
  },
  async () => (await import('./further-calls.ts')).furtherShortlistRoutes,
);
