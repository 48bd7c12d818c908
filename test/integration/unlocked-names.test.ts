import { expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { verificationChange } from '#functions/entities/recruiter/recruiter-store.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { epochMs, hourMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const [known, unknown] = await Promise.all([makePrincipal('candidate', 1), makePrincipal('candidate', 2)]);
let recruiters = 0;

/** A recruiter with a subscription, whose job both candidates applied for, and who unlocked the first of them. */
async function makeRecruiter() {
  recruiters += 1;
  const recruiter = await makePrincipal('recruiter', recruiters);
  await subscribe(recruiter.id, { ends_at: epochMs(Date.now() + hourMs) });
  const job = await makeJob(recruiter.id, recruiter.id);
  for (const { token } of [known, unknown]) {
    await api.call(applicationCalls.apply, { token, params: { jobId: job.id } });
  }
  await unlockCandidate(recruiter.id, known.id, epochMs(Date.now()));
  return { recruiter, jobId: job.id };
}

interface Named {
  id: number;
  name: string | null;
}

/** The names that the recruiter's lists show, by list. */
async function namesIn({ token, id }: Principal, jobId: number): Promise<Record<string, (string | null)[]>> {
  const inOrder = (people: Named[]) => people.toSorted((left, right) => left.id - right.id).map(({ name }) => name);
  const { body: searched } = await api.call(candidateCalls.listMasked, { token, query: { limit: 20 } });
  const { body: found } = await api.call(candidateCalls.listMasked, { token, query: { keyword: 'Interpreter' } });
  const { body: applicants } = await api.call(applicationCalls.applicants, { token, params: { id: jobId } });
  const { body: recent } = await api.call(applicationCalls.recent, { token, params: { id } });
  const profiles = [known.id, unknown.id].map((candidate) =>
    api.call(candidateCalls.maskedProfile, { token, params: { id: candidate } }),
  );
  const named = ({ application_id, name }: { application_id: string; name: string | null }): Named => ({
    id: Number(application_id.split('-')[1]),
    name,
  });
  return {
    searched: inOrder(searched),
    found: inOrder(found),
    applicants: inOrder(applicants.map(({ candidate }: { candidate: Named }) => candidate)),
    recent: inOrder(recent.map(named)),
    profiles: (await Promise.all(profiles)).map(({ body }) => body.name),
  };
}

const lists = ['searched', 'found', 'applicants', 'recent', 'profiles'];
const everywhere = (...names: (string | null)[]) => Object.fromEntries(lists.map((list) => [list, names]));

test('an unlocked candidate has the name in all lists of the recruiter, without being shortlisted', async () => {
  const { recruiter, jobId } = await makeRecruiter();
  expect(await namesIn(recruiter, jobId)).toEqual(everywhere(known.name, null));
});

test('the name of a candidate whom another recruiter unlocked stays masked', async () => {
  await makeRecruiter();
  recruiters += 1;
  const other = await makePrincipal('recruiter', recruiters);
  await subscribe(other.id);
  const { body } = await api.call(candidateCalls.listMasked, { token: other.token, query: { limit: 20 } });
  expect(body.map(({ name }: Named) => name)).toEqual([null, null]);
});

test('the name is masked again once the subscription has ended, and while the recruiter is not verified', async () => {
  const { recruiter, jobId } = await makeRecruiter();
  await transact(verificationChange(recruiter.id, false, { at: clock.now() }));
  expect(await namesIn(recruiter, jobId)).toEqual(everywhere(null, null));
  await transact(verificationChange(recruiter.id, true, { at: clock.now() }));
  expect(await namesIn(recruiter, jobId)).toEqual(everywhere(known.name, null));
  api.clock.set(Date.now() + 2 * hourMs);
  expect(await namesIn(recruiter, jobId)).toEqual(everywhere(null, null));
});

test('an admin sees masked names only', async () => {
  const { recruiter, jobId } = await makeRecruiter();
  const admin = await makePrincipal('admin', recruiter.id);
  const { body } = await api.call(applicationCalls.applicants, { token: admin.token, params: { id: jobId } });
  expect(body.map(({ candidate }: { candidate: Named }) => candidate.name)).toEqual([null, null]);
});
