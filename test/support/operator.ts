import { tableName } from '#functions/data/table.ts';
import { runOperator } from '#infra/operator/run-operator.ts';
import { digestOf } from '#infra/settings/settings-digest.ts';
import { stageSettings } from '#infra/settings/stage-settings.ts';
import type { AwsStandIn } from './aws/start-aws.ts';

/** Output and exit code of a run of `npm run operator --`. */
export interface OperatorRun {
  code: number;
  out: string;
  errors: string;
}

/** Runs a task in this process; `ask` answers its questions. */
export async function runTask(
  args: readonly string[],
  ask?: (question: string) => Promise<string>,
): Promise<OperatorRun> {
  const [out, errors]: [string[], string[]] = [[], []];
  const surroundings = { print: (line: string) => out.push(line), ...(ask && { ask }) };
  const code = await runOperator(args, surroundings, (line) => errors.push(line));
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

/** The options that name the stage of `addDeployedStage`. */
export const stage = ['--stage', 'test', '--region', 'us-east-1'];

/** Makes the stand-in describe a deployed stage whose table is that of the test file. */
export function addDeployedStage(aws: AwsStandIn, outputs: Record<string, string> = {}): void {
  aws.stacks['LanguageJobPortal-test'] = {
    SiteUrl: 'https://portal.example',
    TableName: tableName(),
    FilesBucketName: process.env.FILES_BUCKET ?? '',
    BootstrapSecretArn: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:bootstrap',
    DeadLettersUrl: `${aws.url}/000000000000/dead-letters`,
    AlarmTopicArn: 'arn:aws:sns:us-east-1:000000000000:alarms',
    TomorrowTopicArn: 'arn:aws:sns:us-east-1:000000000000:tomorrow',
    MailIdentity: 'portal.example',
    StreamFunctionName: 'Stream',
    MailsFunctionName: 'Mails',
    LegalName: 'Jobs Without Borders Limited',
    Release: 'c4fbf8947d09',
    OriginSecret: '1',
    Settings: digestOf(stageSettings.parse({})),
    ...outputs,
  };
  aws.stacks['LanguageJobPortal-test-Api'] = {
    PaymentsFunctionName: 'Payments',
    AcceptedOrigin: outputs.AcceptedOrigin ?? outputs.OriginSecret ?? '1',
  };
}
