import type { DeployedFunction } from './deployed-function.ts';
import { type DeployedTemplate, referenceIn, resourcesOf } from './template.ts';

interface ScheduleProperties {
  State: string;
  Target: { Arn: unknown; Input?: string };
}

/** Calls each scheduled function of the template once, sequentially. */
export async function runSchedules(
  template: DeployedTemplate,
  functions: ReadonlyMap<string, DeployedFunction>,
): Promise<void> {
  for (const [id, { State, Target }] of resourcesOf<ScheduleProperties>(template, 'AWS::Scheduler::Schedule')) {
    const target = functions.get(referenceIn(Target.Arn));
    if (State !== 'ENABLED' || !target) throw new Error(`The schedule ${id} calls nothing.`);
    await target.invoke(JSON.parse(Target.Input ?? '{}'));
  }
}
