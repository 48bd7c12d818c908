import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Resource, resourcesOf, synthesize } from './synthesize.ts';

type Deployment = ReturnType<typeof synthesize>;
let first: Deployment;
let running: Deployment;
beforeAll(() => {
  first = synthesize('prod', { deletionProtection: 'false' });
  running = synthesize('prod');
});

const everything = (template: Template): [string, Resource][] =>
  Object.entries(template.toJSON().Resources as Record<string, Resource>);

/** Resources that contain user data or logs about it. */
const stored = ['AWS::DynamoDB::GlobalTable', 'AWS::Logs::LogGroup', 'AWS::S3::Bucket', 'AWS::SES::EmailIdentity'];

/** Without these, the stored markers of used trials and the hashes of certificates' numbers are worthless. */
const storedSecret = /^Secrets(trialMarker|cursor)/;

/** Resources whose content the next deployment rebuilds from the repository. */
const rebuilt = /^Site(ContentBucket|UploadLog)/;

/** Properties that name a resource uniquely in an account or region; without names of parts and display names. */
const naming: Record<string, (properties: Record<string, unknown>) => unknown> = {
  'AWS::CloudFront::CachePolicy': ({ CachePolicyConfig: config }) => nameIn(config),
  'AWS::CloudFront::Function': ({ Name }) => Name,
  'AWS::CloudFront::OriginAccessControl': ({ OriginAccessControlConfig: config }) => nameIn(config),
  'AWS::CloudFront::OriginRequestPolicy': ({ OriginRequestPolicyConfig: config }) => nameIn(config),
  'AWS::CloudFront::ResponseHeadersPolicy': ({ ResponseHeadersPolicyConfig: config }) => nameIn(config),
  'AWS::CloudWatch::Dashboard': ({ DashboardName }) => DashboardName,
  'AWS::Logs::DeliveryDestination': ({ Name }) => Name,
  'AWS::Logs::DeliverySource': ({ Name }) => Name,
  'AWS::Logs::LogGroup': ({ LogGroupName }) => LogGroupName,
  'AWS::S3::Bucket': ({ BucketName }) => BucketName,
};
const nameIn = (config: unknown): unknown => (config as { Name: unknown }).Name;

/** Optional names, which CloudFormation generates by default; a literal name can exist only once. */
const otherNames =
  /^(Alarm|ConfigurationSet|DeliveryStream|Function|Group|Queue|Role|Rule|Secret|Table|Topic|Trail)?Name$/;

describe('a first deployment that fails', () => {
  test('deletes all that it created, including table, buckets, logs and sender, so that the next one starts from scratch', () => {
    for (const [id, { Type, DeletionPolicy }] of everything(first.template)) {
      const isStored = stored.includes(Type) || storedSecret.test(id);
      if (!isStored) expect(['Delete', undefined], id).toContain(DeletionPolicy);
      else if (!rebuilt.test(id)) expect(DeletionPolicy, id).toBe('RetainExceptOnCreate');
    }
  });

  test('is not blocked by a deletion protection of stack or table', () => {
    for (const stack of first.ofStage) expect(stack.terminationProtection, stack.stackName).toBe(false);
    expect(JSON.stringify(first.template.toJSON())).not.toContain('"DeletionProtectionEnabled":true');
  });

  test('empties the site bucket before it is deleted', () => {
    const uploads = resourcesOf(first.template, 'Custom::CDKBucketDeployment');
    expect(uploads).toHaveLength(2);
    for (const [id, { Properties }] of uploads) expect(Properties.RetainOnDelete, id).toBe(false);
    const [bucket] = resourcesOf(first.template, 'AWS::S3::Bucket').filter(([id]) => /^SiteContentBucket/.test(id));
    expect(bucket?.[1].DeletionPolicy).toBe('Delete');
  });

  test('has not written a snapshot to the files bucket yet', () => {
    const schedules = resourcesOf(first.template, 'AWS::Scheduler::Schedule');
    const [snapshots] = schedules.filter(([id]) => /^SchedulesSnapshotsSchedule/.test(id));
    expect(snapshots?.[1].DependsOn).toContainEqual(expect.stringMatching(/^SiteDistribution/));
  });

  test('warns that a production stage is not protected, and when it will be', () => {
    const messages = first.app.synth().getStackByName('LanguageJobPortal-prod').messages;
    expect(JSON.stringify(messages)).toContain('the next deployment switches it on');
  });
});

/** The name of an HTTP API is a display name; the others are names within a function or application, which have a new one. */
const unlikeOthers = ['AWS::ApiGatewayV2::Api', 'AWS::CodeDeploy::DeploymentGroup', 'AWS::Lambda::Alias'];

describe('names', () => {
  test('are unique per attempt, if they are set', () => {
    for (const [id, { Type, Properties = {} }] of everything(first.template)) {
      const given = naming[Type]?.(Properties);
      if (given !== undefined) expect(JSON.stringify(given), `${id} ${Type}`).toContain('"Ref":"AWS::StackId"');
      if (naming[Type]) continue;
      const literal = Object.entries(Properties).filter(
        ([property, value]) => otherNames.test(property) && typeof value === 'string',
      );
      if (!unlikeOthers.includes(Type)) expect(literal, `${id} ${Type}`).toEqual([]);
    }
  });

  test('with a random part of 36 characters do not exceed the limits of the services', () => {
    const prefixes = everything(first.template)
      .map(([, { Type, Properties = {} }]) => naming[Type]?.(Properties))
      .filter((name) => name !== undefined)
      .map((name) => (name as { 'Fn::Join': [string, unknown[]] })['Fn::Join'][1][0] as string);
    expect(prefixes.length).toBeGreaterThan(6);
    // Log deliveries have the lowest limit: 60 characters.
    for (const prefix of prefixes.filter((text) => !/^(aws-waf-logs|language-job-portal)-/.test(text))) {
      expect(prefix.length + 36, prefix).toBeLessThanOrEqual(60);
    }
  });
});

test('a protected production stage retains its data and cannot be deleted', () => {
  for (const stack of running.ofStage) expect(stack.terminationProtection, stack.stackName).toBe(true);
  const tables = resourcesOf(running.template, 'AWS::DynamoDB::GlobalTable');
  expect(JSON.stringify(tables)).toContain('"DeletionProtectionEnabled":true');
  for (const [id, { Type, UpdateReplacePolicy }] of everything(running.template)) {
    if (stored.includes(Type) && !rebuilt.test(id)) expect(UpdateReplacePolicy, id).toBe('Retain');
  }
});

test('the site and the files bucket name each other without a circular dependency', () => {
  const { template } = synthesize('dev');
  const [bucket] = resourcesOf(template, 'AWS::S3::Bucket').filter(([id]) => /^FilesBucket/.test(id));
  const name = JSON.stringify(bucket?.[1].Properties.BucketName);
  expect(JSON.stringify(bucket?.[1].Properties.CorsConfiguration)).toMatch(/"AllowedOrigins":\[\{.*SiteDistribution/);
  const [headers] = resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy');
  const policy = JSON.stringify(headers?.[1].Properties);
  // The same random part, without a reference to the bucket.
  expect(policy).toContain('https://portal-dev-files-');
  expect(policy).toContain('"Ref":"AWS::StackId"');
  expect(policy).not.toContain('FilesBucket');
  expect(name).toContain('portal-dev-files-');
});
