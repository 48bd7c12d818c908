import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { exampleLegal } from '#infra/legal/example-legal.ts';
import { startGateway } from '#infra/local/gateway/server.ts';
import { ensureTable } from '#infra/local/table.ts';
import { publishedRates } from '#shared/domain/published-rates.ts';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { documentedCommands } from '#test/support/documented-commands.ts';
import { addDeployedStage, runTask } from '#test/support/operator.ts';
import { urlOf } from '#test/support/ports.ts';

await testApi();
const aws = awsStandIn();
const arn = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:bootstrap';
const folder = mkdtempSync(join(tmpdir(), 'portal-documented-'));
let gateway: Server;

/** The rates of the checkout as the European Central Bank's file has them, so that the task changes nothing. */
const ratesCsv = () => {
  const { EUR: _, ...rates } = publishedRates.perEuro;
  return [
    ['Date', ...Object.keys(rates)],
    [publishedRates.date, ...Object.values(rates)],
  ].join('\n');
};

/** The source map of a file of one letter. */
const sourceMap = JSON.stringify({ version: 3, sources: ['web/src/app/main.tsx'], names: [], mappings: 'AAAA' });

beforeAll(async () => {
  mkdirSync(join(folder, 'dist/web-maps'), { recursive: true });
  writeFileSync(join(folder, 'dist/web-maps/index-AbCd1234.js.map'), sourceMap);
  writeFileSync(join(folder, 'eurofxref.csv'), ratesCsv());
  const originSecret = process.env.ORIGIN_SECRET ?? '';
  gateway = await startGateway({ port: 0, siteDir: '/', originSecret, fileOrigins: [], checkoutOrigins: [] });
  aws.secrets[arn] = process.env.BOOTSTRAP_SECRET ?? '';
  addDeployedStage(aws, { SiteUrl: urlOf(gateway) });
  await ensureTable(process.env.DYNAMODB_ENDPOINT ?? '', 'portal-restored');
  Object.assign(process.env, { PORTAL_STAGE: 'test', PORTAL_REGION: 'us-east-1' });
  // The settings of an earlier version, which the task `settings` writes into a file.
  vi.stubEnv('PORTAL_MAIL_FROM', 'no-reply@jobs.example');
  vi.stubEnv('PORTAL_ALARM_MAIL', 'operations@jobs.example');
  vi.stubEnv('PORTAL_LEGAL', JSON.stringify(exampleLegal));
  vi.stubEnv('PORTAL_SELLER', JSON.stringify({ name: exampleLegal.name, address: '1 Example Street', gstin: null }));
});
// Checkpoints are stored below the working folder.
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  delete process.env.PORTAL_STAGE;
  delete process.env.PORTAL_REGION;
  gateway.closeAllConnections();
  gateway.close();
  rmSync(folder, { recursive: true });
});

/** `doctor` and `smoke` find missing parts here, and dry runs report by their exit code what they found. */
const mayFind = (words: readonly string[]) =>
  words[0] === 'doctor' || words[0] === 'smoke' || words.includes('--dry-run');

test.each(documentedCommands.filter(([name]) => name !== '<task>').map((words) => [words.join(' '), words] as const))(
  'the documented command %s works',
  async (_, words) => {
    const { code, out, errors } = await runTask(words);
    expect(errors).toBe('');
    expect(out).not.toBe('');
    expect(mayFind(words) ? [0, 1] : [0]).toContain(code);
  },
);
