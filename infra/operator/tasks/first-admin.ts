import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { OperatorProblem } from '../target/problem.ts';
import type { Target } from '../target/target-outputs.ts';
import { defineTask, type Surroundings } from '../target/task.ts';
import { checkMasterAdmin, checkSite, type MasterAdmin, masterSignup } from './master-signup.ts';

/** Creates a deployment's first master admin; the bootstrap secret is never shown. */
export const firstAdmin = defineTask({
  summary: "creates the portal's first master admin; works once for each deployment",
  about: `Prompts for missing options. Requires the right to read the bootstrap secret (the output BootstrapSecretArn).
A dry run ends as the real one would, with its exit code, but for two things that only the call itself shows: whether the functions
have the same secret, and what another operator does meanwhile. It needs the right to read the table.
Afterwards the new master admin signs in at <site>/admin/login with a mailed code, so mail must work first.`,
  options: {
    name: { type: 'string', value: '<name>', help: 'of the new master admin' },
    email: { type: 'string', value: '<address>', help: 'of the new master admin: codes are sent there' },
    phone: { type: 'string', value: '<number>', help: 'with its country code, such as +919876543210' },
    address: { type: 'string', value: '<text>', help: 'postal address (optional)' },
    company: { type: 'string', value: '<name>', help: 'company (optional)' },
  },
  run: async ({ name, email, phone, address, company }, { isDryRun, target, print, ask }) => {
    const admin: MasterAdmin = {
      name: await required('name', name, ask),
      email: await required('email', email, ask),
      phone: await required('phone', phone, ask),
      ...(address !== undefined && { address }),
      company_name: company ?? '',
    };
    await checkMasterAdmin(admin);
    const site = target.output('SiteUrl');
    checkSite(site);
    const secret = await bootstrapSecret(target);
    if (isDryRun) {
      const { checkMasterSignup } = await import('./check-master-signup.ts');
      await checkMasterSignup(site, admin);
      print(`Would create the first master admin of ${site}.`);
      return 0;
    }
    await masterSignup(site, admin, secret);
    print(`The master admin was created. They sign in at ${new URL('/admin/login', site)}`);
    return 0;
  },
});

async function required(name: string, given: string | undefined, ask: Surroundings['ask']): Promise<string> {
  const value = given ?? (await ask?.(`The master admin's ${name}`));
  if (!value) throw new OperatorProblem(`--${name} is missing.`);
  return value;
}

async function bootstrapSecret(target: Target): Promise<string> {
  if (target.bootstrapSecret !== undefined) return target.bootstrapSecret;
  const client = new SecretsManagerClient({});
  try {
    const { SecretString } = await client.send(
      new GetSecretValueCommand({ SecretId: target.output('BootstrapSecretArn') }),
    );
    if (!SecretString) throw new OperatorProblem('The bootstrap secret is empty.');
    return SecretString;
  } finally {
    client.destroy();
  }
}
