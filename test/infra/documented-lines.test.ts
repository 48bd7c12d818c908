import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { isStackOf } from '#infra/release/read-deployed.ts';
import { confirmedIn } from '#infra/release/refuse-losses.ts';
import { stageNamed } from '#infra/settings/config.ts';
import { operatorDocuments } from '#test/support/documented-commands.ts';
import npm from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const logCodes = [...read('functions/platform/log.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, code]) => code);

/** A line of a release: what `deploy.mjs` and `npm run release` parse of it. */
const deploysRelease = (rest: string) => {
  const options = { stage: { type: 'string' }, confirm: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;
  const { stage, confirm } = parseArgs({ args: rest.split(' ').filter(Boolean), options }).values;
  stageNamed(stage ?? '');
  confirmedIn(confirm);
};

const cdkCommands = ['bootstrap', 'deploy', 'destroy', 'diff'];

/** `npx cdk <command> [stacks] [--all] [-c name=value]` */
function runsCdk(rest: string): void {
  const [command = '', ...args] = rest.replace(/#.*/, '').trim().split(/\s+/);
  expect(cdkCommands).toContain(command);
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean' }, context: { type: 'string', short: 'c', multiple: true } },
  });
  for (const each of values.context ?? []) {
    const [name, value = ''] = each.split('=');
    expect(['confirm', 'stage']).toContain(name);
    if (name === 'confirm') confirmedIn(value);
    else stageNamed(value);
  }
  const targets = positionals.filter((each) => !each.startsWith('aws://'));
  expect(targets.filter((name) => !isStackOf('prod', name))).toEqual([]);
}

/** Each part of `npm ci && npm test` is a command of npm, or a script of the package. */
const runsNpm = (line: string) => {
  for (const part of line.split(' && ')) {
    const [, script = ''] = /^npm (?:run )?(\S+)/.exec(part) ?? [];
    expect(['ci', ...Object.keys(npm.scripts)]).toContain(script);
  }
};

/** `gh workflow run <file> -f input=value`: a workflow of the repository, with its required inputs. */
function runsWorkflow(rest: string): void {
  const [file = '', ...args] = rest.split(' ');
  const dispatch = read(`.github/workflows/${file}`).split('workflow_dispatch:')[1]?.split(/^\S/m)[0] ?? '';
  const { values } = parseArgs({ args, options: { f: { type: 'string', short: 'f', multiple: true } } });
  for (const each of values.f ?? []) expect(dispatch).toMatch(new RegExp(`^ {6}${each.split('=')[0]}:`, 'm'));
}

/** A query of Logs Insights: its codes are those of the catalogue. */
const queriesLogs = (line: string) => {
  for (const [, code = ''] of line.matchAll(/code = "([A-Z_]+)"/g)) expect(logCodes).toContain(code);
};

const isTested = () => {};

/** What a line of a document may be, and its check; other tests run or check the first two as they are written. */
const kinds: [pattern: RegExp, check: (rest: string, line: string) => void][] = [
  [/^npm run operator -- /, isTested],
  [/^(value=\$\()?aws (?!s3 )/, isTested],
  [/^aws s3 sync (?=s3:\/\/<[^>]+>\/\S+ s3:\/\/<[^>]+>\/\S+( --delete)?$)/, isTested],
  [/^npx cdk /, runsCdk],
  [/^git checkout <commit> && npm ci && npx cdk /, runsCdk],
  [/^node deploy\.mjs /, deploysRelease],
  [/^npm run release -- /, deploysRelease],
  [/^npm (?!run (?:operator|release))/, (_, line) => runsNpm(line)],
  [/^gh workflow run /, runsWorkflow],
  [/^export PORTAL_STAGE=/, (rest) => void stageNamed(rest)],
  [/^filter /, (_, line) => queriesLogs(line)],
  // Parts of files, of code and of a zone: tests of settings, of the service worker and of mails have their own.
  [/^(?:"[a-zA-Z]+": |search: \{|self\.addEventListener|_dmarc\.)/, isTested],
];

const lines = [...new Set([...operatorDocuments.matchAll(/^ {4,}(\S.*)$/gm)].map(([, line = '']) => line))].filter(
  (line) => !/^[-*|0-9]/.test(line),
);

test('documents have lines to type', () => {
  expect(lines.length).toBeGreaterThan(60);
});

test.each(lines)('each line of the operator documents is of a kind that is tested: %s', (line) => {
  const found = kinds.filter(([pattern]) => pattern.test(line));
  expect(found.map(([pattern]) => String(pattern))).toHaveLength(1);
  for (const [pattern, check] of found) check(line.replace(pattern, ''), line);
});

test.each([
  'npx cdk deploy --al',
  'npx cdk deploy --all -c confirm=everything',
  'npx cdk deploy --all -c stage=production',
  'npx cdk destroy LanguageJobPortal-dev-Api',
  'npx cdk deply --all',
  'node deploy.mjs --stage prod --confirmed alias',
  'npm run release -- --stage production',
  'gh workflow run deploy.yml -f stag=prod',
  'filter code = "BROWSER_REPORT" | stats count()',
  'export PORTAL_STAGE=production',
  'npm ci && npm tests',
])('a wrong line is noticed: %s', (line) => {
  const [pattern, check] = kinds.find(([each]) => each.test(line)) ?? expect.fail('no kind');
  expect(() => check(line.replace(pattern, ''), line)).toThrow();
});
