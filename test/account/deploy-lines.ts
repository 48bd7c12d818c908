import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '#infra/local/process/options.ts';
import { operatorDocuments } from '#test/support/documented-commands.ts';
import { startAccount } from './account.ts';
import { Checkout } from './checkout.ts';
import { runLine } from './run-line.ts';
import { accountId } from './stack-store.ts';

// `npm run lines:deploy`: every documented line of the CDK, of releases, of git and of GitHub, by the commands themselves in a
// checkout of its own, against a local account, in the order of a stage's life. A line without a step here fails.

/** Indented lines, and quoted commands. `npx cdk synth` needs no account: `infra/app.test.ts` runs what it does. */
const written = operatorDocuments.matchAll(
  /(?:^ {4,}|`)((?:npx cdk (?!synth)|node deploy\.mjs |npm run release -- |gh |git )[^`\n]+|npm ci)(?=`|$)/gm,
);
const documented = new Set([...written].map(([, line = '']) => line.trim()));
const [selected = ''] = /^ {4}export PORTAL_STAGE=.*/m.exec(operatorDocuments) ?? [];

const portal = 'LanguageJobPortal-prod';
const own = ['', '-Api', '-Pages', '-Watch'];
const example = JSON.parse(readFileSync(join(repositoryRoot, 'stages/prod.example.json'), 'utf8'));
const { domainName: _, certificateArn: __, ...withoutHost } = example;

/** Lines of the account's list of stacks. */
const stacks = (region: string, status: string, parts = own) =>
  parts.map((part) => `${region}/${portal}${part} ${status}`);

interface Step {
  line: string;
  /** What an operator does before. */
  prepare?: () => void;
  /** In the folder of the release. */
  isOfRelease?: boolean;
  /** What the command says when it has to stop, and otherwise. */
  stops?: RegExp;
  says?: RegExp;
  /** Which stacks the account has after it, and has no longer. */
  leaves?: string[];
  removes?: string[];
}

const work = mkdtempSync(join(tmpdir(), 'portal-deploy-lines-'));
const checkout = new Checkout(join(work, 'checkout'));
checkout.write('prod', example);
const values: Record<string, string> = {
  ...{ account: accountId, region: 'ap-south-1', id: '17', commit: checkout.commit('Begin a stage') },
};

/** Packs the release as the workflow does, whose run keeps it. */
function keepRelease(): void {
  const folder = join(work, 'runs/17/release');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-C', join(checkout.folder, 'dist'), '-czf', join(folder, 'release.tar.gz'), 'release']);
  execFileSync('bash', ['-c', 'sha256sum release.tar.gz >release.tar.gz.sha256'], { cwd: folder });
}

const steps: readonly Step[] = [
  { line: 'npm ci' },
  {
    line: 'npx cdk bootstrap -c confirm=account aws://<account>/us-east-1 aws://<account>/<region>',
    leaves: ['us-east-1/CDKToolkit CREATE_COMPLETE', 'ap-south-1/CDKToolkit CREATE_COMPLETE'],
  },
  {
    line: 'npx cdk deploy --all',
    leaves: [
      ...stacks('ap-south-1', 'CREATE_COMPLETE'),
      ...stacks('us-east-1', 'CREATE_COMPLETE', ['-Firewall', '-EdgeLog']),
    ],
  },
  { line: 'npx cdk diff --all', says: /Number of stacks with differences: / },
  {
    line: `npx cdk deploy ${portal}`,
    leaves: [
      `ap-south-1/${portal} UPDATE_COMPLETE protected`,
      ...stacks('ap-south-1', 'CREATE_COMPLETE', ['-Api', '-Pages', '-Watch']),
    ],
  },
  {
    line: 'npm run release -- --stage prod',
    prepare: () => {
      checkout.write('prod', { ...withoutHost, deletionProtection: true });
      checkout.commit('Give up the host name');
    },
    says: /The release \w+ for prod is in/,
  },
  {
    line: 'node deploy.mjs --stage prod --dry-run',
    isOfRelease: true,
    stops: /alias: .*jobs\.example[\s\S]*certificate: /,
  },
  {
    line: 'node deploy.mjs --stage prod --confirm alias,certificate',
    isOfRelease: true,
    leaves: stacks('ap-south-1', 'UPDATE_COMPLETE protected'),
  },
  { line: 'node deploy.mjs --stage prod --dry-run', isOfRelease: true, says: /prod would lose nothing/ },
  { line: 'node deploy.mjs --stage prod', isOfRelease: true },
  {
    line: 'gh workflow run deploy.yml -f stage=prod -f run=<id>',
    prepare: keepRelease,
    says: /✅\s+LanguageJobPortal-prod-Pages/,
  },
  { line: 'git checkout <commit> && npm ci && npx cdk deploy --all' },
  { line: 'git checkout main -- stages' },
  { line: 'npx cdk deploy --all -c confirm=alias,certificate' },
  {
    line: 'npx cdk deploy --all -c confirm=region',
    prepare: () => checkout.write('prod', { ...withoutHost, region: 'us-east-1' }),
    leaves: stacks('us-east-1', 'CREATE_COMPLETE'),
  },
  {
    line: `npx cdk destroy ${portal}-Watch ${portal}-Pages ${portal}-Api`,
    leaves: [`us-east-1/${portal} CREATE_COMPLETE`],
    removes: stacks('us-east-1', '', ['-Api', '-Pages', '-Watch']),
  },
  { line: 'npx cdk destroy --all', removes: stacks('us-east-1', '') },
];

/** Puts a program into a folder of commands. */
function writeCommand(folder: string, name: string, program: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `#!/bin/sh\nexec ${process.execPath} ${program} "$@"\n`);
  chmodSync(join(folder, name), 0o755);
}

