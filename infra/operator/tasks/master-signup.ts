import { authCalls } from '#shared/contracts/auth.ts';
import { englishFieldText } from '#shared/texts/field-text-id.ts';
import type { FieldTextId } from '#shared/texts/text-id.ts';
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

/** Words for fields that operators often get wrong; the others have the contract's. */
const problems: Readonly<Record<string, string>> = {
  name: '--name is missing, or has no letter.',
  email: '--email is not a valid address.',
  phone: '--phone must be a valid number with its country code, such as +919876543210.',
};

/** @throws OperatorProblem for the first value that the call would reject */
export async function checkMasterAdmin(admin: MasterAdmin): Promise<void> {
  const { error } = await authCalls.masterSignup.body.safeParseAsync({
    ...admin,
    bootstrap_secret: 'checked by the call',
  });
  const [issue] = error?.issues ?? [];
  if (!issue) return;
  const option = String(issue.path[0]).replace('company_name', 'company');
  throw new OperatorProblem(problems[option] ?? `--${option}: ${englishFieldText(issue.message as FieldTextId)}`);
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
  const response = await siteCall(site, path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...admin, bootstrap_secret: secret }),
  });
  if (!response.ok) throw new OperatorProblem(await refusalOf(response));
}

/** @throws OperatorProblem without the request's content when there is no response */
export const siteCall = (site: string, path: string, request: RequestInit): Promise<Response> =>
  // A redirect could send the secret to another host.
  fetch(new URL(`/api${path}`, site), { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => {
      throw new OperatorProblem(`${new URL(site).origin} did not answer.`);
    },
  );

/** What a refusal of the call means. */
export const refusal = (status: number, detail?: string): string =>
  status === 403
    ? 'Refused: the secret is wrong, or this deployment has had its master admin already.'
    : `Refused with status ${status}${detail === undefined ? '.' : `: ${detail}`}`;

async function refusalOf(response: Response): Promise<string> {
  const { detail } = (await response.json().catch(() => ({}))) as { detail?: unknown };
  return refusal(response.status, typeof detail === 'string' ? detail : undefined);
}
