import { createHmac, hash } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { testApi } from '#test/support/api.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makePlan } from '#test/support/records.ts';

const api = await testApi();
let number = 0;
let recruiter: Principal;
beforeAll(() => makePlan());
beforeEach(async () => {
  number += 1;
  recruiter = await makePrincipal('recruiter', number);
});

const takeTrial = ({ token }: Principal) => api.call(subscriptionCalls.create, { token, body: { plan_name: 'trial' } });
const trialAvailable = async ({ id, token }: Principal) =>
  (await api.call(subscriptionCalls.status, { token, params: { id } })).body.trial_available;
const refused = { status: 400, body: { code: 'TRIAL_ALREADY_USED' } };
const day = 24 * 60 * 60 * 1000;
const plainHash = (email: string) => hash('sha256', `trial:${email}`, 'base64url');
const putMarker = (name: string) =>
  documents.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...keys.trial(name), entity: 'trial', schema_version: 1, taken_at: '2026-01-01T00:00:00.000Z' },
    }),
  );
/** Changes the account's address only; its sessions stay valid. */
const changeAddress = (id: number, email: string) =>
  documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.account('recruiter', id),
      UpdateExpression: 'SET email = :email',
      ExpressionAttributeValues: { ':email': email },
    }),
  );
/** Ends the recruiter's trial. */
const endTrial = (id: number) =>
  documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.entitlement(id),
      UpdateExpression: 'SET ends_at = :past',
      ExpressionAttributeValues: { ':past': Date.now() - day },
    }),
  );

describe('the trial marker', () => {
  test('is keyed with a secret: without it, no one can check whether an address had the trial', async () => {
    expect((await takeTrial(recruiter)).status).toBe(201);
    const markers = (await api.scan()).filter(({ entity }) => entity === 'trial').map(({ PK }) => PK);
    const keyed = createHmac('sha256', process.env.TRIAL_SECRET ?? '')
      .update(recruiter.email)
      .digest('base64url');
    expect(markers).toContain(`TRIAL#${keyed}`);
    expect(markers).not.toContain(`TRIAL#${plainHash(recruiter.email)}`);
    expect(JSON.stringify(markers)).not.toContain(recruiter.email);
  });

  test('includes markers from before they were keyed', async () => {
    expect(await trialAvailable(recruiter)).toBe(true);
    await putMarker(plainHash(recruiter.email));
    expect(await takeTrial(recruiter)).toMatchObject(refused);
    expect(await trialAvailable(recruiter)).toBe(false);
    expect(
      (await api.scan()).filter(({ PK, entity }) => PK === `RECRUITER#${number}` && entity === 'subscription'),
    ).toEqual([]);
  });

  test('is checked in the same write, also an older marker', async () => {
    beforeNextTransaction(() => putMarker(plainHash(recruiter.email)));
    expect(await takeTrial(recruiter)).toMatchObject(refused);
  });

  test('also belongs to the account: another address gives no other trial', async () => {
    expect((await takeTrial(recruiter)).status).toBe(201);
    await changeAddress(recruiter.id, `moved-${number}@canary.example`);
    expect(await takeTrial(recruiter)).toMatchObject({ status: 400, body: { code: 'SUBSCRIPTION_ALREADY_ACTIVE' } });
    await endTrial(recruiter.id);
    expect(await takeTrial(recruiter)).toMatchObject(refused);
    expect(await trialAvailable(recruiter)).toBe(false);
  });

  test('also belongs to the address: the account that has it afterwards gets none', async () => {
    const { email } = recruiter;
    expect((await takeTrial(recruiter)).status).toBe(201);
    await changeAddress(recruiter.id, `left-${number}@canary.example`);
    number += 1;
    const next = await makePrincipal('recruiter', number);
    await changeAddress(next.id, email);
    expect(await takeTrial(next)).toMatchObject(refused);
    expect(await trialAvailable(next)).toBe(false);
  });
});
