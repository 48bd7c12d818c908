import { describe, expect, test } from 'vitest';
import { layouts } from '#infra/settings/stage-settings.ts';
import { referenceIn } from '#test/support/deployed/template.ts';
import lasting from './lasting-ids.json' with { type: 'json' };
import { lastingTypes, replacingProperties } from './lasting-types.ts';
import type { StackTemplate } from './merge-templates.ts';
import { synthesize } from './synthesize.ts';
import { changesOf } from './variants.ts';

const kinds = layouts.flatMap((layout) => (['embedded', 'opensearch'] as const).map((engine) => ({ layout, engine })));

describe.each(kinds)("the portal's stack in the layout $layout with $engine search", ({ layout, engine }) => {
  const { search } = changesOf({ stage: 'prod', region: 'us-east-1', engine });
  const { stacks } = synthesize('prod', {}, { layout, ...(search && { search }) });
  const resources = Object.entries((stacks['LanguageJobPortal-prod'] as StackTemplate).Resources);

  test('has what holds data, addresses or a place in the stream under the logical ids of its first release', () => {
    const ids = resources.filter(([, { Type }]) => lastingTypes.includes(Type)).map(([id, { Type }]) => [id, Type]);
    const ofEngine = engine === 'opensearch' ? lasting.engine : {};
    expect(Object.fromEntries(ids)).toEqual({ ...lasting.resources, ...ofEngine });
  });

  test('has them with the properties of their first release whose change would replace them, and their data', () => {
    const given = resources.flatMap(([id, { Type, Properties = {} }]) => {
      const own = (replacingProperties[Type] ?? []).flatMap((name) =>
        name in Properties ? [[name, Properties[name]]] : [],
      );
      return own.length > 0 ? [[id, Object.fromEntries(own)]] : [];
    });
    const ofEngine = engine === 'opensearch' ? lasting.engineReplacedBy : {};
    expect(Object.fromEntries(given)).toEqual({ ...lasting.replacedBy, ...ofEngine });
  });

  test('reads the stream with the same functions, from where they are', () => {
    const mappings = resources.filter(([, { Type }]) => Type === 'AWS::Lambda::EventSourceMapping');
    const readers = mappings.map(([id, { Properties }]) => {
      const { FunctionName, EventSourceArn, StartingPosition } = Properties;
      return [id, [referenceIn(FunctionName), referenceIn(EventSourceArn), StartingPosition]];
    });
    // Another function, table or position replaces the mapping: records would be lost, or handled twice.
    expect(Object.fromEntries(readers)).toMatchObject(lasting.readers);
  });
});
