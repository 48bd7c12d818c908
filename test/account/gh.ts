import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// Takes the place of GitHub's command: `gh workflow run <file> -f input=value` checks the inputs as GitHub does, brings the
// artifact of the named run, which is in the folder of the variable RUNS, and runs what the job deploys with.

const options = { 'raw-field': { type: 'string', short: 'f', multiple: true } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const [command, action, file = ''] = positionals;
if (`${command} ${action}` !== 'workflow run') throw new Error(`gh ${command} ${action} is not known here.`);
const workflow = readFileSync(join('.github/workflows', file), 'utf8');

/** The inputs of the dispatch by name, each with its lines. */
const dispatch = workflow.split('workflow_dispatch:')[1]?.split(/^\S/m)[0] ?? '';
const known = new Map(
  [...dispatch.matchAll(/^ {6}(\w+):\n((?: {8}.*\n)+)/gm)].map(([, name = '', of = '']) => [name, of]),
);
const given = new Map((values['raw-field'] ?? []).map((field) => field.split('=') as [string, string]));
const unexpected = [...given.keys()].filter((name) => !known.has(name));
if (unexpected.length > 0) throw new Error(`HTTP 422: Unexpected inputs provided: ${unexpected}`);

const inputs = new Map<string, string>();
for (const [name, of] of known) {
  const value = given.get(name) ?? /default: "(.*)"/.exec(of)?.[1];
  const choices = /options: \[(.*)\]/.exec(of)?.[1]?.split(', ');
  if (value === undefined) throw new Error(`HTTP 422: Required input '${name}' not provided`);
  if (choices?.includes(value) === false)
    throw new Error(`HTTP 422: Provided value '${value}' for input '${name}' not in the list of allowed values`);
  inputs.set(name, value);
}
const text = workflow.replaceAll(/\$\{\{ inputs\.(\w+) \}\}/g, (_, name: string) => inputs.get(name) ?? '');

/** A value of the step that brings the artifact. */
const ofArtifact = (name: string) =>
  new RegExp(`actions/download-artifact@[\\s\\S]*? ${name}: (.*)`).exec(text)?.[1] ?? '';
const artifact = join(process.env.RUNS ?? '', ofArtifact('run-id'), ofArtifact('name'));
mkdirSync(ofArtifact('path'), { recursive: true });
for (const each of readdirSync(artifact)) copyFileSync(join(artifact, each), join(ofArtifact('path'), each));

const [, script = 'false', variables = ''] =
  /- run: (\.ci\/release\/deploy\.sh .*)\n +env:\n((?: {10}.*\n)+)/.exec(text) ?? [];
const env = Object.fromEntries(
  [...variables.matchAll(/(\w+): (.*)/g)].map(([, name = '', value = '']) => [name, value]),
);
process.exitCode = spawnSync('bash', ['-c', script], { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
