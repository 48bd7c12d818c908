import { readListedEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import { createHandler } from '#functions/http/create-handler.ts';
import type { OwnedRequest } from '#functions/http/owned.ts';
import { messageCalls } from '#shared/contracts/messages.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { add, quickAdd } from './add-entry.ts';
import { reject, removeEntry, updateStatus } from './change-entry.ts';
import { shortlistOfRecruiter, shortlistStats } from './shortlist-lists.ts';

// Threads load their code, with the patterns of redaction, when they are read or written.
const threads = () => import('./threads.ts');

export const handler = createHandler(
  { ...shortlistCalls, ...messageCalls },
  {
    add,
    quickAdd,
    ofRecruiter: shortlistOfRecruiter,
    updateStatus,
    reject,
    remove: removeEntry,
    stats: shortlistStats,
    threads: async (request) => (await threads()).listThreads(request),
    thread: async (request) => (await threads()).showThread(request),
    send: async (request) => (await import('./send-message.ts')).sendMessage(request),
    shareContact: async (request) => (await threads()).shareContact(request),
    markRead: async (request) => (await threads()).markRead(request),
  },
  {
    thread: async (id: string, { caller }: OwnedRequest) =>
      (await import('#functions/policies/thread-access.ts')).findThread(id, caller),
    entry: readListedEntry,
    // Only an entry for a job reads it.
    job: async (id: number) => (await import('#functions/entities/job/job-store.ts')).readJob(id),
  },
);
