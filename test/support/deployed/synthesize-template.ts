import { PortalFunction } from '#infra/constructs/portal-function.ts';
import type { StackConfig, StageName } from '#infra/settings/config.ts';
import { synthesize } from '#test/infra/synthesize.ts';
import type { DeployedTemplate } from './template.ts';

/**
 * Synthesizes the template of a stage, merged of its stacks, with the module of each function.
 * @param changed settings of the stage that differ
 */
export function synthesizeTemplate(stage: StageName, changed: Partial<StackConfig> = {}): DeployedTemplate {
  const { ofStage, template } = synthesize(stage, {}, changed);
  const { Resources, Outputs } = template.toJSON();
  const entries = ofStage.flatMap((stack) =>
    stack.node
      .findAll()
      .filter((construct) => construct instanceof PortalFunction)
      .map((each) => [stack.getLogicalId(each.node.defaultChild as never), each.entry]),
  );
  return { resources: Resources, outputs: Outputs, entries: Object.fromEntries(entries) };
}
