import { randomInt, randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { UserType } from '#shared/domain/account-kind.ts';
import { expectOk } from './http-api.ts';
import { inboxOf } from './inbox.ts';
import { readOtp } from './read-otp.ts';
import type { StackAddresses } from './stack.ts';

export interface Account {
  type: UserType;
  id: number;
  email: string;
  token: string;
}

type Where = Pick<StackAddresses, 'url' | 'inboxUrl'>;

const routes = { candidate: 'candidate', recruiter: 'recruiter', admin: 'admin', master_admin: 'admin' } as const;
const owner = z.object({ id: z.int() });
const signedIn = z.object({
  token: z.string(),
  candidate: owner.optional(),
  recruiter: owner.optional(),
  admin: owner.optional(),
});

const signedUp = z.object({ signup_token: z.string() });

/** An e-mail address that no other test uses. */
export const uniqueEmail = (label: string): string => `${label}-${randomUUID()}@test.example`;

/** A word that is not used yet, without digits: eight of them in a masked profile count as a phone number. */
export const uniqueLetters = (): string => randomUUID().replaceAll(/[^a-f]/g, '');

/** A phone number as the forms send it. */
export const somePhone = (): string => `+9198${randomInt(10_000_000, 99_999_999)}`;

/** Signs an existing account in with the code from its mail; with the token of a sign-up, confirms that sign-up. */
export const signIn = async (stack: Where, type: UserType, email: string, signup_token?: string): Promise<Account> => {
  const role = routes[type];
  const flags = { ...(type === 'master_admin' ? { is_master: true } : {}), signup_token };
  const before = await inboxOf(stack.inboxUrl, email);
  await expectOk(stack, 'POST', `/${role}/send-otp`, { body: { email, ...flags } });
  const otp = await readOtp(stack, email, before.length + 1);
  const { body } = await expectOk(stack, 'POST', `/${role}/verify-otp`, { body: { email, otp, ...flags } });
  const answer = signedIn.parse(body);
  const id = answer[role]?.id;
  if (id === undefined) {
    throw new Error(`Signing in as ${type} answered no ${role}.`);
  }
  return { type, id, email, token: answer.token };
};

/** Creates a candidate or recruiter with a unique e-mail and signs them in. `fields` replace those of the form. */
export const signUp = async (
  stack: Where,
  type: 'candidate' | 'recruiter',
  fields: Record<string, unknown> = {},
): Promise<Account> => {
  const email = typeof fields.email === 'string' ? fields.email : uniqueEmail(type);
  const form =
    type === 'candidate'
      ? { name: 'Chie Okada', phone: somePhone(), address: 'Osaka', language: 'Japanese', skills: ['Interpreting'] }
      : { name: 'Rafael Lima', phone: somePhone(), address: 'Lisbon', company_name: 'Lima Languages' };
  const { body } = await expectOk(stack, 'POST', `/${type}/signup`, { body: { ...form, ...fields, email } });
  return signIn(stack, type, email, signedUp.parse(body).signup_token);
};
