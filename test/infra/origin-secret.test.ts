import { describe, expect, test } from 'vitest';
import { stages } from '#infra/settings/config.ts';
import { ourFunctions, resourcesOf, synthesize } from './synthesize.ts';

/** A template in a state of the replacement. */
const templateOf = (origin: number, otherOrigin?: number) => {
  const secretGenerations = { ...stages.prod.secretGenerations, origin };
  return synthesize('prod', {}, { secretGenerations, ...(otherOrigin && { otherOrigin }) }).template;
};
type Template = ReturnType<typeof templateOf>;

const states = [templateOf(1), templateOf(1, 2), templateOf(2, 1), templateOf(2)];

/** The generation of a reference to an origin secret. */
const generationIn = (value: unknown) => Number(/Secretsorigin(\d)/.exec(JSON.stringify(value) ?? '')?.[1]);

const sentBy = (template: Template): number => {
  const origins = resourcesOf(template, 'AWS::CloudFront::Distribution').flatMap(
    ([, { Properties }]) => (Properties.DistributionConfig as { Origins: { OriginCustomHeaders?: unknown }[] }).Origins,
  );
  return generationIn(origins.find(({ OriginCustomHeaders }) => OriginCustomHeaders)?.OriginCustomHeaders);
};

/** The generations that each function behind the API accepts. */
const acceptedBy = (template: Template): number[][] =>
  ourFunctions(template).flatMap(([, { Properties }]) => {
    const { Variables } = Properties.Environment as { Variables: Record<string, unknown> };
    const { ORIGIN_SECRET, OTHER_ORIGIN_SECRET } = Variables;
    if (ORIGIN_SECRET === undefined) return [];
    return [[ORIGIN_SECRET, OTHER_ORIGIN_SECRET].filter((each) => each !== undefined).map(generationIn)];
  });

describe('the replacement of the origin secret', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
  ])(
    'refuses no call in step %i, in whichever order edge and functions change, also when it is rolled back',
    (step) => {
      const [from, to] = [states[step - 1] as Template, states[step] as Template];
      for (const [edge, functions] of [
        [from, to],
        [to, from],
        [to, to],
      ] as const) {
        const accepted = acceptedBy(functions);
        expect(accepted.length).toBeGreaterThan(20);
        for (const each of accepted) expect(each).toContain(sentBy(edge));
      }
    },
  );

  test('would refuse calls without its steps', () => {
    const [first, , , last] = states as [Template, Template, Template, Template];
    expect(acceptedBy(last).flat()).not.toContain(sentBy(first));
  });

  test('accepts one secret before and after, and two in between', () => {
    const counts = states.map((template) => new Set(acceptedBy(template).map(({ length }) => length)));
    expect(counts.map((each) => [...each])).toEqual([[1], [2], [2], [1]]);
    const secrets = states.map((template) => resourcesOf(template, 'AWS::SecretsManager::Secret').length);
    expect(secrets).toEqual([6, 7, 7, 6]);
  });

  test('is named by an output, for the task and the next deployment', () => {
    for (const name of ['OriginSecret', 'AcceptedOrigin']) {
      const outputs = states.map((template) => template.toJSON().Outputs[name].Value);
      expect(outputs).toEqual(['1', '1 2', '2 1', '2']);
    }
  });
});
