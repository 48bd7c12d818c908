import { systemCalls } from '#shared/contracts/system.ts';
import { type StageName, stages } from '../../settings/config.ts';
import {
  isSafeChange,
  nextOrigin,
  type Origin,
  originOf,
  readOrigin,
  writeOrigin,
} from '../../settings/origin-secret.ts';
import { OperatorProblem } from '../target/problem.ts';
import { defineTask } from '../target/task.ts';

const timeoutMs = 15_000;

/** Leads through the replacement of the secret that edge and functions share. */
export const originSecret = defineTask({
  summary: 'says which step of replacing the origin secret comes next, and whether this checkout may be deployed',
  about: `Compares the deployed stage with the settings of this checkout, and requests the health call through the edge. It changes nothing,
with and without --dry-run: each step is a deployment. The exit code is 1 when calls are refused, or would be by a deployment
of this checkout.`,
  options: {},
  run: async (_, { target, print }) => {
    if (target.stage === undefined) throw new OperatorProblem('The local run has one secret for edge and functions.');
    const deployed = readOrigin(target.output('OriginSecret'));
    const functions = readOrigin(target.output('AcceptedOrigin'));
    const isBehind = writeOrigin(functions) !== writeOrigin(deployed);
    const wanted = settingsOf(target.stage) ?? deployed;
    print(`Deployed: ${describe(deployed)}.`);
    if (isBehind) print(`The last deployment failed before the functions: by theirs, ${describe(functions)}.`);
    const status = await healthOf(target.output('SiteUrl'));
    print(`The health call through the edge answers with ${status ?? 'nothing'}.`);
    if (status === 403) {
      print('The functions refuse what the edge sends: deploy the last step again, or both of its generations.');
      return 1;
    }
    if (!isSafeChange(deployed, wanted, functions)) {
      const first = settingsText(isBehind ? deployed : nextOrigin(deployed));
      print(`Do not deploy this checkout (${describe(wanted)}): calls would be refused. First: ${first}.`);
      return 1;
    }
    print(
      writeOrigin(wanted) === writeOrigin(deployed) && !isBehind
        ? `Next: ${stepText(deployed)}`
        : `Deploy this checkout: ${describe(wanted)}.`,
    );
    return status === 200 ? 0 : 1;
  },
});

/** Those of this checkout; undefined for a stage that it does not have. */
function settingsOf(stage: string): Origin | undefined {
  if (!Object.hasOwn(stages, stage)) return undefined;
  return originOf(stages[stage as StageName]);
}

const describe = ({ sent, other }: Origin): string =>
  other === undefined
    ? `the edge sends generation ${sent}, and the functions accept no other`
    : `the edge sends generation ${sent}, and the functions also accept ${other}`;

const settingsText = ({ sent, other }: Origin): string =>
  `secretGenerations.origin ${sent}, ${other === undefined ? 'no otherOrigin' : `otherOrigin ${other}`}`;

function stepText(deployed: Origin): string {
  const next = nextOrigin(deployed);
  const settings = `set ${settingsText(next)}, and deploy`;
  if (deployed.other === undefined) return `nothing. To replace the secret, ${settings}.`;
  return deployed.other > deployed.sent
    ? `${settings}: the edge then sends the new secret.`
    : `${settings}: the old secret is then deleted, and opens nothing.`;
}

async function healthOf(site: string): Promise<number | undefined> {
  const url = new URL(`/api${systemCalls.health.path}`, site);
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );
  return response?.status;
}
