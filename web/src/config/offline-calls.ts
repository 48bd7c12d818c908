import type { CallDefinition } from '#shared/contracts/define.ts';
import type { ReadPath } from './first-call.ts';

/**
 * Reads whose responses are stored in the browser, to be shown when the network fails: jobs, and what an account itself
 * posted or applied for. Never other people's profiles, payments, or anything of an admin's screens (decision 33).
 */
const offlinePaths: readonly string[] = [
  '/jobs',
  '/jobs/{id}',
  '/candidate/jobs',
  '/applications/candidate/{id}',
  '/applications/check/{jobId}/{candidateId}',
  '/jobs/recruiter/{id}',
] satisfies ReadPath[];

/** Whether the responses of a call are stored for offline use. */
export const isOfflineCall = ({ method, path }: Pick<CallDefinition, 'method' | 'path'>): boolean =>
  method === 'GET' && offlinePaths.includes(path);
