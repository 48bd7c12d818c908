import { describe, expect, test } from 'vitest';
import { exampleLegal } from '#infra/legal/example-legal.ts';
import { configOf, stageNamed } from '#infra/settings/config.ts';
import { settingsOfTexts } from '#infra/settings/environment.ts';
import { plainSeller, requiredSettings } from './synthesize.ts';

/** The configuration of a stage from texts by setting, as variables held them. */
const from = ({ stage = 'dev', ...texts }: Record<string, string>) =>
  configOf(stageNamed(stage), settingsOfTexts(texts));

describe('the settings of a deployment', () => {
  test('reject the stage local, which would return one-time codes in responses', () => {
    expect(() => from({ stage: 'local' })).toThrow('There is no stage local.');
    expect(() => from({ stage: 'constructor' })).toThrow('There is no stage constructor.');
  });

  test('are complete for dev by default', () => {
    expect(from({})).toMatchObject({ stage: 'dev', mailFrom: 'no-reply@example.com', firewall: false });
  });

  test('require a sender and an alarm address for prod', () => {
    const { mailFrom: _, ...withoutSender } = requiredSettings;
    expect(() => from({ stage: 'prod', ...withoutSender })).toThrow('The stage prod needs mailFrom');
    const { alarmMail: __, ...withoutAlarms } = requiredSettings;
    expect(() => from({ stage: 'prod', ...withoutAlarms })).toThrow('The stage prod needs alarmMail');
    expect(from({ stage: 'prod', ...requiredSettings })).toMatchObject({
      stage: 'prod',
      firewall: true,
      retainData: true,
    });
  });

  test.each([
    ['legal', 'who runs the portal, as the law wants it on the site', exampleLegal],
    ['seller', 'who sells the plans, as invoices name it', plainSeller],
  ] as const)('require for prod %s: %s', (name, _, value) => {
    const { [name]: json, ...others } = requiredSettings;
    expect(() => from({ stage: 'prod', ...others })).toThrow(`The stage prod needs ${name}`);
    expect(from(others)[name]).toBeUndefined();
    expect(from({ stage: 'prod', ...others, [name]: json })[name]).toMatchObject(value);
    // In the file of a stage it is an object already.
    expect(configOf('dev', { [name]: value })[name]).toMatchObject(value);
  });

  test.each([
    ['no JSON', 'seller.json'],
    ['no name', JSON.stringify({ ...plainSeller, name: ' ' })],
    ['no address', JSON.stringify({ ...plainSeller, address: undefined })],
    ['an empty address', JSON.stringify({ ...plainSeller, address: '\n' })],
    ['no word about a GSTIN', JSON.stringify({ ...plainSeller, gstin: undefined })],
    ['an empty GSTIN', JSON.stringify({ ...plainSeller, gstin: '' })],
    ['a wrong check digit', JSON.stringify({ ...plainSeller, gstin: '29AAGCB7383J1Z5' })],
  ])('refuse a seller with %s', (_, seller) => {
    expect(() => from({ seller })).toThrow('seller');
  });

  test.each([
    ['no JSON', 'legal.json'],
    ['another field', JSON.stringify({ ...exampleLegal, phon: '+91 80 5550 0100' })],
    ['no name', JSON.stringify({ ...exampleLegal, name: ' ' })],
    ['no address', JSON.stringify({ ...exampleLegal, address: [] })],
    ['an unknown country', JSON.stringify({ ...exampleLegal, country: 'XX' })],
    ['a local number', JSON.stringify({ ...exampleLegal, phone: '080 5550' })],
    ['no grievance officer', JSON.stringify({ ...exampleLegal, grievanceOfficer: undefined })],
    [
      'no language of the contact point',
      JSON.stringify({ ...exampleLegal, contactPoint: { email: 'a@b.example', languages: [] } }),
    ],
    [
      'a name for a language',
      JSON.stringify({ ...exampleLegal, contactPoint: { email: 'a@b.example', languages: ['english!'] } }),
    ],
    [
      'an authority without https',
      JSON.stringify({ ...exampleLegal, dataAuthority: { name: 'Board', url: 'http://b.example' } }),
    ],
    ['a review on no day', JSON.stringify({ ...exampleLegal, reviewed: '2026-13-01' })],
  ])('refuse legal settings with %s', (_, legal) => {
    expect(() => from({ legal })).toThrow('legal');
  });

  test('may have counted figures of the landing page, as the task figures prints them', () => {
    expect(from({}).landingFigures).toBeUndefined();
    const figures = { candidates: 812, recruiters: 40, jobs: 96, applications: 1204, day: '2026-11-26' };
    expect(from({ landingFigures: JSON.stringify(figures) }).landingFigures).toEqual(figures);
    for (const wrong of [
      '500+',
      '{}',
      JSON.stringify({ ...figures, jobs: -1 }),
      JSON.stringify({ ...figures, day: 'now' }),
    ]) {
      expect(() => from({ landingFigures: wrong }), wrong).toThrow('landingFigures');
    }
  });

  test('require an existing region in the partition of CloudFront', () => {
    expect(from({}).region).toBe('us-east-1');
    expect(from({ region: 'ap-south-1' }).region).toBe('ap-south-1');
    for (const region of ['ap-south', 'AP-SOUTH-1', 'mars-east-1', 'cn-north-1', 'us-gov-west-1']) {
      expect(() => from({ region }), region).toThrow('There is no such region.');
    }
  });

  test('may name a support contact, which must be an address and an international number', () => {
    expect(from({})).not.toHaveProperty('supportEmail', expect.any(String));
    const contact = { supportEmail: 'help@jobs.example', supportPhone: '+91 80 5550 0100' };
    expect(from(contact)).toMatchObject(contact);
    expect(() => from({ supportEmail: 'help' })).toThrow('supportEmail');
    expect(() => from({ supportPhone: '080 5550' })).toThrow('supportPhone');
  });

  test('of boolean type are false unless they are true', () => {
    expect(from({})).toMatchObject({ deletionProtection: false, mailIdentityExists: false });
    expect(from({ deletionProtection: 'true' }).deletionProtection).toBe(true);
    expect(from({ mailIdentityExists: 'false' }).mailIdentityExists).toBe(false);
    expect(() => from({ deletionProtection: 'yes' })).toThrow('deletionProtection');
  });

  test.each([
    ['prod', {}, false, false],
    ['prod', {}, true, true],
    ['prod', { deletionProtection: 'false' }, true, false],
    ['prod', { deletionProtection: 'true' }, false, true],
    ['dev', {}, true, false],
    ['dev', { deletionProtection: 'true' }, true, true],
  ] as const)('protect %s with %j from deletion, deployed before: %s → %s', (stage, texts, isDeployed, isProtected) => {
    const settings = settingsOfTexts({ ...requiredSettings, ...texts });
    expect(configOf(stage, settings, { isDeployed }).deletionProtection).toBe(isProtected);
  });

  test('allow HSTS beyond the host only with a custom domain', () => {
    const own = { domainName: 'jobs.example', certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/x' };
    expect(from(own).transportSecurity).toBe('host');
    expect(from({ ...own, transportSecurity: 'preload' }).transportSecurity).toBe('preload');
    expect(() => from({ transportSecurity: 'subdomains' })).toThrow(
      'transportSecurity beyond the host needs a domainName',
    );
  });

  test('take the account from the CDK command, and refuse that of another stage', () => {
    const [mine, other] = ['222222222222', '333333333333'];
    expect(from({}).account).toBeUndefined();
    expect(configOf('dev', {}, { account: mine }).account).toBe(mine);
    expect(configOf('dev', { account: mine }).account).toBe(mine);
    expect(() => configOf('dev', { account: mine }, { account: other })).toThrow(
      `The stage dev belongs to the account ${mine}; these credentials are those of ${other}.`,
    );
  });

  test('hold secrets by name only', () => {
    expect(() => from({ razorpaySecret: 'rzp_live_1234' })).toThrow('never a key');
    expect(() => from({ razorpayKeySecret: 'secret' })).toThrow('Unrecognized key');
  });

  test('disable metrics of single routes in every stage', () => {
    for (const stage of ['dev', 'prod']) expect(from({ stage, ...requiredSettings }).routeMetrics).toBe(false);
  });

  test('accept a budget in dollars only together with an alarm address', () => {
    const { budgetUsd } = from({ ...requiredSettings, budgetUsd: '120.50' });
    expect(budgetUsd).toBe(120.5);
    expect(from(requiredSettings).budgetUsd).toBeUndefined();
    expect(() => from({ budgetUsd: '100' })).toThrow('budgetUsd needs alarmMail');
    for (const wrong of ['0', '-5', 'much', ''])
      expect(() => from({ ...requiredSettings, budgetUsd: wrong })).toThrow();
  });

  test('report malformed values by name', () => {
    expect(() => from({ mailFrom: 'Portal <no-reply@jobs.example>' })).toThrow('mailFrom');
    expect(() => from({ domainName: 'jobs.example' })).toThrow('domainName and certificateArn go together');
    // CloudFront accepts certificates from us-east-1 only, independent of the region.
    for (const region of ['eu-central-1', 'us-east-1']) {
      const certificateArn = 'arn:aws:acm:eu-central-1:1:certificate/x';
      expect(() => from({ region, domainName: 'jobs.example', certificateArn }), region).toThrow('certificateArn');
    }
  });
});
