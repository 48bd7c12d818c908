import * as z from 'zod/mini';
import type { UserType } from '#shared/domain/account-kind.ts';
import { legalVersions } from '#shared/domain/legal-versions.ts';
import { type Account, signIn, signUp } from '#test/support/accounts.ts';
import { expectOk } from '#test/support/http-api.ts';
import { portal } from './portal.ts';

/** A signed-in user as the browser stores them. */
export interface Session extends Account {
  name: string;
}

const known = z.object({ name: z.string() });

const sessionOf = async (account: Account): Promise<Session> => {
  const { body } = await expectOk(portal, 'GET', '/auth/session', { token: account.token });
  return { ...account, name: known.parse(body).name };
};

/** Signs an existing account in through the API. */
export const signInThroughApi = async (type: UserType, email: string): Promise<Session> =>
  sessionOf(await signIn(portal, type, email));

/** What the sign-up form sends with the box of the terms ticked. */
const consent = {
  privacy_version: legalVersions.privacy,
  terms_version: legalVersions.terms,
  consent_language: 'en',
};

/** Signs a new candidate or recruiter up and in through the API; `fields` replace those of the form. */
export const openSession = async (
  type: 'candidate' | 'recruiter',
  fields: Record<string, unknown> = {},
): Promise<Session> => sessionOf(await signUp(portal, type, { ...consent, ...fields }));

const demoEmails: Record<UserType, string> = {
  candidate: 'candidate@demo.test',
  recruiter: 'recruiter@demo.test',
  admin: 'admin@demo.test',
  master_admin: 'master@demo.test',
};

/** Signs all four demo users in, once for the whole suite: codes and admins' sessions are limited. */
export const signInDemoUsers = async (): Promise<Record<string, Session>> => {
  const types = Object.keys(demoEmails) as UserType[];
  const sessions = await Promise.all(types.map((type) => signInThroughApi(type, demoEmails[type])));
  return Object.fromEntries(sessions.map((session) => [session.type, session]));
};

/** The demo user's session that the suite shares. Do not log it out. */
export const demoSession = (type: UserType): Session => {
  const session = (JSON.parse(process.env.DEMO_SESSIONS ?? '{}') as Partial<Record<UserType, Session>>)[type];
  if (session === undefined) throw new Error(`No demo ${type} is signed in.`);
  return session;
};

/** The browser's storage of a session. */
export const storageStateOf = ({ token, type, id, name, email }: Session) => ({
  cookies: [],
  origins: [
    {
      origin: portal.url,
      localStorage: [
        { name: 'user_token', value: token },
        { name: 'user_type', value: type },
        { name: 'user_data', value: JSON.stringify({ id, name, email, phone: '' }) },
      ],
    },
  ],
});
