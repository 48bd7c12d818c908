import { expect, test } from 'vitest';
import { storedHeldMail } from './stored-held-mail.ts';

const source = { PK: 'INBOX#candidate#7', SK: 'NOTIFICATION#2026-11-26T20:00:00.000Z#event' };
const held = { kind: 'shortlisted', source, held_at: '2026-11-26T20:00:01.000Z' };
const item = {
  PK: 'HELD_MAILS',
  SK: `MAIL#${source.PK}#${source.SK}`,
  entity: 'held_mail',
  schema_version: 1,
  expires_at: 1_798_000_000,
};

test.each(['held', 'released', 'done'])('a mail that is %s is read', (state) => {
  expect(storedHeldMail.parse({ ...item, ...held, state })).toEqual({ ...held, state });
});
