import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { callDatabase } from '#infra/local/database/database-call.ts';
import { filesBucket, localTable } from '#infra/local/environment.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { emailChangeCalls } from '#shared/contracts/email-change.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { type Account, signIn, signUp } from './accounts.ts';
import { otherThan } from './auth-steps.ts';
import { type ContractInput, contractCalls } from './contract-calls.ts';
import { inboxOf } from './inbox.ts';
import { readOtp } from './read-otp.ts';
import { smallPdf } from './small-pdf.ts';
import { startStack } from './stack.ts';

const pdf = smallPdf('my life');
const objectFile = '._S3rver_object';
const mp4 = '\0\0\0\x20ftypisom\0\0\0\0some frames';

/** A profile form with a CV and a video; `files` replace their content. */
export function filesForm(files: { cv?: string; video?: string } = {}): FormData {
  const form = new FormData();
  form.append('cv', new Blob([files.cv ?? pdf], { type: 'application/pdf' }), 'cv.pdf');
  form.append('video', new Blob([files.video ?? mp4], { type: 'video/mp4' }), 'video.mp4');
  return form;
}

/** Number of responses by status. */
export const tally = (answers: readonly { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

export const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/**
 * Starts a stack of what is deployed, with an admin signed in, for a test file: it ends with the file. The stage is
 * prod's, so one client address has 30 sign-ups and 30 wrong codes an hour.
 */
export async function startBlackBox() {
  const stack = await startStack({ code: 'bundles' });
  afterAll(() => stack.stop());
  const call = contractCalls(stack.url);
  const admin = await signIn(stack, 'admin', 'admin@demo.test');

  /** Makes a call that must succeed; returns its JSON. */
  const done = async <C extends CallDefinition>(definition: C, input: ContractInput) => {
    const answer = await call(definition, input);
    expect(answer.status, answer.text).toBe(definition.status);
    return answer.body;
  };
  const verify = ({ id }: Account) => done(adminCalls.verifyRecruiter, { token: admin.token, params: { id } });
  const unverify = ({ id }: Account) => done(adminCalls.unverifyRecruiter, { token: admin.token, params: { id } });
  /** Takes the trial: 5 views in 7 days. */
  const takeTrial = ({ id, token }: Account) =>
    done(subscriptionCalls.create, { token, body: { recruiter_id: id, plan_name: 'trial' } });
  const makeRecruiterOnTrial = async (fields: Record<string, unknown> = {}): Promise<Account> => {
    const recruiter = await signUp(stack, 'recruiter', fields);
    await verify(recruiter);
    await takeTrial(recruiter);
    return recruiter;
  };

  return {
    stack,
    admin,
    call,
    done,
    verify,
    unverify,
    takeTrial,
    makeRecruiterOnTrial,
    signUpCandidate: (fields: Record<string, unknown> = {}) => signUp(stack, 'candidate', fields),
    postJob: async ({ token }: Account, fields: Record<string, unknown> = {}): Promise<number> => {
      const form = { title: 'Interpreter', description: 'Interpret.', language: 'Tamil', location: 'Chennai' };
      return (await done(jobCalls.create, { token, body: { ...form, ...fields } })).id;
    },
    apply: ({ token }: Account, jobId: number) => done(applicationCalls.apply, { token, params: { jobId } }),
    /** Unlocks a candidate for a recruiter. */
    view: ({ token }: Account, { id }: Account) => done(candidateCalls.view, { token, params: { id } }),
    /** Gives a candidate a CV and a video. */
    attachFiles: ({ id, token }: Account) =>
      done(candidateCalls.updateProfile, { token, params: { id }, body: filesForm() }),
    /** Moves an account to an address with the code mailed there, after a wrong one. */
    moveTo: async ({ token }: Account, email: string): Promise<void> => {
      await done(emailChangeCalls.startEmailChange, { token, body: { email } });
      const otp = await readOtp(stack, email);
      const wrong = await call(emailChangeCalls.confirmEmailChange, { token, body: { email, otp: otherThan(otp) } });
      expect([wrong.status, wrong.body]).toMatchObject([400, { code: 'INVALID_OTP' }]);
      await done(emailChangeCalls.confirmEmailChange, { token, body: { email, otp } });
    },
    /** Subjects of the mails to an address, oldest first. */
    subjects: async (email: string) => (await inboxOf(stack.inboxUrl, email)).map(({ subject }) => subject),
    /** Every item of the table, as JSON of attribute values. */
    items: async (): Promise<string[]> => {
      const scan = { TableName: localTable, ConsistentRead: true };
      const { Items } = (await callDatabase(stack.databaseUrl, 'DynamoDB_20120810.Scan', scan)) as { Items: object[] };
      return Items.map((item) => JSON.stringify(item));
    },
    /** Keys of users' files in the bucket, including incoming ones. */
    files: async (): Promise<string[]> => {
      const paths = await readdir(join(stack.dataDir, 'files', filesBucket), { recursive: true });
      // The stand-in of S3 stores each object below its key.
      const keys = paths.filter((path) => path.endsWith(objectFile)).map((path) => path.slice(0, -objectFile.length));
      return keys.filter((key) => !key.startsWith('search/')).sort();
    },
    /** The output of the run and the logs of its functions. */
    logged: () => `${stack.output()}\n${readFileSync(join(stack.dataDir, 'functions.log'), 'utf8')}`,
  };
}
