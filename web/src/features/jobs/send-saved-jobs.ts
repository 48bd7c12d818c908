import type { QueryClient } from '@tanstack/react-query';
import { savedJobCalls } from '#shared/contracts/saved-jobs.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { markAsCurrent } from '#web/lib/offline-copy-times.ts';
import { queryKeyOf, requestPathOf } from '#web/lib/query-key.ts';
import { getSession } from '#web/lib/session.ts';
import { forgetGuestJobs, readGuestJobs } from './guest-saved-jobs.ts';
import { forgetPress, readPresses } from './unsent-presses.ts';

/** `isQueued`: a press could not be sent now and is queued. `refusal`: the latest refusal of a press. */
export interface Outcome {
  isQueued: boolean;
  refusal?: unknown;
}

/** What this browser has to send: the call, and what to forget once it was answered. */
interface Task {
  send: () => Promise<number[]>;
  forget: () => void;
}

const nextTask = (request: typeof call): Task | undefined => {
  const guestJobs = readGuestJobs();
  if (guestJobs.length > 0) {
    return {
      send: () => request(savedJobCalls.mergeSavedJobs, { body: { job_ids: [...guestJobs] } }),
      forget: () => forgetGuestJobs(guestJobs),
    };
  }
  const [press] = readPresses();
  if (!press) return undefined;
  const [jobId, isSaved] = press;
  return {
    send: () => request(isSaved ? savedJobCalls.saveJob : savedJobCalls.unsaveJob, { params: { jobId } }),
    forget: () => forgetPress(press),
  };
};

/** The token of the signed-in candidate; undefined for everybody else. */
const candidateToken = (): string | undefined => {
  const session = getSession();
  return session?.userType === 'candidate' ? session.token : undefined;
};

/** A refusal will be the same next time; without a response, or with a failure of the server, it may succeed later. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

const sendAll = async (queryClient: QueryClient, request: typeof call): Promise<Outcome> => {
  const token = candidateToken();
  const queryKey = queryKeyOf(savedJobCalls.savedJobs, {});
  let refusal: unknown;
  for (let task = nextTask(request); task && token; task = nextTask(request)) {
    try {
      const saved = await task.send();
      // The response to an earlier request would replace this list.
      await queryClient.cancelQueries({ queryKey });
      if (candidateToken() !== token) return { isQueued: false };
      queryClient.setQueryData(queryKey, saved);
      markAsCurrent(requestPathOf(queryKey));
    } catch (error) {
      if (candidateToken() !== token) return { isQueued: false };
      if (!isRefusal(error)) return { isQueued: true, refusal };
      refusal = error;
    }
    task.forget();
  }
  return { isQueued: false, refusal };
};

let sending: Promise<Outcome> | undefined;

/**
 * Sends the signed-in candidate what this browser has saved: first the jobs of the time as a guest, then the presses in
 * their order, one request at a time. Calls during a run share its outcome. Never throws.
 *
 * @param request makes the calls; tests give another one
 */
export const sendSavedJobs = (queryClient: QueryClient, request: typeof call = call): Promise<Outcome> => {
  sending ??= sendAll(queryClient, request).finally(() => {
    sending = undefined;
  });
  return sending;
};
