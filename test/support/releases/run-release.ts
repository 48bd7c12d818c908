import { expect } from 'vitest';
import { versionCalls } from '#functions/services/releases/version-calls.ts';
import type { DeployedFunction } from '../deployed/deployed-function.ts';
import { eventually } from '../eventually.ts';
import { type DataPoint, isRaised } from './alarm-state.ts';
import type { ReleasePlan } from './release-plan.ts';
import type { startReleaseWorld } from './release-world.ts';

type World = Awaited<ReturnType<typeof startReleaseWorld>>;

interface Traffic {
  /** Calls in each minute. */
  calls: number;
  /** Path of the calls, by default one of pages. */
  path?: string;
  /** Calls of other functions that the release serves well, in each minute. */
  others?: number;
  /** Of ten calls in a row, one goes to the new version first; so many of these tens meet its defect. */
  defects: number;
}

export interface Outcome {
  end: 'refused' | 'rolled back' | 'released';
  /** Calls of each minute that the new version answered, and that failed, until the end, and of the minute after it. */
  minutes: { byNext: number; failed: number }[];
}

/** Releases a new version of a function as CodeDeploy does by the plan of the template, a minute of traffic at a time. */
export async function runRelease(
  world: World,
  functionId: string,
  plan: ReleasePlan,
  traffic: Traffic,
): Promise<Outcome> {
  const points: DataPoint[] = [];
  const minutes: Outcome['minutes'] = [];
  const callMinute = async (share: number) => {
    const done = await callFor(world, functionId, share, traffic);
    points.push(...done.points.map((point) => ({ ...point, at: minutes.length * 60 })));
    const [own] = world.pointsOf('next', 0, minutes.length * 60);
    if (own) points.push(...Array.from({ length: traffic.others ?? 0 }, () => ({ ...own, value: 0 })));
    minutes.push(done.minute);
  };
  const finish = async (end: Outcome['end']): Promise<Outcome> => {
    await callMinute(end === 'released' ? 1 : 0);
    return { end, minutes };
  };
  if (!(await isAccepted(world, plan))) return finish('refused');
  for (let minute = 0; minute < plan.minutes; minute += 1) {
    await callMinute(plan.share);
    const isBad = plan.alarms.some((id) => isRaised(world.alarm(id), points, minutes.length * 60));
    if (isBad) return finish('rolled back');
  }
  return finish('released');
}

/** Whether the hook of the release, if it has one, lets its version get calls. */
export async function isAccepted(world: World, { application, group, hook }: ReleasePlan): Promise<boolean> {
  if (hook === undefined) return true;
  const deploymentId = `${application}/${group}`;
  const lines = world.countedLines('next').length;
  await world.functions.next
    .get(hook)
    ?.invoke({ DeploymentId: deploymentId, LifecycleEventHookExecutionId: 'execution' });
  if (world.statusesOf(deploymentId).at(-1) !== 'Succeeded') return false;
  await eventually(() => expect(world.countedLines('next')).toHaveLength(lines + versionCalls(group).length));
  return true;
}

async function callFor(
  world: World,
  functionId: string,
  share: number,
  { calls, defects, path = 'pages/robots' }: Traffic,
) {
  const [before, next] = [world.functions.before.get(functionId), world.functions.next.get(functionId)];
  const from = { before: world.countedLines('before').length, next: world.countedLines('next').length };
  let sent = 0;
  let byNext = 0;
  const alias: Pick<DeployedFunction, 'invoke'> = {
    invoke: (event) => {
      const isNext = Math.floor((sent + 1) * share) > Math.floor(sent * share);
      sent += 1;
      byNext += isNext ? 1 : 0;
      return (isNext ? next : before)?.invoke(event) ?? expect.fail('no function');
    },
  };
  const api = world.api(functionId, { ...alias, stop: async () => undefined });
  let failed = 0;
  for (let call = 0; call < calls; call += 1) {
    const url = new URL(`http://api/api/${path}${Math.floor(call / 10) < defects ? '?defect' : ''}`);
    const headers = { 'x-origin-verify': process.env.ORIGIN_SECRET ?? '' };
    const answer = await api(
      { method: 'GET', url, headers, sourceIp: '127.0.0.1', httpVersion: '1.1' },
      Buffer.alloc(0),
    );
    failed += answer.status >= 500 ? 1 : 0;
  }
  // Lines arrive after answers; each call has one.
  const points = () => [...world.pointsOf('before', from.before, 0), ...world.pointsOf('next', from.next, 0)];
  await eventually(() => expect(points()).toHaveLength(calls));
  return { points: points(), minute: { byNext, failed } };
}
