import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthesize } from '#test/infra/synthesize.ts';
import { changesOf, type Variant, variants } from '#test/infra/variants.ts';
import { checkByPythonTools } from '#test/support/python-tools.ts';
import { accepted } from './accepted.ts';

// `npm run templates`: cfn-lint and checkov on the templates of every kind of deployment.

/** Writes each stack's template of a kind of deployment. */
function writeTemplates(folder: string, variant: Variant): void {
  const { stacks, edge } = synthesize(variant.stage, {}, changesOf(variant));
  const companions = Object.entries(edge).flatMap(([name, template]) => (template ? [[name, template.toJSON()]] : []));
  for (const [name, template] of [...Object.entries(stacks), ...companions]) {
    const file = [variant.stage, variant.region, variant.engine, name].join('-');
    writeFileSync(join(folder, `${file}.json`), JSON.stringify(template, undefined, 1));
  }
}

interface Finding {
  check_id: string;
  check_name: string;
  file_path: string;
  resource: string;
}

const placeOf = ({ file_path, resource }: Finding): string => `${file_path.slice(1)} ${resource}`;

function runCheckov(commands: string, folder: string): Finding[] {
  const options = ['--directory', folder, '--framework', 'cloudformation', '--compact', '--quiet', '--output', 'json'];
  // Findings are no failure of the command; it looks nothing up.
  const output = execFileSync(join(commands, 'checkov'), [...options, '--soft-fail', '--skip-download'], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const report = JSON.parse(output) as { results: { failed_checks: Finding[] }; summary: Record<string, number> };
  if (report.summary.parsing_errors !== 0 || !report.summary.passed) throw new Error('checkov read no templates.');
  return report.results.failed_checks;
}

/** Prints what checkov found and is not accepted, and what is accepted without need; returns how many lines. */
function judge(findings: readonly Finding[]): number {
  const acceptedOf = (finding: Finding) =>
    accepted.find(({ rule, where }) => rule === finding.check_id && (where?.test(placeOf(finding)) ?? true));
  const used = new Set(findings.map(acceptedOf));
  const lines = [
    ...findings
      .filter((finding) => !acceptedOf(finding))
      .map((finding) => `${finding.check_id} ${placeOf(finding)}: ${finding.check_name}`),
    ...accepted
      .filter((each) => !used.has(each))
      .map(({ rule, where = '' }) => `${rule} ${where}: needless in accepted.ts`),
  ];
  for (const line of lines) process.stdout.write(`${line}\n`);
  return lines.length;
}

function check(commands: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'portal-templates-'));
  try {
    for (const variant of variants) writeTemplates(folder, variant);
    // W3005: the CDK states dependencies that follow from references, too.
    const lint = spawnSync(join(commands, 'cfn-lint'), ['--ignore-checks', 'W3005', '--', `${folder}/*.json`], {
      stdio: 'inherit',
    });
    const failures = judge(runCheckov(commands, folder));
    process.stdout.write(`cfn-lint: ${lint.status === 0 ? 'no' : 'some'} findings; checkov: ${failures} findings\n`);
    return lint.status === 0 && failures === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

process.exitCode = await checkByPythonTools({ name: 'templates', what: 'The templates', check });
