import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, test } from 'vitest';
import { allowedTo, type Resource, resourcesOf, synthesize, theOnly } from './synthesize.ts';

const search = { engine: 'opensearch', maxIndexingOcu: 2, maxSearchOcu: 4 } as const;
const { app, template, text } = synthesize('dev', {}, { search });
const serverless = 'AWS::OpenSearchServerless';

const functionsWith = (name: string): [string, Resource][] =>
  resourcesOf(template, 'AWS::Lambda::Function').filter(([, { Properties }]) =>
    JSON.stringify(Properties.Environment ?? {}).includes(`"${name}"`),
  );
const descriptionsWith = (name: string) =>
  functionsWith(name)
    .map(([, { Properties }]) => String(Properties.Description).split(': ')[1])
    .sort();

/** The statements of the data access policies, by the description of the function that they name. */
function accessByFunction(): Record<string, Record<string, string[]>> {
  const policies = resourcesOf(template, `${serverless}::AccessPolicy`).map(([, { Properties }]) => Properties.Policy);
  const roles = new Map(
    functionsWith('SEARCH_ENDPOINT').map(([, { Properties }]) => [
      (Properties.Role as { 'Fn::GetAtt': [string] })['Fn::GetAtt'][0],
      String(Properties.Description).split(': ')[1] ?? '',
    ]),
  );
  const documentOf = (policy: unknown) =>
    (policy as { 'Fn::Join': [string, unknown[]] })['Fn::Join'][1]
      .map((part) => {
        if (typeof part === 'string') return part;
        const role = (part as { 'Fn::GetAtt'?: [string, string] })['Fn::GetAtt']?.[0];
        return (role !== undefined && roles.get(role)) || 'id';
      })
      .join('');
  const statements = policies.flatMap(
    (policy): { Principal: string[]; Rules: { ResourceType: string; Permission: string[] }[] }[] =>
      JSON.parse(documentOf(policy)),
  );
  return Object.fromEntries(
    statements.map(({ Principal, Rules }) => [
      Principal.join(),
      Object.fromEntries(Rules.map(({ ResourceType, Permission }) => [ResourceType, Permission])),
    ]),
  );
}

describe('a stage that searches with OpenSearch', () => {
  test('has a collection that scales to zero and no higher than its limit', () => {
    expect(theOnly(template, `${serverless}::CollectionGroup`)).toMatchObject({
      Generation: 'NEXTGEN',
      CapacityLimits: { MaxIndexingCapacityInOcu: 2, MaxSearchCapacityInOcu: 4 },
    });
    const { CapacityLimits } = theOnly(template, `${serverless}::CollectionGroup`);
    expect(Object.keys(CapacityLimits as object)).toHaveLength(2);
    const collection = theOnly(template, `${serverless}::Collection`);
    const { Name } = theOnly(template, `${serverless}::CollectionGroup`);
    expect(collection).toMatchObject({ Type: 'SEARCH', CollectionGroupName: Name });
  });

  test('encrypts it, and opens its documents but no dashboards to signed requests', () => {
    const policies = resourcesOf(template, `${serverless}::SecurityPolicy`).map(([, { Properties }]) => Properties);
    expect(policies.map(({ Type }) => Type).sort()).toEqual(['encryption', 'network']);
    expect(JSON.stringify(policies)).not.toContain('dashboard');
  });

  test('lets functions do in it what their work needs', () => {
    const searches = { index: ['aoss:ReadDocument'] };
    expect(accessByFunction()).toEqual({
      jobs: searches,
      candidates: searches,
      search: searches,
      pages: searches,
      'documents of the search engine': {
        index: ['aoss:WriteDocument'],
        collection: ['aoss:DescribeCollectionItems'],
      },
      'indexes of the search engine': {
        index: ['CreateIndex', 'DescribeIndex', 'DeleteIndex', 'ReadDocument', 'WriteDocument'].map(
          (name) => `aoss:${name}`,
        ),
        collection: ['Create', 'Describe', 'Update', 'Delete'].map((name) => `aoss:${name}CollectionItems`),
      },
    });
  });

  test('gives the address to those functions only, with IAM rights on this collection only', () => {
    expect(descriptionsWith('SEARCH_ENDPOINT')).toEqual(Object.keys(accessByFunction()).sort());
    const rights = functionsWith('SEARCH_ENDPOINT').flatMap(([, { Properties }]) =>
      allowedTo(template, (Properties.Role as { 'Fn::GetAtt': [string] })['Fn::GetAtt'][0]),
    );
    const open = rights.filter(({ Action }) => [Action].flat().some((action) => action.startsWith('aoss:')));
    expect(open).toHaveLength(6);
    for (const { Action, Resource } of open) {
      expect(Action).toBe('aoss:APIAccessAll');
      expect(Resource).toMatchObject({ 'Fn::GetAtt': [expect.stringContaining('Collection'), 'Arn'] });
    }
  });

  test('queues changes from the stream, and keeps those that fail', () => {
    expect(descriptionsWith('SEARCH_QUEUE')).toEqual(['what follows from a write']);
    const queues = resourcesOf(template, 'AWS::SQS::Queue').filter(([, { Properties }]) => Properties.RedrivePolicy);
    expect(queues.map(([, { Properties }]) => Properties.RedrivePolicy)).toEqual([
      // The fourth attempt is after 18 minutes, and is logged as late.
      expect.objectContaining({ maxReceiveCount: 5 }),
    ]);
  });

  test('writes no snapshots of the embedded engine', () => {
    const schedules = resourcesOf(template, 'AWS::Scheduler::Schedule').map(([, each]) => JSON.stringify(each));
    expect(schedules.filter((each) => each.includes('snapshots'))).toEqual([]);
    expect(schedules.filter((each) => each.includes('Compares the search engine'))).toHaveLength(1);
  });

  test('continues every five minutes what a run did not finish', () => {
    const schedules = resourcesOf(template, 'AWS::Scheduler::Schedule').map(([, { Properties }]) => Properties);
    const continuing = schedules.filter(({ Target }) => JSON.stringify(Target).includes('continue'));
    expect(continuing).toEqual([
      expect.objectContaining({
        ScheduleExpression: 'rate(5 minutes)',
        Target: expect.objectContaining({ Input: '{"task":"continue"}' }),
      }),
    ]);
  });

  test('meets the AWS Solutions rules', () => {
    expect(new AwsSolutionsChecks(app).validateScope(app).violations).toEqual([]);
  });
});

test('a stage with the embedded engine has nothing of OpenSearch', () => {
  const embedded = synthesize('dev').text;
  expect(text).toContain(serverless);
  for (const word of [serverless, 'aoss', 'SEARCH_ENDPOINT', 'SEARCH_QUEUE', 'SearchKeeper']) {
    expect(embedded).not.toContain(word);
  }
});
