import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { undoToken } from '#functions/entities/account/undo-token.ts';
import { optOutToken } from '#functions/services/mail/opt-out-token.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { certificateCalls } from '#shared/contracts/certificates.ts';
import { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { somePhone, uniqueEmail } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { fileSteps } from '#test/support/file-steps.ts';
import { pages } from '#test/support/pages.ts';
import { signedWebhook } from '#test/support/payments.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, makePlan } from '#test/support/records.ts';

const api = await testApi();
const steps = authSteps(api);
const files = fileSteps(api);
let last = 9_000;
const nextId = () => {
  last += 1;
  return last;
};

/** The secrets by the names of the documents, with their variables. */
const variables = {
  otpPepper: ['OTP_PEPPER'],
  cursor: ['CURSOR_SECRET'],
  mailLinks: ['MAIL_LINK_SECRET'],
  trialMarker: ['TRIAL_SECRET'],
  bootstrap: ['BOOTSTRAP_SECRET'],
  origin: ['ORIGIN_SECRET'],
  razorpaySecret: ['RAZORPAY_WEBHOOK_SECRET'],
} as const;
type Secret = keyof typeof variables;

/** What a deployment with a raised number does to the functions that have the secret. */
const replace = (secret: Secret) => {
  for (const name of variables[secret]) vi.stubEnv(name, `another generation of ${secret}`);
};
/** The value is back, by `restore-secret` or as it was copied. */
const putBack = () => vi.unstubAllEnvs();

let someone: Principal;
beforeAll(async () => {
  await makePlan();
  someone = await makePrincipal('recruiter', nextId());
  for (let id = 1; id <= 3; id += 1) await makeJob(id, someone.id);
});
beforeEach(async () => {
  someone = await makePrincipal('candidate', nextId());
});
afterEach(putBack);

type Use = () => Promise<{ status: number; body: unknown }>;
interface Case {
  secret: Secret;
  what: string;
  /** Makes something by the present secret, which is then used. */
  make: () => Promise<Use>;
  /** The status of its use after the secret was replaced, and of one that is made with the new one. */
  lost: number;
  works: number;
}

const certificate = async (number: string) => {
  const who = await makePrincipal('candidate', nextId());
  expect((await files.stateJapanese(who, number)).status).toBe(200);
  const id = await files.send(who, 'certificate');
  expect((await files.certify(who, id, number)).status).toBe(200);
  const admin = await makePrincipal('admin', nextId());
  return () =>
    api.call(certificateCalls.decide, {
      token: admin.token,
      params: { candidateId: who.id, id },
      body: { decision: 'confirm', version: 1 },
    });
};

const cases: Case[] = [
  {
    secret: 'otpPepper',
    what: 'a code that was mailed',
    make: async () => {
      const { email } = await steps.createCandidate();
      const otp = await steps.requestCode('candidate', email);
      return () => steps.verify('candidate', email, otp);
    },
    lost: 400,
    works: 200,
  },
  {
    secret: 'cursor',
    what: 'the link to a next page',
    make: async () => {
      const { next } = await api.call(jobCalls.list, { query: { limit: '1' } });
      return () => api.call(jobCalls.list, { query: { limit: '1', cursor: next } });
    },
    lost: 400,
    works: 200,
  },
  {
    secret: 'mailLinks',
    what: 'the link that stops mails',
    make: async () => {
      const token = optOutToken({ kind: 'candidate', id: someone.id });
      return () => api.call(notificationCalls.unsubscribe, { query: { token } });
    },
    lost: 400,
    works: 200,
  },
  {
    secret: 'mailLinks',
    what: 'the link that undoes a change of the address',
    make: async () => {
      const who = { kind: 'candidate' as const, ...(await steps.createCandidate()) };
      const token = await steps.signIn('candidate', who.email);
      const email = uniqueEmail('moved');
      await api.call(emailChangeCalls.startEmailChange, { token, body: { email } });
      const otp = await steps.code(email);
      expect((await api.call(emailChangeCalls.confirmEmailChange, { token, body: { email, otp } })).status).toBe(200);
      const [previous] = (await readAccount('candidate', who.id))?.former_addresses ?? [];
      if (!previous) throw new Error('The account has no former address.');
      const link = undoToken({ kind: 'candidate', id: who.id, ...previous });
      return () => api.call(emailChangeCalls.undoEmailChange, { body: { token: link } });
    },
    lost: 400,
    works: 200,
  },
  {
    secret: 'origin',
    what: 'a call of an edge that sends the value from before',
    make: async () => {
      const headers = { 'x-origin-verify': process.env.ORIGIN_SECRET ?? '' };
      return () => api.call(jobCalls.list, { headers });
    },
    lost: 403,
    works: 200,
  },
  {
    secret: 'razorpaySecret',
    what: 'a report of Razorpay, signed with the value from before',
    make: async () => {
      const report = signedWebhook('payment.failed', { id: 'pay_1', order_id: 'order_1', amount: 100 });
      return () => api.raw(paymentCalls.webhook, report);
    },
    lost: 400,
    works: 200,
  },
];

describe('after a secret was replaced', () => {
  test.each(cases)(
    '$secret: $what is void, a new one works, and so does the first with the value from before',
    async (row) => {
      const { secret, make, lost, works } = row;
      const use = await make();
      replace(secret);
      expect((await use()).status).toBe(lost);
      if (secret !== 'origin') expect(await whoIs(someone)).toMatchObject({ status: 200 });
      expect((await (await make())()).status).toBe(works);
      putBack();
      expect((await use()).status).toBe(works);
      expect(await whoIs(someone)).toMatchObject({ status: 200 });
    },
  );
});
const whoIs = ({ token }: Principal) => api.call(authCalls.session, { token });

describe('what a replaced secret loses for good', () => {
  test('trialMarker: who took the trial; with the value from before it is known', async () => {
    const take = ({ token }: Principal) => api.call(subscriptionCalls.create, { token, body: { plan_name: 'trial' } });
    const first = await makePrincipal('recruiter', nextId());
    /** Another account of the same address, as after an erasure. */
    const makeAgain = async () => {
      const again = await makePrincipal('recruiter', nextId());
      await documents.send(
        new UpdateCommand({
          TableName: tableName(),
          Key: keys.account('recruiter', again.id),
          UpdateExpression: 'SET email = :email',
          ExpressionAttributeValues: { ':email': first.email },
        }),
      );
      return again;
    };
    expect((await take(first)).status).toBe(201);
    expect((await take(await makeAgain())).status).toBe(400);
    replace('trialMarker');
    expect((await take(await makeAgain())).status).toBe(201);
    putBack();
    expect((await take(await makeAgain())).status).toBe(400);
  });

  test('cursor: which number a confirmed certificate has; with the value from before it is known', async () => {
    const [first, second] = [await certificate('N2-77'), await certificate('N2-77')];
    expect((await first()).status).toBe(200);
    expect((await second()).status).toBe(400);
    replace('cursor');
    expect((await (await certificate('N2-77'))()).status).toBe(200);
    putBack();
    expect((await second()).status).toBe(400);
  });

  test('bootstrap: nothing; the new one creates the first master admin, and none after it', async () => {
    const form = (secret: string) => ({
      body: { name: 'Mira', email: uniqueEmail('master'), phone: somePhone(), bootstrap_secret: secret },
    });
    const before = process.env.BOOTSTRAP_SECRET ?? '';
    replace('bootstrap');
    expect((await api.call(authCalls.masterSignup, form(before))).status).toBe(403);
    expect((await api.call(authCalls.masterSignup, form('another generation of bootstrap'))).status).toBe(201);
    expect((await api.call(authCalls.masterSignup, form('another generation of bootstrap'))).status).toBe(403);
  });

  test('origin: nothing in three steps, as both values are accepted for a time', async () => {
    const before = { 'x-origin-verify': process.env.ORIGIN_SECRET ?? '' };
    vi.stubEnv('OTHER_ORIGIN_SECRET', before['x-origin-verify']);
    replace('origin');
    for (const headers of [before, { 'x-origin-verify': 'another generation of origin' }]) {
      expect((await api.call(jobCalls.list, { headers })).status).toBe(200);
    }
  });
});

test('the documents name the effect of each', () => {
  const page = pages.find(({ path }) => path === 'docs/operations/restore.md')?.text ?? '';
  for (const name of Object.keys(variables)) expect(page).toContain(`\`${name}\``);
});
