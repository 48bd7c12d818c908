import { layouts } from '../settings/stage-settings.ts';
import type { StackTemplate } from './losses.ts';

/** The layouts of a stage in their order; the first is the one before there were several stacks. */
const order = ['previous', ...layouts] as const;
type Layout = (typeof order)[number];

const resourcesOf = (templates: readonly StackTemplate[], type: string): [string, Record<string, unknown>][] =>
  templates
    .flatMap(({ Resources = {} }) => Object.entries(Resources))
    .flatMap(([id, { Type, Properties = {} }]) => (Type === type ? [[id, Properties]] : []));

/** The layout of a stage by its templates; undefined if it has no edge, which the first deployment makes. */
export function layoutOf(templates: readonly StackTemplate[]): Layout | undefined {
  const [edge] = resourcesOf(templates, 'AWS::CloudFront::Distribution');
  if (!edge) return undefined;
  if (resourcesOf(templates, 'AWS::ApiGatewayV2::Route').length === 0) return 'apart';
  const isNew = ([, { Body }]: [string, Record<string, unknown>]) => Body !== undefined;
  const newApis = resourcesOf(templates, 'AWS::ApiGatewayV2::Api').filter(isNew);
  const { Origins } = edge[1].DistributionConfig as { Origins: unknown };
  if (newApis.some(([id]) => JSON.stringify(Origins).includes(`"${id}"`))) return 'switched';
  // Without its stage, in another stack, the new API answers nothing.
  const stages = resourcesOf(templates, 'AWS::ApiGatewayV2::Stage');
  return stages.some(([, { StageVariables }]) => StageVariables !== undefined) ? 'beside' : 'previous';
}

/**
 * @throws Error when a deployment would skip a step between one stack and several, in either direction: the edge would
 * forward calls to an API that does not answer yet
 */
export function refuseSkippedSteps(deployed: readonly StackTemplate[], next: readonly StackTemplate[]): void {
  const [from, to] = [layoutOf(deployed), layoutOf(next)];
  if (!from || !to) return;
  const steps = order.indexOf(to) - order.indexOf(from);
  if (Math.abs(steps) <= 1) return;
  const between = order[order.indexOf(from) + Math.sign(steps)];
  throw new Error(
    `The stage has the layout ${from}, and ${to} would skip a step: the edge would forward calls to an API that does not answer yet. ` +
      `Deploy "layout": "${between}" first (docs/operations/stacks.md).`,
  );
}
