import { describe, expect, test } from 'vitest';
import { lossesBetween, type StackTemplate } from '#infra/release/losses.ts';
import { type StackConfig, stages } from '#infra/settings/config.ts';
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
    // The first one remains for a rollback of the functions, until it is replaced again.
    expect(secrets).toEqual([6, 7, 7, 7]);
  });

  test('is named by an output, for the task and the next deployment', () => {
    for (const name of ['OriginSecret', 'AcceptedOrigin']) {
      const outputs = states.map((template) => template.toJSON().Outputs[name].Value);
      expect(outputs).toEqual(['1', '1 2', '2 1', '2']);
    }
  });
});

/** Secrets that the functions' stack refers to, and those that the portal's stack has outputs for, by name and generation. */
function secretsOf(changes: Partial<StackConfig['secretGenerations']>, otherOrigin?: number) {
  const secretGenerations = { ...stages.prod.secretGenerations, ...changes };
  const { stacks } = synthesize('prod', {}, { secretGenerations, ...(otherOrigin && { otherOrigin }) });
  const namesIn = (value: unknown) =>
    new Set(
      [...(JSON.stringify(value) ?? '').matchAll(/PublishOutputRefSecrets([A-Za-z]+\d)/g)].map(([, name]) => name),
    );
  const [portal, functions] = ['LanguageJobPortal-prod', 'LanguageJobPortal-prod-Api'].map((name) => stacks[name]);
  return {
    templates: [portal, functions] as StackTemplate[],
    used: namesIn(functions),
    there: namesIn(portal?.Outputs),
  };
}

describe('secrets that are replaced', () => {
  const first = secretsOf({});

  test.each<[what: string, changes: Parameters<typeof secretsOf>, others: number, safe: boolean]>([
    ['none', [{}], 0, true],
    ['the cursor', [{ cursor: 2 }], 1, true],
    ['links and pepper', [{ mailLinks: 2, otpPepper: 2 }], 2, true],
    ['bootstrap', [{ bootstrap: 2 }], 1, true],
    ['the marker of trials', [{ trialMarker: 2 }], 0, false],
    ['the origin secret, first step', [{ origin: 1 }, 2], 1, true],
    ['the cursor by two generations', [{ cursor: 3 }], 1, false],
  ])('leave the functions what they are rolled back to: %s', (_, changes, others, isSafe) => {
    const next = secretsOf(...changes);
    expect(next.there.size).toBe(6 + others);
    expect(first.used.isSubsetOf(next.there)).toBe(isSafe);
    expect(lossesBetween(first.templates, next.templates).map(({ name }) => name)).toEqual(isSafe ? [] : ['secrets']);
  });

  test('are left in each step of the origin secret, and in the next replacement', () => {
    const steps = [secretsOf({}), secretsOf({}, 2), secretsOf({ origin: 2 }, 1), secretsOf({ origin: 2 })];
    steps.push(secretsOf({ origin: 2 }, 3), secretsOf({ origin: 3 }, 2), secretsOf({ origin: 3 }));
    for (const [index, next] of steps.entries()) {
      const before = steps[index - 1];
      if (before) expect(before.used.isSubsetOf(next.there), `step ${index}`).toBe(true);
    }
    expect(steps.map(({ there }) => there.size)).toEqual([6, 7, 7, 7, 8, 7, 7]);
  });
});
