import type * as z from 'zod/mini';
import { authCalls } from '#shared/contracts/auth.ts';
import { email } from '#shared/contracts/fields.ts';
import { phone } from '#shared/contracts/phone.ts';
import { OperatorProblem } from '../target/problem.ts';

/** The first master admin, as in the contract of the call. */
export interface MasterAdmin {
  name: string;
  email: string;
  phone: string;
  address?: string | undefined;
  company_name: string;
}

const timeoutMs = 15_000;

const checks: Partial<Record<keyof MasterAdmin, [z.ZodMiniType, string]>> = {
  email: [email, '--email is not a valid address.'],
  phone: [phone, '--phone must be a valid number with its country code, such as +919876543210.'],
};

/** @throws OperatorProblem for the first value that the call would reject */
export async function checkMasterAdmin(admin: MasterAdmin): Promise<void> {
  if (admin.name.trim() === '') throw new OperatorProblem('--name is missing.');
  for (const [field, [schema, problem]] of Object.entries(checks)) {
    const { success } = await schema.safeParseAsync(admin[field as keyof MasterAdmin]);
    if (!success) throw new OperatorProblem(problem);
  }
}

/** @throws OperatorProblem unless the secret is sent encrypted or to this machine */
export function checkSite(site: string): void {
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(site);
  if (!isLocal && !(site.startsWith('https://') && URL.canParse(site))) {
    throw new OperatorProblem('The site must have an https URL, because the secret is sent to it.');
  }
}

/**
 * Creates the first master admin through `POST /admin/master-signup`, which succeeds only once per deployment.
 * @param secret the deployment's bootstrap secret
 * @throws OperatorProblem when the call is rejected or gets no response; the message contains no secret
 */
export async function masterSignup(site: string, admin: MasterAdmin, secret: string): Promise<void> {
  checkSite(site);
  await checkMasterAdmin(admin);
  const { method, path } = authCalls.masterSignup;
  const response = await fetch(new URL(`/api${path}`, site), {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...admin, bootstrap_secret: secret }),
    // A redirect could send the secret to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new OperatorProblem(`${new URL(site).origin} did not answer.`);
  });
  if (!response.ok) throw new OperatorProblem(await refusalOf(response));
}

async function refusalOf(response: Response): Promise<string> {
  if (response.status === 403) {
    return 'Refused: the secret is wrong, or this deployment has had its master admin already.';
  }
  const { detail } = (await response.json().catch(() => ({}))) as { detail?: unknown };
  return `Refused with status ${response.status}${typeof detail === 'string' ? `: ${detail}` : '.'}`;
}
