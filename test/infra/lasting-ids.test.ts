import { describe, expect, test } from 'vitest';
import { referenceIn } from '#test/support/deployed/template.ts';
import lasting from './lasting-ids.json' with { type: 'json' };
import { type Resource, resourcesOf, synthesize } from './synthesize.ts';

/** Types whose resources hold data, an address that others know, or the place in a stream. */
const lastingTypes = [
  'AWS::CloudFront::Distribution',
  'AWS::DynamoDB::GlobalTable',
  'AWS::Lambda::EventSourceMapping',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
  'AWS::SES::ConfigurationSet',
  'AWS::SES::EmailIdentity',
  'AWS::SNS::Topic',
  'AWS::SQS::Queue',
];

describe('a deployed stage', () => {
  const { template } = synthesize('prod');
  const resources = template.toJSON().Resources as Record<string, Resource>;

  test('has what holds data, addresses or a place in the stream under the logical ids of its first release', () => {
    const ids = lastingTypes.flatMap((type) => resourcesOf(template, type).map(([id]) => [id, type]));
    expect(Object.fromEntries(ids)).toEqual(lasting.resources);
  });

  test('reads the stream with the same functions, from where they are', () => {
    const readers = resourcesOf(template, 'AWS::Lambda::EventSourceMapping').map(([id, { Properties }]) => {
      const { FunctionName, EventSourceArn, StartingPosition } = Properties;
      const target = referenceIn(FunctionName);
      expect(resources[target]?.Type).toBe('AWS::Lambda::Function');
      return [id, [target, referenceIn(EventSourceArn), StartingPosition]];
    });
    // Another function, table or position replaces the mapping: records would be lost, or handled twice.
    expect(Object.fromEntries(readers)).toEqual(lasting.readers);
  });
});
