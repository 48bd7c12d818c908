import * as z from 'zod';
import type { UserType } from '#shared/domain/account-kind.ts';
import { type Account, signIn } from '#test/support/accounts.ts';
import { expectOk } from '#test/support/http-api.ts';
import type { StackAddresses } from '#test/support/stack.ts';

/** Everybody and everything that the requests name. */
export interface World {
  candidates: Account[];
  recruiters: Account[];
  admin: Account;
  /** Addresses of candidates and recruiters who sign in during the test. */
  signingIn: { candidate: string[]; recruiter: string[] };
  /** Open jobs, newest first, and ids of candidates. */
  jobs: number[];
  candidateIds: number[];
  /** Jobs and applications of each of `recruiters`, in their order. */
  owned: { jobs: number[]; applications: string[] }[];
}

const demoEmail = { admin: 'admin@demo.test', candidate: 'candidate@demo.test', recruiter: 'recruiter@demo.test' };
const listed = z.array(z.object({ id: z.number(), email: z.string() }));
const numbered = z.array(z.object({ id: z.number() }));
const applications = z.array(z.object({ application_id: z.string() }));
type Stack = Pick<StackAddresses, 'url' | 'inboxUrl'>;
async function signInAll(stack: Stack, role: UserType, emails: readonly string[]): Promise<Account[]> {
  const people: Account[] = [];
  for (const email of emails) people.push(await signIn(stack, role, email));
  return people;
}

/** How many people of each role have a session before the test; the others sign in during it. */
const sessions = { candidate: 20, recruiter: 8 };

/** Signs people of all roles in through the API and reads what they can name in their requests. */
export async function signPeopleIn(stack: Stack): Promise<World> {
  const admin = await signIn(stack, 'admin', demoEmail.admin);
  const read = async (path: string, token?: string) => (await expectOk(stack, 'GET', path, { token })).body;
  const candidates = listed.parse(await read('/admin/candidates?limit=100', admin.token));
  const recruiters = listed.parse(await read('/admin/recruiters?limit=100', admin.token));
  const others = (people: readonly { email: string }[], email: string) =>
    people.map((person) => person.email).filter((each) => each !== email && each.includes('@'));
  const split = (emails: readonly string[], own: string, count: number) => ({
    first: [own, ...emails.slice(0, count - 1)],
    rest: emails.slice(count - 1),
  });
  const applying = split(others(candidates, demoEmail.candidate), demoEmail.candidate, sessions.candidate);
  const hiring = split(others(recruiters, demoEmail.recruiter), demoEmail.recruiter, sessions.recruiter);
  const world = {
    candidates: await signInAll(stack, 'candidate', applying.first),
    recruiters: await signInAll(stack, 'recruiter', hiring.first),
  };
  const owned = world.recruiters.map(async ({ id, token }) => ({
    jobs: numbered.parse(await read(`/jobs/recruiter/${id}`, token)).map((job) => job.id),
    applications: applications
      .parse(await read(`/applications/recruiter/${id}/recent`, token))
      .map((each) => each.application_id),
  }));
  return {
    ...world,
    admin,
    signingIn: { candidate: applying.rest, recruiter: hiring.rest },
    jobs: numbered.parse(await read('/jobs?limit=100')).map(({ id }) => id),
    candidateIds: candidates.map(({ id }) => id),
    owned: await Promise.all(owned),
  };
}
