import { describe, expect, test } from 'vitest';
import { layouts } from '#infra/settings/stage-settings.ts';
import { referenceIn } from '#test/support/deployed/template.ts';
import lasting from './lasting-ids.json' with { type: 'json' };
import { lastingTypes } from './lasting-types.ts';
import type { StackTemplate } from './merge-templates.ts';
import { synthesize } from './synthesize.ts';

describe.each(layouts)("the portal's stack in the layout %s", (layout) => {
  const { stacks } = synthesize('prod', {}, { layout });
  const resources = Object.entries((stacks['LanguageJobPortal-prod'] as StackTemplate).Resources);

  test('has what holds data, addresses or a place in the stream under the logical ids of its first release', () => {
    const ids = resources.filter(([, { Type }]) => lastingTypes.includes(Type)).map(([id, { Type }]) => [id, Type]);
    expect(Object.fromEntries(ids)).toEqual(lasting.resources);
  });

  test('reads the stream with the same functions, from where they are', () => {
    const mappings = resources.filter(([, { Type }]) => Type === 'AWS::Lambda::EventSourceMapping');
    const readers = mappings.map(([id, { Properties }]) => {
      const { FunctionName, EventSourceArn, StartingPosition } = Properties;
      return [id, [referenceIn(FunctionName), referenceIn(EventSourceArn), StartingPosition]];
    });
    // Another function, table or position replaces the mapping: records would be lost, or handled twice.
    expect(Object.fromEntries(readers)).toEqual(lasting.readers);
  });
});
