import { SESClient, type SendRawEmailCommand } from '@aws-sdk/client-ses';
import { afterEach, expect, test, vi } from 'vitest';
import { sendListMail, sendNotice } from './send-mail.ts';

const mail = { subject: 'Subject', text: 'Text', html: '<p>Text</p>' };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('every mail names the configuration set, which requires TLS and reports bounces', async () => {
  vi.stubEnv('MAIL_FROM', 'Portal <no-reply@portal.example>');
  vi.stubEnv('MAIL_CONFIGURATION_SET', 'the-set-of-this-stage');
  const send = vi.spyOn(SESClient.prototype, 'send').mockImplementation(() => Promise.resolve({}));
  expect(await sendNotice('reader@mail.example', mail)).toBe('sent');
  expect(await sendListMail('reader@mail.example', mail, 'https://portal.example/stop')).toBe('sent');
  const sets = send.mock.calls.map(([command]) => (command as SendRawEmailCommand).input.ConfigurationSetName);
  expect(sets).toEqual(['the-set-of-this-stage', 'the-set-of-this-stage']);
});

test.each([['help@portal.example'], ['']])(
  'answers to mails go to the support contact, if there is one: %j',
  async (contact) => {
    vi.stubEnv('MAIL_FROM', 'Portal <no-reply@portal.example>');
    vi.stubEnv('MAIL_CONFIGURATION_SET', 'local');
    vi.stubEnv('SUPPORT_EMAIL', contact);
    const send = vi.spyOn(SESClient.prototype, 'send').mockImplementation(() => Promise.resolve({}));
    await sendNotice('reader@mail.example', mail);
    await sendListMail('reader@mail.example', mail, 'https://portal.example/stop');
    for (const [command] of send.mock.calls) {
      const text = Buffer.from((command as SendRawEmailCommand).input.RawMessage?.Data ?? '').toString();
      expect(text.match(/^Reply-To: .*$/m)?.[0]?.trim()).toBe(contact ? `Reply-To: ${contact}` : undefined);
    }
  },
);
