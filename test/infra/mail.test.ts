import { describe, expect, test } from 'vitest';
import { allowedTo, ourFunctions, resourcesOf, synthesize } from './synthesize.ts';

describe('the sender', () => {
  test('is created once, and is retained when the stack is deleted', () => {
    for (const stage of ['dev', 'prod'] as const) {
      const [identity, ...more] = resourcesOf(synthesize(stage).template, 'AWS::SES::EmailIdentity');
      expect(more).toEqual([]);
      expect(identity?.[1].Properties.EmailIdentity).toBe('jobs.example');
      expect(identity?.[1].DeletionPolicy, stage).toBe('RetainExceptOnCreate');
    }
  });

  test('has no default configuration set, which would be deleted with its stage', () => {
    const [identity] = resourcesOf(synthesize('dev').template, 'AWS::SES::EmailIdentity');
    expect(identity?.[1].Properties.ConfigurationSetAttributes).toBeUndefined();
  });

  test('is used and not created if it already exists in SES', () => {
    const { template } = synthesize('prod', { mailIdentityExists: 'true' });
    template.resourceCountIs('AWS::SES::EmailIdentity', 0);
    template.resourceCountIs('AWS::SES::ConfigurationSet', 1);
    const senders = ourFunctions(template).flatMap(([, { Properties }]) => {
      const role = (Properties.Role as { 'Fn::GetAtt': string[] })['Fn::GetAtt'][0] as string;
      return allowedTo(template, role).filter(({ Action }) => [Action].flat().some((name) => name.startsWith('ses:')));
    });
    expect(senders).toHaveLength(3);
    for (const { Resource, Condition } of senders) {
      expect(JSON.stringify(Resource)).toContain(':identity/jobs.example"');
      expect(Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'no-reply@jobs.example' } });
    }
  });
});

describe('the outputs of the stack', () => {
  const outputsOf = (settings: Record<string, string>) =>
    synthesize('dev', settings).template.toJSON().Outputs as Record<string, { Value: unknown }>;

  test('contain the three DNS records of a sender domain', () => {
    const outputs = outputsOf({});
    for (const index of [1, 2, 3]) {
      expect(outputs[`DkimRecord${index}`]?.Value).toEqual({
        'Fn::Join': [
          '',
          [
            { 'Fn::GetAtt': [expect.stringMatching(/^MailIdentity/), `DkimDNSTokenName${index}`] },
            ' CNAME ',
            { 'Fn::GetAtt': [expect.stringMatching(/^MailIdentity/), `DkimDNSTokenValue${index}`] },
          ],
        ],
      });
    }
  });

  test.each([{ mailIdentity: 'address' }, { mailIdentityExists: 'true' }])('contain none with %j', (settings) => {
    expect(Object.keys(outputsOf(settings)).filter((name) => name.startsWith('Dkim'))).toEqual([]);
  });

  test('contain the target of a custom domain', () => {
    const Value = { 'Fn::GetAtt': [expect.stringMatching(/^SiteDistribution/), 'DomainName'] };
    expect(outputsOf({}).EdgeHostName).toMatchObject({ Value });
  });
});
