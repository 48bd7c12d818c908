import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, NagPack } from 'cdk-nag';
import { describe, expect, test, vi } from 'vitest';
import { india, knownAccount, synthesize } from './synthesize.ts';

const finalDeployments = (['dev', 'prod'] as const).flatMap((stage) =>
  [{}, india].flatMap((place) => [{}, knownAccount].map((account) => ({ stage, ...place, ...account }))),
);
/** A finding would stop a stage on its way to several stacks. */
const deployments = [
  ...finalDeployments,
  ...(['beside', 'switched'] as const).map((layout) => ({ stage: 'prod' as const, layout })),
];

describe.each(deployments)(
  'the AWS Solutions rules, with $stage, $region, $account and $layout',
  ({ stage, ...settings }) => {
    const { app } = synthesize(stage, settings);

    /** Acknowledged rules by the path of the construct that acknowledges them. */
    const explanations = app.node.findAll().flatMap((construct) =>
      construct.node.metadata
        .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
        .flatMap(({ data }) => Object.entries(data as Record<string, string>))
        .map(([id, reason]) => ({ path: construct.node.path, rule: id.replace(/^annotation::/i, ''), reason }))
        .filter(({ rule }) => rule.startsWith('AwsSolutions-')),
    );

    test('report no unacknowledged finding', () => {
      expect(new AwsSolutionsChecks(app).validateScope(app).violations).toEqual([]);
    });

    test('are accompanied by a synthesis without errors', () => {
      const messages = app.synth().stacks.flatMap((each) => each.messages);
      expect(messages.filter(({ level }) => level === 'error')).toEqual([]);
    });

    test('are acknowledged at single constructs, never for the whole stack', () => {
      expect(explanations.length).toBeGreaterThan(0);
      for (const { path, reason } of explanations) {
        expect(path).toContain('/');
        expect(reason.length).toBeGreaterThan(20);
      }
    });

    test('need every acknowledgement', () => {
      vi.spyOn(NagPack.prototype as unknown as { isAcknowledged(): boolean }, 'isAcknowledged').mockReturnValue(false);
      const found = new AwsSolutionsChecks(app).validateScope(app).violations.flatMap((violation) =>
        violation.violatingResources.map((resource) => ({
          rule: violation.ruleName,
          path: resource.constructPath ?? '',
        })),
      );
      const idle = explanations.filter(
        ({ rule, path }) => !found.some((finding) => finding.rule === rule && finding.path.startsWith(`${path}/`)),
      );
      expect(idle).toEqual([]);
    });
  },
);
