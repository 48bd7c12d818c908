import { expect, test } from 'vitest';
import { withCause } from '#functions/platform/cause.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { keys } from './keys.ts';
import { stamped } from './stamp.ts';

const at = isoInstant('2026-11-26T20:00:00.000Z');
const reference = 'JKJaXmPLvHcESHA=';
const stamp = <Single extends object>(single: Single) => withCause({ reference }, () => stamped(single));

test.each([
  ['an account', keys.account('candidate', 7)],
  ['a profile', keys.profile('recruiter', 7)],
  ['an admin', keys.profile('admin', 7)],
  ['a job', keys.job(7)],
  ['an application', keys.application(7, 8)],
  ['a shortlist entry', keys.shortlistEntry(7, 8)],
  ['a subscription', keys.subscription(7, 8)],
  ['an unlock', keys.candidateView(7, 8)],
  ['a payment', keys.payment('order_7')],
  ['a notification', keys.notification('candidate', 7, at, 'event')],
  ['a certificate', keys.certificate(7, 'upload')],
  ['an attestation', keys.attestation(7, 8)],
  ['recordings', keys.samples(7)],
  ['a decision', keys.statement('candidate', 7, at, 'name')],
  ['a notice to a previous address', keys.addressNotice('candidate', 7, at)],
  ['a task of the saved searches', keys.searchTask(at, 'event')],
])('the write of %s stores what caused it', (_, Key) => {
  expect(stamp({ Put: { Item: { ...Key, entity: 'an' } } })).toEqual({
    Put: { Item: { ...Key, entity: 'an', cause: reference } },
  });
  expect(stamp({ Update: { Key, UpdateExpression: 'REMOVE #a', ExpressionAttributeNames: { '#a': 'a' } } })).toEqual({
    Update: {
      Key,
      UpdateExpression: 'SET #cause = :cause REMOVE #a',
      ExpressionAttributeNames: { '#a': 'a', '#cause': 'cause' },
      ExpressionAttributeValues: { ':cause': reference },
    },
  });
});

test.each([
  ['the budget of a network', keys.addressBudget('hash', 'day')],
  ['sends to the address of an erased account', keys.sentCodes('hash')],
  ['codes of an address', keys.oneTimeCodes('a@mail.example')],
  ['a waiting sign-up', keys.pendingSignup('a@mail.example', 'id')],
  ['a trial', keys.trial('hash')],
  ['a report', keys.report('job', 7, 1, 'hash')],
  ['what is reported', keys.reportedSubject('job', 7)],
  ['the holder of a certificate number', keys.certificateNumber('hash')],
  ['an order of applicants', keys.ranking(7, '2026-11-26', 'hash')],
  ['the mark of a mail', keys.mailMark('candidate', 7, 'hash')],
  ['a transcription', keys.transcription(7, 'id')],
  ['an idempotency record', keys.request('candidate', 7, 'hash')],
  ['a group of notifications', keys.notificationGroup('candidate', 7, 'group')],
  ['an audit entry', keys.auditEntry('id')],
  ['figures', keys.statistics()],
  ['views of a job', keys.jobStats(7)],
  ['a counter', keys.counter('job')],
  ['a processed event', keys.processedEvent('id')],
  ['the switches', keys.switches()],
  ['a held mail', keys.heldMail({ PK: 'INBOX#candidate#7', SK: 'NOTIFICATION#1' })],
])('the write of %s does not', (_, Key) => {
  const put = { Put: { Item: { ...Key, entity: 'an' } } };
  const update = { Update: { Key, UpdateExpression: 'SET #a = :a' } };
  expect([stamp(put), stamp(update)]).toEqual([put, update]);
});

test('a change that sets something else sets both', () => {
  const change = {
    Key: keys.job(7),
    UpdateExpression: 'SET #a = :v0 ADD #b :v1',
    ExpressionAttributeNames: { '#a': 'a', '#b': 'b' },
    ExpressionAttributeValues: { ':v0': 1, ':v1': 2 },
  };
  expect(stamp({ Update: change }).Update).toMatchObject({
    UpdateExpression: 'SET #cause = :cause, #a = :v0 ADD #b :v1',
    ExpressionAttributeValues: { ':v0': 1, ':v1': 2, ':cause': reference },
  });
});

test.each([
  ['a deletion', { Delete: { Key: keys.job(7) } }],
  ['a check', { ConditionCheck: { Key: keys.job(7), ConditionExpression: 'x' } }],
])('%s stays as it is', (_, single) => {
  expect(stamp(single)).toBe(single);
});

test('a new item without a cause stays as it is', () => {
  const put = { Put: { Item: keys.job(7) } };
  expect(stamped(put)).toBe(put);
});

test.each([
  ['SET #a = :v0', 'REMOVE #cause SET #a = :v0'],
  ['SET #a = :v0 REMOVE #b ADD #c :v1', 'SET #a = :v0 REMOVE #cause, #b ADD #c :v1'],
  ['REMOVE #b', 'REMOVE #cause, #b'],
  ['ADD #c :v1', 'REMOVE #cause ADD #c :v1'],
])('a change without a cause removes an earlier one: %s', (UpdateExpression, expected) => {
  const change = (Key: { PK: string; SK: string }) => ({ Update: { Key, UpdateExpression } });
  expect(stamped(change(keys.job(7))).Update).toEqual({
    Key: keys.job(7),
    UpdateExpression: expected,
    ExpressionAttributeNames: { '#cause': 'cause' },
  });
  const other = change(keys.trial('hash'));
  expect(stamped(other)).toBe(other);
});
