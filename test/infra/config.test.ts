import { describe, expect, test } from 'vitest';
import { readConfig } from '#infra/config.ts';
import { mailSettings } from './synthesize.ts';

const from = (context: Record<string, string>, environment: Record<string, string> = {}) =>
  readConfig((name) => context[name], environment);

describe('the settings of a deployment', () => {
  test('refuse the stage local, which would echo one-time codes', () => {
    expect(() => from({ stage: 'local' })).toThrow('There is no stage local.');
    expect(() => from({}, { PORTAL_STAGE: 'local' })).toThrow('There is no stage local.');
    expect(() => from({ stage: 'constructor' })).toThrow('There is no stage constructor.');
  });

  test('are complete for dev without anything given', () => {
    expect(from({})).toMatchObject({ stage: 'dev', mailFrom: 'no-reply@example.com', firewall: false });
  });

  test('come from the context first, then from the environment', () => {
    const environment = { PORTAL_MAIL_FROM: 'environment@jobs.example' };
    expect(from({}, environment).mailFrom).toBe('environment@jobs.example');
    expect(from({ mailFrom: 'context@jobs.example' }, environment).mailFrom).toBe('context@jobs.example');
  });

  test('of prod need a sender and somebody who hears of alarms', () => {
    expect(() => from({ stage: 'prod' })).toThrow('needs mailFrom and alarmMail');
    expect(from({ stage: 'prod', ...mailSettings })).toMatchObject({ stage: 'prod', firewall: true, retainData: true });
  });

  test('name what is malformed', () => {
    expect(() => from({ mailFrom: 'Portal <no-reply@jobs.example>' })).toThrow('mailFrom');
    expect(() => from({ domainName: 'jobs.example' })).toThrow('domainName and certificateArn go together');
    expect(() =>
      from({ domainName: 'jobs.example', certificateArn: 'arn:aws:acm:eu-central-1:1:certificate/x' }),
    ).toThrow('certificateArn');
  });
});