/** What sets npm up outside: for a registry, a proxy or certificates of its own. */
function npmEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => /^(npm_config_|node_extra_ca_certs$)/i.test(name));
  const files = { npm_config_userconfig: join(homedir(), '.npmrc'), npm_config_cache: join(homedir(), '.npm') };
  return { ...files, ...Object.fromEntries(own) };
}

async function check(): Promise<number> {
  const failed = [...documented].filter((line) => !steps.some((step) => step.line === line));
  const account = await startAccount(work);
  const commands = join(work, 'bin');
  writeCommand(commands, 'gh', join(repositoryRoot, 'test/account/gh.ts'));
  const env = {
    ...account.environment,
    // The buckets of the bootstrap are not among the local ones.
    AWS_ENDPOINT_URL_S3: account.environment.AWS_ENDPOINT_URL,
    ...{ PATH: `${commands}:${process.env.PATH}`, HOME: work, RUNS: join(work, 'runs') },
    ...npmEnvironment(),
    ...{ npm_config_audit: 'false', npm_config_fund: 'false' },
    // Answers, as without a terminal nothing can be answered.
    ...{ CDK_REQUIRE_APPROVAL: 'never', CDK_FORCE: 'true', CI: 'true', CDK_DISABLE_CLI_TELEMETRY: 'true' },
  };
  const run = (line: string, isOfRelease = false) => {
    const command = line.replaceAll(/<(\w+)>/g, (_, name: string) => values[name] ?? '');
    const folder = isOfRelease ? join(checkout.folder, 'dist/release') : checkout.folder;
    // The first line builds the site, and so does a release.
    const isBuilt = existsSync(join(checkout.folder, 'dist/web/index.html'));
    return runLine(`${selected.trim()}\n${command}`, folder, { ...env, ...(isBuilt && { CDK_BUILD: 'true' }) });
  };
  try {
    for (const { line, prepare, isOfRelease, stops, says, leaves = [], removes = [] } of steps) {
      const began = performance.now();
      prepare?.();
      let { code, output } = await run(line, isOfRelease);
      if (output.includes('are of this commit now: commit them')) {
        checkout.commit('Record what is released');
        ({ code, output } = await run(line, isOfRelease));
      }
      const present = account.stacks.describe();
      const isRight =
        documented.has(line) &&
        (code === 0) === (stops === undefined) &&
        (stops ?? says ?? /^/).test(output) &&
        leaves.every((each) => present.includes(`${each}\n`)) &&
        !removes.some((each) => present.includes(each));
      const seconds = Math.round((performance.now() - began) / 1000);
      process.stdout.write(`${isRight ? 'ok' : 'FAILED'} in ${seconds} s${stops ? ', stops' : ''}  ${line}\n`);
      if (isRight) continue;
      failed.push(line);
      process.stdout.write(`${output.split('\n').slice(-60).join('\n')}\n${present}\n`);
    }
  } finally {
    await account.stop();
    rmSync(work, { recursive: true, force: true });
  }
  for (const each of failed) process.stdout.write(`FAILED: ${each}\n`);
  process.stdout.write(`${documented.size} lines that deploy, ${failed.length} findings\n`);
  return failed.length === 0 ? 0 : 1;
}

process.exitCode = await check();
