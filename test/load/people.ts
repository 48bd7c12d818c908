import * as z from 'zod';
import type { UserType } from '#shared/domain/account-kind.ts';
import { type Account, signIn } from '#test/support/accounts.ts';
import { expectOk } from '#test/support/http-api.ts';
import type { StackAddresses } from '#test/support/stack.ts';

/** What a recruiter can name: ids of jobs, applications and shortlist entries. */
interface Owned {
  jobs: number[];
  applications: string[];
  entries: string[];
}

/** Everybody and everything that the requests name. */
export interface World {
  candidates: Account[];
  recruiters: Account[];
  admin: Account;
  masterAdmin: Account;
  /** Addresses of candidates and recruiters who sign in during the test. */
  signingIn: { candidate: string[]; recruiter: string[] };
  /** Open jobs, newest first, and ids of candidates. */
  jobs: number[];
  candidateIds: number[];
  /** Of each of `recruiters`, in their order. */
  owned: Owned[];
}

const demoEmail = {
  admin: 'admin@demo.test',
  masterAdmin: 'master@demo.test',
  candidate: 'candidate@demo.test',
  recruiter: 'recruiter@demo.test',
};
const listed = z.array(z.object({ id: z.number(), email: z.string() }));
const plan = z.object({ has_active_subscription: z.boolean() });
const numbered = z.array(z.object({ id: z.number() }));
const named = z.array(z.object({ id: z.string() }));
const applications = z.array(z.object({ application_id: z.string() }));
type Stack = Pick<StackAddresses, 'url' | 'inboxUrl'>;
async function signInAll(stack: Stack, role: UserType, emails: readonly string[]): Promise<Account[]> {
  const people: Account[] = [];
  for (const email of emails) people.push(await signIn(stack, role, email));
  return people;
}

/** How many candidates have a session before the test, and how many recruiters are asked whether they have a plan. */
const sessions = { candidate: 20, recruiter: 12 };

/** The demo's own person, and others of a list: those with a session, and those who sign in during the test. */
function split(own: string, people: z.output<typeof listed>, count: number) {
  const others = people.map(({ email }) => email).filter((email) => email !== own && email.includes('@'));
  return { first: [own, ...others.slice(0, count - 1)], rest: others.slice(count - 1) };
}

/** Recruiters with an active plan: others are refused most of what recruiters do. */
async function subscribedOf(stack: Stack, recruiters: readonly Account[]): Promise<Account[]> {
  const plans = recruiters.map(async ({ id, token }) => {
    const { body } = await expectOk(stack, 'GET', `/subscriptions/recruiter/${id}/status`, { token });
    return plan.parse(body).has_active_subscription;
  });
  const areSubscribed = await Promise.all(plans);
  return recruiters.filter((_, place) => areSubscribed[place]);
}

async function ownedBy(stack: Stack, { id, token }: Account): Promise<Owned> {
  const own = await expectOk(stack, 'GET', `/jobs/recruiter/${id}`, { token });
  const shortlist = await expectOk(stack, 'GET', `/shortlist/recruiter/${id}`, { token });
  const recent = await expectOk(stack, 'GET', `/applications/recruiter/${id}/recent`, { token });
  return {
    jobs: numbered.parse(own.body).map((job) => job.id),
    applications: applications.parse(recent.body).map(({ application_id }) => application_id),
    entries: named.parse(shortlist.body).map((entry) => entry.id),
  };
}

/** Signs people of all roles in through the API and reads what they can name in their requests. */
export async function signPeopleIn(stack: Stack): Promise<World> {
  const admin = await signIn(stack, 'admin', demoEmail.admin);
  const read = async (path: string) => (await expectOk(stack, 'GET', path, { token: admin.token })).body;
  const candidates = listed.parse(await read('/admin/candidates?limit=100'));
  const recruiters = listed.parse(await read('/admin/recruiters?limit=100'));
  const applying = split(demoEmail.candidate, candidates, sessions.candidate);
  const hiring = split(demoEmail.recruiter, recruiters, sessions.recruiter);
  const hired = await subscribedOf(stack, await signInAll(stack, 'recruiter', hiring.first));
  return {
    candidates: await signInAll(stack, 'candidate', applying.first),
    recruiters: hired,
    admin,
    masterAdmin: await signIn(stack, 'master_admin', demoEmail.masterAdmin),
    signingIn: { candidate: applying.rest, recruiter: hiring.rest },
    jobs: numbered.parse(await read('/jobs?limit=100')).map(({ id }) => id),
    candidateIds: candidates.map(({ id }) => id),
    owned: await Promise.all(hired.map((recruiter) => ownedBy(stack, recruiter))),
  };
}
