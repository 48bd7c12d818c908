import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test, vi } from 'vitest';
import { type RoomMode, roomModes } from '#infra/settings/video-rooms.ts';
import { india, knownAccount, type Resource, synthesize, theOnly } from './synthesize.ts';

const typesOf = (template: Template | undefined): string[] =>
  Object.values((template?.toJSON().Resources ?? {}) as Record<string, Resource>)
    .map(({ Type }) => Type)
    .sort();

/** Resources that CloudFront requires in us-east-1, by stack. */
const firewallTypes = ['AWS::Logs::LogGroup', 'AWS::WAFv2::LoggingConfiguration', 'AWS::WAFv2::WebACL'];
const logTypes = [
  'AWS::CloudWatch::Alarm',
  'AWS::CloudWatch::Alarm',
  'AWS::Logs::Delivery',
  'AWS::Logs::DeliveryDestination',
  'AWS::Logs::DeliverySource',
  'AWS::S3::Bucket',
  'AWS::S3::BucketPolicy',
  'AWS::SNS::Subscription',
  'AWS::SNS::Topic',
  'AWS::SNS::TopicPolicy',
];
const onlyAtEdge = [...firewallTypes, ...logTypes].filter((type) => /WAF|Delivery/.test(type));

/** The intrinsic function that reads an output of another stack during a deployment. */
const outputOf = (StackName: string, Region: string) => ({
  'Fn::GetStackOutput': expect.objectContaining({ StackName, Region }),
});

describe.each([{}, knownAccount])('with the account $account', (account) => {
  test('all stacks are in us-east-1, which needs no companions', () => {
    const { app, template } = synthesize('prod', account);
    const places = app.synth().stacks.map(({ stackName, environment }) => [stackName, environment.region]);
    expect(places).toEqual(
      ['', '-Api', '-Pages', '-Watch'].map((part) => [`LanguageJobPortal-prod${part}`, 'us-east-1']),
    );
    expect(typesOf(template)).toEqual(expect.arrayContaining(onlyAtEdge));
    expect(JSON.stringify(template.toJSON())).not.toContain('Fn::GetStackOutput');
  });

  test('in another region, us-east-1 contains only the firewall, the log delivery and the alarms of the edge', () => {
    const { app, edge } = synthesize('prod', { ...account, ...india });
    const places = app.synth().stacks.map(({ stackName, environment }) => [stackName, environment.region]);
    expect(places).toEqual([
      ['LanguageJobPortal-prod-Firewall', 'us-east-1'],
      ['LanguageJobPortal-prod', 'ap-south-1'],
      ['LanguageJobPortal-prod-Api', 'ap-south-1'],
      ['LanguageJobPortal-prod-EdgeLog', 'us-east-1'],
      ['LanguageJobPortal-prod-Pages', 'ap-south-1'],
      ['LanguageJobPortal-prod-Watch', 'ap-south-1'],
    ]);
    expect(typesOf(edge.firewall)).toEqual(firewallTypes);
    expect(typesOf(edge.log)).toEqual(logTypes);
    expect(edge.log?.toJSON().Outputs.PortalRegion).toEqual({ Value: 'ap-south-1' });
  });

  test('in another region, data, functions and sender are in that region, and their ARNs name it', () => {
    const { template, text } = synthesize('prod', { ...account, ...india });
    expect(typesOf(template).filter((type) => onlyAtEdge.includes(type))).toEqual([]);
    const { DistributionConfig } = theOnly(template, 'AWS::CloudFront::Distribution');
    const firewall = outputOf('LanguageJobPortal-prod-Firewall', 'us-east-1');
    expect(DistributionConfig).toMatchObject({ WebACLId: firewall });
    for (const place of [
      '.s3.ap-south-1.amazonaws.com',
      '.execute-api.ap-south-1.',
      'arn:aws:transcribe:ap-south-1:',
      'arn:aws:ses:ap-south-1:',
    ]) {
      expect(text).toContain(place);
    }
    const elsewhere = text
      .replaceAll('arn:aws:acm:us-east-1:', '')
      .replaceAll(
        JSON.stringify({ 'Fn::GetStackOutput': (DistributionConfig as Acl).WebACLId['Fn::GetStackOutput'] }),
        '',
      );
    expect(elsewhere).not.toContain('us-east-1');
  });

  test('in another region, the log delivery refers to the distribution of that region', () => {
    const { edge } = synthesize('dev', { ...account, ...india });
    expect(edge.firewall).toBeUndefined();
    const source = theOnly(edge.log as Template, 'AWS::Logs::DeliverySource');
    const [, parts] = (source.ResourceArn as { 'Fn::Join': [string, unknown[]] })['Fn::Join'];
    expect(parts).toContainEqual(outputOf('LanguageJobPortal-dev', 'ap-south-1'));
  });
});

