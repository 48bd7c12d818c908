import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savedJobCalls } from '#shared/contracts/saved-jobs.ts';
import { mergeSavedJobs, withoutSavedJob, withSavedJob } from '#shared/domain/saved-jobs.ts';
import { epochMs } from '#shared/domain/time.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { markAsOfflineCopy, oldestCopyTime } from '#web/lib/offline-copy-times.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { clearSession, startSession } from '#web/lib/session.ts';
import { readGuestJobs, setGuestJob } from './guest-saved-jobs.ts';
import { sendSavedJobs } from './send-saved-jobs.ts';
import { queuePress, readPresses } from './unsent-presses.ts';

type Input = { params?: { jobId: number }; body?: { job_ids: number[] } };

/** The account's list on the server, and the requests that arrived there. */
let account: readonly number[];
let requests: string[];
const answer = async ({ method }: { method: string }, { params, body }: Input): Promise<readonly number[]> => {
  const jobId = params?.jobId ?? 0;
  requests.push(`${method} ${body ? body.job_ids.join() : jobId}`);
  if (method === 'PUT') account = withSavedJob(account, jobId);
  else if (method === 'DELETE') account = withoutSavedJob(account, jobId);
  else account = mergeSavedJobs(account, body?.job_ids ?? []);
  return account;
};
const request = vi.fn();
const answerWith = (implementation: (...input: never[]) => unknown) =>
  request.mockImplementation(implementation as never);
const send = () => sendSavedJobs(queryClient, request);

const fakeLocalStorage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

const signIn = (id: number, userType: 'candidate' | 'recruiter' = 'candidate') =>
  startSession({ token: `token ${id}`, userType, user: { id, name: '', email: '', phone: '' } });

let queryClient: QueryClient;
const shown = () => queryClient.getQueryData(queryKeyOf(savedJobCalls.savedJobs, {}));

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeLocalStorage());
  queryClient = new QueryClient();
  account = [];
  requests = [];
  answerWith(answer);
  signIn(7);
});

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

test('a press reaches the account, and the answer is shown', async () => {
  queuePress(12, true);
  expect(await send()).toEqual({ isQueued: false });
  expect({ account, shown: shown(), presses: readPresses() }).toEqual({ account: [12], shown: [12], presses: [] });
});

test('the list is current afterwards, also if the one before was an offline copy', async () => {
  markAsOfflineCopy(savedJobCalls.savedJobs.path, epochMs(1_000));
  queuePress(12, true);
  await send();
  expect(oldestCopyTime([savedJobCalls.savedJobs.path])).toBeUndefined();
});

test('jobs that were saved as a guest move to the account before the presses, and leave the browser', async () => {
  account = [1];
  setGuestJob(5, true);
  setGuestJob(6, true);
  queuePress(5, false);
  await send();
  expect(requests).toEqual(['POST 5,6', 'DELETE 5']);
  expect({ account, guest: readGuestJobs() }).toEqual({ account: [1, 6], guest: [] });
});

test('without a connection a press is queued, reported as queued, and sent later', async () => {
  setGuestJob(5, true);
  queuePress(12, true);
  answerWith(() => Promise.reject(new ApiError(0, 'NETWORK')));
  expect(await send()).toMatchObject({ isQueued: true });
  expect({ presses: readPresses(), guest: readGuestJobs() }).toEqual({ presses: [[12, true]], guest: [5] });
  answerWith(answer);
  expect(await send()).toMatchObject({ isQueued: false });
  expect(account).toEqual([5, 12]);
});

test.each([500, 503, 429])('a press is queued when the server answers %i', async (status) => {
  queuePress(12, true);
  answerWith(() => Promise.reject(new ApiError(status, 'UNAVAILABLE')));
  expect(await send()).toMatchObject({ isQueued: true });
  expect(readPresses()).toEqual([[12, true]]);
});

test('a refused press is taken back with its reason, and the following ones are sent', async () => {
  const refusal = new ApiError(400, 'INVALID_STATE');
  queuePress(12, true);
  queuePress(13, true);
  request.mockRejectedValueOnce(refusal);
  expect(await send()).toEqual({ isQueued: false, refusal });
  expect({ account, presses: readPresses() }).toEqual({ account: [13], presses: [] });
});

test('the last of several presses of a job counts, also during a request', async () => {
  queuePress(12, true);
  const first = send();
  queuePress(12, false);
  expect(send()).toBe(first);
  await first;
  expect(requests).toEqual(['PUT 12', 'DELETE 12']);
  expect({ account, presses: readPresses() }).toEqual({ account: [], presses: [] });
});

test('nothing of an account reaches the next one', async () => {
  queuePress(12, true);
  const { promise, resolve } = Promise.withResolvers<number[]>();
  answerWith(() => promise);
  const sent = send();
  signIn(8);
  resolve([12]);
  await sent;
  expect({ shown: shown(), presses: readPresses() }).toEqual({ shown: undefined, presses: [] });
});

test('signing out leaves no press in the browser, and the same account keeps them when it signs in again', () => {
  queuePress(12, true);
  signIn(7);
  expect(readPresses()).toEqual([[12, true]]);
  clearSession();
  expect(readPresses()).toEqual([]);
});

test('recruiters send nothing, and the jobs of a guest stay in the browser', async () => {
  signIn(7, 'recruiter');
  setGuestJob(5, true);
  await send();
  expect({ requests, guest: readGuestJobs() }).toEqual({ requests: [], guest: [5] });
});
