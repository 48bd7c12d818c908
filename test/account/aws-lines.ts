import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorDocuments } from '#test/support/documented-commands.ts';
import { checkByPythonTools } from '#test/support/python-tools.ts';
import { startAccount } from './account.ts';
import { runLine } from './run-line.ts';

// `npm run lines:aws`: every line of the AWS CLI in the operator's documents, exactly as written but for the values of
// placeholders, by the AWS CLI itself against a local account.

/** Values of the placeholders, of the form that each service requires. */
const values: Record<string, string> = {
  TableName: 'portal-data',
  'old table': 'portal-data',
  FilesBucketName: 'portal-files',
  'old bucket': 'portal-files-before',
  bucket: 'portal-files-elsewhere',
  arn: 'arn:aws:dynamodb:ap-south-1:111111111111:table/portal-data/backup/01489602797149-73d8d5bc',
  'backup-arn': 'arn:aws:dynamodb:ap-south-1:111111111111:table/portal-data/backup/01489602797149-73d8d5bc',
  'old arn': 'arn:aws:secretsmanager:ap-south-1:111111111111:secret:TrialSecret-a1b2c3',
  'new arn': 'arn:aws:secretsmanager:ap-south-1:111111111111:secret:TrialSecret-d4e5f6',
  key: 'AKIAIOSFODNN7EXAMPLE',
  time: '2026-11-26T10:00:00Z',
  id: 'd-A1B2C3D4E',
  name: 'portal-errors',
  group: 'portal-logs',
  destination: 'portal-exports',
  ms: '1795687200000',
  'their address': 'mira@jobs.example',
  Auth: 'portal-auth',
  queue: 'http://127.0.0.1/111111111111/portal-queue',
};

/** Indented lines, and quoted commands with options. */
const written = [...operatorDocuments.matchAll(/^ {4,}((?:value=\$\()?aws [^\n]+)|`(aws [^`\n]* --[^`\n]*)`/gm)];
const lines = [...new Set(written.map(([, line, quoted = '']) => (line ?? quoted).trim()))];

/** A line with values, and those values. */
function filled(line: string): { command: string; used: string[] } {
  const used: string[] = [];
  const command = line.replaceAll(/<([^<>']+)>/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for <${name}> of: ${line}`);
    used.push(value);
    return value;
  });
  return { command: command.startsWith('value=') ? `${command}; test -n "$value"` : command, used };
}

/** Times are sent as seconds. */
const secondsOf = (value: string): string => String(Date.parse(value) / 1000);

/** Lines that the CLI has to refuse, so that a check which cannot fail is noticed. */
const wrong = [
  'aws dynamodb restore-table-to-point-in-time --target-table-name portal-restored --restore-date yesterday',
  'aws cloudformation delete-stacks --stack-name LanguageJobPortal-prod',
  "aws dynamodb query --table-name portal-data --key-condition-expression 'PK == :all'",
  'aws s3 sync s3://no-such-bucket/files s3://portal-files/files',
];

async function check(commands: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-aws-cli-'));
  writeFileSync(join(folder, 'razorpay.json'), '{"keyId":"rzp","keySecret":"secret","webhookSecret":"secret"}');
  const account = await startAccount(folder);
  const env = { ...account.environment, PATH: `${commands}:${process.env.PATH}`, HOME: folder, value: 'a secret' };
  const failed: string[] = [];
  try {
    for (const line of lines) {
      const { command, used } = filled(line);
      account.received.length = 0;
      const { code, output } = await runLine(command, folder, env);
      const sent = account.received.join('\n');
      const lost = used.filter((value) => !sent.includes(value) && !sent.includes(secondsOf(value)));
      const isRight = code === 0 && sent !== '' && lost.length === 0;
      if (!isRight) failed.push(line);
      process.stdout.write(`${isRight ? 'ok' : `FAILED (${code}, not sent: ${lost}) ${output.trim()}`}  ${line}\n`);
    }
    for (const line of wrong) if ((await runLine(line, folder, env)).code === 0) failed.push(`accepted: ${line}`);
    failed.push(...(await account.missing()));
  } finally {
    await account.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const each of failed) process.stdout.write(`FAILED: ${each}\n`);
  process.stdout.write(`${lines.length} lines of the AWS CLI, ${failed.length} findings\n`);
  return lines.length > 25 && failed.length === 0 ? 0 : 1;
}

process.exitCode = await checkByPythonTools({ name: 'account', what: 'The lines of the AWS CLI', check });
