import { describe, expect, test } from 'vitest';
import { layouts } from '#infra/settings/stage-settings.ts';
import { referenceIn } from '#test/support/deployed/template.ts';
import { lastingTypes } from './lasting-types.ts';
import type { StackTemplate } from './merge-templates.ts';
import { type Resource, synthesize } from './synthesize.ts';
import { changesOf, type Variant, variants } from './variants.ts';

type Layout = (typeof layouts)[number];

/** The stacks of a variant in a layout, by the last part of their names; the portal's has none. */
function stacksOf(variant: Variant, layout: Layout): Record<'portal' | 'Api' | 'Pages' | 'Watch', StackTemplate> {
  const { stacks } = synthesize(variant.stage, {}, { ...changesOf(variant), layout });
  const named = Object.entries(stacks).map(([name, template]) => [name.split('-')[2] ?? 'portal', template]);
  return Object.fromEntries(named);
}

const idsOf = ({ Resources }: StackTemplate, types: readonly string[]): string[] =>
  Object.entries(Resources).flatMap(([id, { Type }]) => (types.includes(Type) ? [id] : []));

const onlyOf = (template: StackTemplate, type: string): Resource => {
  const [id = '', ...more] = idsOf(template, [type]);
  const found = template.Resources[id];
  if (!found || more.length > 0) throw new Error(`There is not exactly one ${type}.`);
  return found;
};

interface Distribution {
  DistributionConfig: { Origins: { CustomOriginConfig?: object; DomainName: unknown }[] };
}

/** The API that the edge forwards calls to, by its logical id. */
function usedApi(portal: StackTemplate): string {
  const { Properties } = onlyOf(portal, 'AWS::CloudFront::Distribution') as unknown as { Properties: Distribution };
  const [origin] = Properties.DistributionConfig.Origins.filter(({ CustomOriginConfig }) => CustomOriginConfig);
  return referenceIn(origin?.DomainName);
}

/** A resource without the order in which it is deployed. */
const contentOf = (resource: Resource | undefined) => JSON.stringify({ ...resource, DependsOn: undefined });

/** What a deployment of `next` would add, remove and change. */
function changesBetween(before: StackTemplate, next: StackTemplate) {
  const ids = (template: StackTemplate) => Object.keys(template.Resources);
  const isChanged = (id: string) => contentOf(before.Resources[id]) !== contentOf(next.Resources[id]);
  return {
    added: ids(next).filter((id) => !before.Resources[id]),
    removed: ids(before).filter((id) => !next.Resources[id]),
    changed: ids(next).filter((id) => before.Resources[id] && isChanged(id)),
  };
}

describe.each(variants)('$stage in $region with $engine search, on its way to several stacks:', (variant) => {
  const [beside, switched, apart] = layouts.map((layout) => stacksOf(variant, layout)) as [Stacks, Stacks, Stacks];

  test('the new API and its functions are complete beside the previous one, which the edge still uses', () => {
    expect(usedApi(beside.portal)).toMatch(/^ApiHttpApi/);
    expect(Object.keys(beside.portal.Resources).length).toBeLessThanOrEqual(500);
    const stages = idsOf(beside.Api, ['AWS::ApiGatewayV2::Stage']).map((id) => beside.Api.Resources[id]?.Properties);
    expect(stages).toHaveLength(2);
    for (const stage of stages) expect(JSON.stringify(stage?.ApiId)).toContain('CallsApi');
    // The function that tries new versions belongs to the new API alone.
    const functions = (template: StackTemplate) =>
      idsOf(template, ['AWS::Lambda::Function']).filter((id) => !id.startsWith('ReleasesTry'));
    expect(functions(beside.portal)).toEqual(expect.arrayContaining(functions(beside.Api)));
  });

  test('nothing of the previous layout needs the new API, so a deployment without it undoes the first step', () => {
    const users = Object.entries(beside.portal.Resources).filter(([, each]) =>
      /"Calls(Api|Caller)/.test(JSON.stringify(each)),
    );
    expect(users.map(([, { Type }]) => Type)).toEqual(['AWS::ApiGatewayV2::Api', 'AWS::ApiGatewayV2::Api']);
  });

  test('the second step changes the edge and nothing else, and can be undone', () => {
    const { added, removed, changed } = changesBetween(beside.portal, switched.portal);
    expect({ added, removed, changed }).toEqual({
      added: [],
      removed: [],
      changed: idsOf(beside.portal, ['AWS::CloudFront::Distribution']),
    });
    expect(usedApi(switched.portal)).toMatch(/^CallsApi/);
    for (const name of ['Api', 'Pages', 'Watch'] as const) expect(switched[name], name).toEqual(beside[name]);
  });

  test('the last step removes what nothing uses, and neither it nor its undoing changes the edge', () => {
    const { added, removed, changed } = changesBetween(switched.portal, apart.portal);
    const lasting = idsOf(switched.portal, [...lastingTypes, 'AWS::IAM::Role']);
    expect(added).toEqual([]);
    expect(removed.filter((id) => idsOf(switched.portal, lastingTypes).includes(id))).toEqual([]);
    // The bucket of the site is tagged with the uploads that fill it.
    expect(changed.filter((id) => lasting.includes(id))).toEqual([expect.stringMatching(/^SiteContentBucket/)]);
    expect(changesBetween(switched.Api, apart.Api)).toEqual({ added: [], removed: [], changed: [] });
  });

  test('no upload deletes the files of the site when it goes', () => {
    const uploads = [beside.portal, switched.portal, switched.Pages].flatMap((template) =>
      idsOf(template, ['Custom::CDKBucketDeployment']).map((id) => template.Resources[id]?.Properties.RetainOnDelete),
    );
    expect(uploads).toEqual(Array(6).fill(true));
  });
});

type Stacks = ReturnType<typeof stacksOf>;
