import { describe, expect, test } from 'vitest';
import { layoutOf, refuseSkippedSteps } from '#infra/release/layout-steps.ts';
import { refuseLosses } from '#infra/release/refuse-losses.ts';
import { layouts } from '#infra/settings/stage-settings.ts';
import { synthesize } from './synthesize.ts';

const ofLayouts = layouts.map((layout) => [layout, Object.values(synthesize('prod', {}, { layout }).stacks)] as const);
const [, [portalBeside] = []] = ofLayouts[0] ?? [];
/** As before there were several stacks; also when the first step failed after the portal's stack. */
const previous = ['previous', [portalBeside ?? {}]] as const;
const deployments = [previous, ...ofLayouts];

test.each(deployments)('the layout %s is recognised by its templates', (layout, templates) => {
  expect(layoutOf(templates)).toBe(layout);
});

const pairs = deployments.flatMap(([from, deployed], start) =>
  ofLayouts.map(([to, next], index) => ({ from, deployed, to, next, steps: Math.abs(index + 1 - start) })),
);

describe('a deployment', () => {
  test.each(pairs.filter(({ steps }) => steps <= 1))('from $from to $to is one step', ({ deployed, next }) => {
    expect(() => refuseSkippedSteps(deployed, next)).not.toThrow();
  });

  test.each(pairs.filter(({ steps }) => steps > 1))('from $from to $to is refused', ({ from, deployed, to, next }) => {
    expect(() => refuseSkippedSteps(deployed, next)).toThrow(`has the layout ${from}, and ${to} would skip a step`);
  });

  test('names the step that comes first', () => {
    const [, , [, apart] = previous] = ofLayouts;
    expect(() => refuseSkippedSteps(previous[1], apart)).toThrow('Deploy "layout": "beside" first');
  });

  test('that skips a step is refused before its losses are compared, in the region of the stage only', () => {
    const [, , [, next] = previous] = ofLayouts;
    const comparison = { stage: 'prod', region: 'us-east-1', next, confirmed: [] };
    const refuse = (region: string) => () =>
      refuseLosses({ ...comparison, deployed: { region, templates: [...previous[1]] } });
    expect(refuse('us-east-1')).toThrow('would skip a step');
    expect(refuse('ap-south-1')).toThrow('the stage is in ap-south-1');
  });

  test('of a new stage is the last step at once', () => {
    const [, , [, apart] = previous] = ofLayouts;
    expect(() => refuseSkippedSteps([], apart)).not.toThrow();
  });
});
