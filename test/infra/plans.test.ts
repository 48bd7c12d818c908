import { Match } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test } from 'vitest';
import { allowedTo, ourFunctions, synthesize } from './synthesize.ts';

let prod: ReturnType<typeof synthesize>;
beforeAll(() => {
  prod = synthesize('prod');
});

const seeder = () => {
  const found = ourFunctions(prod.template).find(([, { Properties }]) =>
    String(Properties.Description).endsWith(': standard plans'),
  );
  if (!found) throw new Error('There is no function for the standard plans.');
  return found;
};

describe('the standard plans of a first deployment', () => {
  test('are created by a function that CloudFormation invokes and awaits', () => {
    prod.template.resourceCountIs('Custom::Trigger', 1);
    prod.template.hasResource('Custom::Trigger', {
      Properties: {
        HandlerArn: { Ref: Match.stringLikeRegexp('^PlansSeederCurrentVersion') },
        InvocationType: 'RequestResponse',
        Timeout: '120000',
      },
      DependsOn: Match.arrayWith([seeder()[0], Match.stringLikeRegexp('^Table')]),
    });
  });

  test('are created only after the function has its rights', () => {
    prod.template.hasResource('AWS::Lambda::Function', {
      Properties: { Description: Match.stringLikeRegexp(': standard plans$') },
      DependsOn: Match.arrayWith([Match.stringLikeRegexp('^PlansSeederRole[0-9A-F]{8}$')]),
    });
  });

  test('end their attempts before the invocation times out', () => {
    expect(seeder()[1].Properties.Timeout).toBe(90);
  });

  test('need rights only on the plans, their counter and the marker', () => {
    const role = (seeder()[1].Properties.Role as { 'Fn::GetAtt': [string] })['Fn::GetAtt'][0];
    const onTable = allowedTo(prod.template, role).filter(({ Action }) => String(Action).includes('dynamodb:'));
    expect(onTable).toEqual([
      {
        Effect: 'Allow',
        Action: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query', 'dynamodb:UpdateItem'],
        Resource: { 'Fn::GetAtt': [expect.stringMatching(/^Table/), 'Arn'] },
        Condition: {
          'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['PLANS_SEEDED', 'PLANS', 'COUNTER#plan'] },
        },
      },
    ]);
  });

  test('are created with the table as the only setting', () => {
    const { Variables } = seeder()[1].Properties.Environment as { Variables: object };
    expect(Object.keys(Variables).sort()).toEqual(['STAGE', 'TABLE_NAME']);
  });
});
