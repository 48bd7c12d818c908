import { connect } from 'node:tls';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DescribeContinuousBackupsCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type StageName, stages } from '../../settings/config.ts';
import { differingSettings, digestOf } from '../../settings/settings-digest.ts';
import { readSettingsFile } from '../../settings/settings-file.ts';
import { stageSettings } from '../../settings/stage-settings.ts';
import type { Target } from '../target/target-outputs.ts';
import { type Check, type Finding, fail, ok, warn } from './finding.ts';

const dayMs = 86_400_000;
const timeoutMs = 15_000;

/** The limits of a stage that this checkout knows. */
const limitsOf = ({ stage = '' }: Target) => (Object.hasOwn(stages, stage) ? stages[stage as StageName] : undefined);

/** As it is now: a protection may have been switched off by hand. */
export const protectionCheck: Check = {
  name: 'protection',
  needsStage: true,
  run: async (target) => {
    const [{ Table }, { Stacks = [] }] = await Promise.all([
      new DynamoDBClient({}).send(new DescribeTableCommand({ TableName: target.output('TableName') })),
      new CloudFormationClient({}).send(new DescribeStacksCommand({ StackName: `LanguageJobPortal-${target.stage}` })),
    ]);
    const parts = { table: Table?.DeletionProtectionEnabled, stack: Stacks[0]?.EnableTerminationProtection };
    const open = Object.entries(parts).flatMap(([name, isProtected]) => (isProtected ? [] : [name]));
    if (open.length === 0) return ok('table and stack refuse to be deleted');
    return limitsOf(target)?.retainData
      ? fail(`one command deletes the ${open.join(' and the ')}`, 'Deploy again: the second deployment protects both.')
      : ok('off, as the stage retains no data');
  },
};

export const backupCheck: Check = {
  name: 'backup',
  needsStage: true,
  run: async (target) => {
    const { ContinuousBackupsDescription: found } = await new DynamoDBClient({}).send(
      new DescribeContinuousBackupsCommand({ TableName: target.output('TableName') }),
    );
    const { PointInTimeRecoveryStatus: status, RecoveryPeriodInDays: days = 0 } =
      found?.PointInTimeRecoveryDescription ?? {};
    if (status !== 'ENABLED') return fail('the table cannot be restored to an earlier time', 'Deploy again.');
    const wanted = limitsOf(target)?.restoreDays ?? days;
    return days < wanted
      ? warn(`the table can be restored to the last ${days} days, not ${wanted}`, 'Deploy again.')
      : ok(`the table can be restored to any second of the last ${days} days`);
  },
};

/** ACM renews a certificate 60 days before its end: what is left of less time was not renewed. */
const renewedDays = 45;

export function certificateFinding(validTo: string, now: number): Finding {
  const days = Math.floor((Date.parse(validTo) - now) / dayMs);
  const words = `the certificate of the site is valid for ${days} days`;
  const remedy = 'ACM could not renew it: check its validation record in DNS, and that it is in use.';
  if (days < 14) return fail(words, remedy);
  return days < renewedDays ? warn(words, remedy) : ok(words);
}

/** The certificate as visitors get it, whatever its source. Fails for one that is not valid for the host name. */
const certificateOf = (host: string, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: timeoutMs }, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.end();
      resolve(end);
    });
    socket.once('error', reject).once('timeout', () => socket.destroy(new Error('TIMEOUT')));
  });

export const certificateCheck: Check = {
  name: 'certificate',
  needsStage: true,
  run: async (target) => {
    const { protocol, hostname, port } = new URL(target.output('SiteUrl'));
    if (protocol !== 'https:') return ok('none, as the site is on this machine');
    try {
      return certificateFinding(await certificateOf(hostname, Number(port || 443)), Date.now());
    } catch (error) {
      const reason = (error as { code?: string }).code ?? 'no connection';
      return fail(`browsers refuse the certificate of ${hostname} (${reason})`, 'Deploy with a valid certificateArn.');
    }
  },
};

export const settingsCheck: Check = {
  name: 'settings',
  needsStage: true,
  run: async (target) => {
    const file = `stages/${target.stage}.json`;
    const parsed = stageSettings.safeParse(readSettingsFile(target.stage ?? ''));
    if (!parsed.success) return fail(`${file} of this checkout is not valid`, 'Correct it: npx cdk synth says where.');
    const names = differingSettings(target.output('Settings'), digestOf(parsed.data));
    return names.length === 0
      ? ok(`deployed as ${file} of this checkout says`)
      : warn(`not deployed as ${file} says: ${names.join(', ')}`, 'Check out what is deployed, or deploy this.');
  },
};
