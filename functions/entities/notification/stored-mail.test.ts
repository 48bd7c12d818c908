import { expect, test } from 'vitest';
import { parseMailMark, parseMailPreferences } from './stored-mail.ts';

const place = { PK: 'CANDIDATE#7', SK: 'SETTINGS#MAIL', entity: 'mail_preferences', schema_version: 1 };
const all = {
  application_status_changed: true,
  shortlisted: true,
  contacted: true,
  profile_unlocked: true,
  message_received: true,
  interview_changed: true,
  certificate_checked: true,
  report_decided: true,
  jobs_found: true,
};

test('an account that chose nothing wants all mails of its kind', () => {
  expect(parseMailPreferences(undefined, 'candidate')).toEqual({ mails: all, language: null, job_digest: false });
});

test('preferences from before a language was chosen have none, and leave other kinds of mails as they were', () => {
  const item = { ...place, mail_contacted: false };
  expect(parseMailPreferences(item, 'candidate')).toEqual({
    mails: { ...all, contacted: false },
    language: null,
    job_digest: false,
  });
});

test('preferences are read with the language, and without kinds that the account is not mailed', () => {
  const item = {
    ...place,
    mail_shortlisted: true,
    mail_application_received: false,
    mail_certificate_rejected: false,
    mail_job_digest: true,
    language: 'de',
  };
  expect(parseMailPreferences(item, 'candidate')).toEqual({ mails: all, language: 'de', job_digest: true });
});

const claimed = {
  PK: 'INBOX#candidate#7',
  SK: 'MAILED#0123456789abcdefghijkl',
  entity: 'mail_mark',
  schema_version: 1,
  owner: { kind: 'candidate', id: 7 },
  notification: 'candidate-7-moqxyz01_oldEvent1',
  blocked_until: 1_777_716_000_000,
  pending_until: 1_777_629_780_000,
  expires_at: 1_777_802_400,
};

test('a mark is read while its mail is being sent, and afterwards', () => {
  const { notification, blocked_until, pending_until } = claimed;
  expect(parseMailMark(claimed)).toEqual({ notification, blocked_until, pending_until });
  const { pending_until: _, ...sent } = claimed;
  expect(parseMailMark(sent)).toEqual({ notification, blocked_until });
  const waiting = 'candidate-7-moqxyz02_laterEvent';
  expect(parseMailMark({ ...sent, waiting, state: 'due' })).toMatchObject({ waiting, state: 'due' });
});

test('an item that is no mark is refused', () => {
  expect(() => parseMailMark(place)).toThrow();
});
