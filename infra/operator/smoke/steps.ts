import { authCalls } from '#shared/contracts/auth.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { systemCalls } from '#shared/contracts/system.ts';

const timeoutMs = 15_000;

/** A step of the journey. */
interface Step {
  name: string;
  /** What is not as expected at a site; undefined: nothing. */
  problemAt(site: string): Promise<string | undefined>;
}

interface Expected {
  path: string;
  init?: RequestInit;
  status: number;
  /** Whether the body is as expected. */
  isRight?(body: string): boolean;
}

const isJson = (check: (value: unknown) => boolean) => (body: string) => {
  try {
    return check(JSON.parse(body));
  } catch {
    return false;
  }
};

const step = (name: string, { path, init, status, isRight = () => true }: Expected): Step => ({
  name,
  problemAt: async (site) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(new URL(path, site), { redirect: 'manual', signal, ...init });
      const body = await response.text();
      if (response.status !== status) return `${path} answers with ${response.status}, not ${status}`;
      return isRight(body) ? undefined : `${path} answers with another content`;
    } catch (error) {
      return `${path} is not answered: ${error instanceof Error ? error.message : error}`;
    }
  },
});

const screen = (name: string, path: string): Step =>
  step(name, { path, status: 200, isRight: (body) => body.includes('id="root"') });

const hasCode = (code: string) => isJson((value) => (value as { code?: unknown } | null)?.code === code);

/** As a first visitor: nothing is written, and no account is needed. */
export const smokeSteps: readonly Step[] = [
  screen('the home page', '/'),
  screen('the jobs', '/jobs'),
  screen('the sign-in of candidates', '/login'),
  screen('the sign-in of recruiters', '/recruiter/login'),
  step('the API and the table', { path: `/api${systemCalls.health.path}`, status: 200 }),
  step('a search for jobs', { path: `/api${jobCalls.list.path}?limit=1`, status: 200, isRight: isJson(Array.isArray) }),
  step('a session is needed', { path: `/api${authCalls.session.path}`, status: 401 }),
  step('a code needs an address', {
    path: `/api${authCalls.candidateSendOtp.path}`,
    init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
    status: 400,
    isRight: hasCode('INVALID_INPUT'),
  }),
];
