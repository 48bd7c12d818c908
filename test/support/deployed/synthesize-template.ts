import { PortalFunction } from '#infra/constructs/portal-function.ts';
import type { StackConfig, StageName } from '#infra/settings/config.ts';
import { synthesize } from '#test/infra/synthesize.ts';
import type { DeployedTemplate } from './template.ts';

/**
 * Synthesizes the template of a stage, with the module of each function.
 * @param changed settings of the stage that differ
 */
export function synthesizeTemplate(stage: StageName, changed: Partial<StackConfig> = {}): DeployedTemplate {
  const { stack, template } = synthesize(stage, {}, changed);
  const { Resources, Outputs } = template.toJSON();
  const functions = stack.node.findAll().filter((construct) => construct instanceof PortalFunction);
  const entries = functions.map((each) => [stack.getLogicalId(each.node.defaultChild as never), each.entry]);
  return { resources: Resources, outputs: Outputs, entries: Object.fromEntries(entries) };
}