interface Acl {
  WebACLId: { 'Fn::GetStackOutput': unknown };
}

test('no helper function passes values between regions', () => {
  const { template } = synthesize('prod', india);
  const custom = typesOf(template).filter((type) => type.startsWith('Custom::'));
  // One uploads the site and one cleans it, one invokes the function that creates the standard plans: all within their region.
  expect(new Set(custom)).toEqual(new Set(['Custom::CDKBucketDeployment', 'Custom::SiteCleaning', 'Custom::Trigger']));
});

test('the stacks are deployed in the order of their dependencies', () => {
  const { app } = synthesize('prod', india);
  const needs = (name: string) =>
    app
      .synth()
      .getStackByName(name)
      .dependencies.map(({ id }) => id)
      .filter((id) => !id.endsWith('.assets'));
  expect(needs('LanguageJobPortal-prod')).toEqual(['LanguageJobPortal-prod-Firewall']);
  expect(needs('LanguageJobPortal-prod-Api')).toEqual(['LanguageJobPortal-prod']);
  // Pages call the functions, so they come after them.
  for (const part of ['Pages', 'Watch']) {
    expect(needs(`LanguageJobPortal-prod-${part}`).sort()).toEqual([
      'LanguageJobPortal-prod',
      'LanguageJobPortal-prod-Api',
    ]);
  }
  expect(needs('LanguageJobPortal-prod-EdgeLog')).toEqual(['LanguageJobPortal-prod']);
});

test.each(['us-east-1', 'ap-south-1'])(
  'the content policy allows files from the bucket of the region %s',
  async (region) => {
    const credentials = { accessKeyId: 'none', secretAccessKey: 'none' };
    const { url } = await createPresignedPost(new S3Client({ region, credentials }), { Bucket: 'bucket', Key: 'key' });
    const { template } = synthesize('dev', { region });
    const policy = JSON.stringify(theOnly(template, 'AWS::CloudFront::ResponseHeadersPolicy'));
    expect(policy).toContain(new URL(url).host.replace('bucket', ''));
  },
);

describe('the synthesis', () => {
  const said = (region: string, videoRooms: RoomMode) => {
    // CDK reports warnings here as well.
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const { metadata } = synthesize('dev', { region }, { videoRooms }).stack.node;
    report.mockClear();
    return metadata
      .filter(({ type }) => /^aws:cdk:(info|warning)$/.test(type))
      .map(({ type, data }) => `${type.replace('aws:cdk:', '')}: ${data}`)
      .filter((text) => text.includes('interviews by video'));
  };

  test.each(roomModes.filter((mode) => mode !== 'off'))('warns of a region without %s rooms', (mode) => {
    expect(said('eu-north-1', mode)).toEqual([expect.stringMatching(/^warning: eu-north-1 has no WebRTC: .* a link/)]);
    expect(said('eu-central-1', mode)).toEqual([]);
  });

  test.each(['eu-north-1', 'eu-central-1'])('says that a stage in %s has switched its rooms off', (region) => {
    expect(said(region, 'off')).toEqual([expect.stringMatching(/^info: videoRooms is off: .* a link/)]);
  });
});
