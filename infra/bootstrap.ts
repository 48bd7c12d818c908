import { parseArgs } from 'node:util';
import { authCalls } from '#shared/contracts/auth.ts';
import { email, phone } from '#shared/contracts/fields.ts';

const usage = `Creates the first master admin of a deployment. It works once for each deployment.

  BOOTSTRAP_SECRET=... npm exec -- node infra/bootstrap.ts --site https://portal.example \\
    --name "Mira Rao" --email mira@portal.example --phone +919876543210

  --site     address of the site (the stack's output SiteUrl)
  --name, --email, --phone   of the new master admin
  --address, --company       optional

The deployment's secret is taken from the environment, where other people's process lists do not show it:
  aws secretsmanager get-secret-value --secret-id <the stack's output BootstrapSecretArn> \\
    --query SecretString --output text`;

interface Outcome {
  done: boolean;
  /** What to tell the operator. */
  words: string;
}

const failed = (words: string): Outcome => ({ done: false, words });

/**
 * Creates the first master admin through `POST /admin/master-signup`.
 * @param args the command line's words after the program's name
 * @param secret the deployment's bootstrap secret
 */
export async function bootstrap(args: readonly string[], secret: string | undefined): Promise<Outcome> {
  const given = readArguments(args);
  if (!given || !secret) return failed(usage);
  const problem = problemWith(given);
  if (problem) return failed(problem);
  const { method, path } = authCalls.masterSignup;
  const { site, company = '', ...details } = given;
  try {
    const response = await fetch(new URL(`/api${path}`, site), {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...details, company_name: company, bootstrap_secret: secret }),
      // A redirect could lead the secret elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(15_000),
    });
    return response.ok
      ? { done: true, words: `${given.email} is the master admin now. Sign in at ${new URL('/admin/login', site)}` }
      : failed(await refusalOf(response));
  } catch {
    return failed(`${new URL(site).origin} did not answer.`);
  }
}

const text = { type: 'string' } as const;

function readArguments(args: readonly string[]) {
  try {
    const options = { site: text, name: text, email: text, phone: text, address: text, company: text };
    const { site, name, email, phone, ...rest } = parseArgs({ args: [...args], options }).values;
    return site && name && email && phone ? { site, name, email, phone, ...rest } : undefined;
  } catch {
    return undefined;
  }
}

function problemWith(given: { site: string; email: string; phone: string }): string | undefined {
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(given.site);
  if (!isLocal && !(given.site.startsWith('https://') && URL.canParse(given.site))) {
    return '--site must be an https address: the secret goes there.';
  }
  if (!email.safeParse(given.email).success) return '--email is not a valid address.';
  if (!phone.safeParse(given.phone).success)
    return '--phone must be a country code and 10 digits, such as +919876543210.';
  return undefined;
}

async function refusalOf(response: Response): Promise<string> {
  if (response.status === 403) {
    return 'Refused: the secret is wrong, or this deployment has had its master admin already.';
  }
  const { detail } = (await response.json().catch(() => ({}))) as { detail?: unknown };
  return `Refused with status ${response.status}${typeof detail === 'string' ? `: ${detail}` : '.'}`;
}

if (import.meta.main) {
  const { done, words } = await bootstrap(process.argv.slice(2), process.env.BOOTSTRAP_SECRET);
  (done ? console.log : console.error)(words);
  process.exitCode = done ? 0 : 1;
}
