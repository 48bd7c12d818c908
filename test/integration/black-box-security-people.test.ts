import { expect, test } from 'vitest';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { filesForm, startBlackBox, tally, times } from '#test/support/black-box.ts';

const box = await startBlackBox();
const { admin, call, done } = box;

/** Part of every address of a stored file. */
const fileTraces = /files\/candidates|X-Amz/i;

test('25 times on and off a shortlist are one notification and one mail without text of the recruiter', async () => {
  const recruiter = await box.makeRecruiterOnTrial({
    name: 'Clara Clickbait',
    company_name: 'Clickbait casino.example',
  });
  const candidate = await box.signUpCandidate();
  const job_id = await box.postJob(recruiter, { title: 'Clickbait: you won' });
  await box.apply(candidate, job_id);
  const { token } = recruiter;
  const entry = { token, params: { id: `${recruiter.id}-${candidate.id}` } };
  for (let turn = 0; turn < 25; turn += 1) {
    await done(shortlistCalls.add, { token, body: { candidate_id: candidate.id, job_id, notes: 'Clickbait' } });
    await done(shortlistCalls.remove, entry);
  }
  const inbox = async () => {
    const params = { type: 'candidate', id: candidate.id };
    return (await done(notificationCalls.list, { token: candidate.token, params })).map(({ kind, count }) => [
      kind,
      count,
    ]);
  };
  await expect.poll(inbox, { timeout: 30_000 }).toEqual([['shortlisted', 25]]);
  // Mails are sent in the order of the events: after this one, all mails of the shortlist are sent.
  const status = {
    token,
    params: { id: `${job_id}-${candidate.id}` },
    body: { status: 'rejected', notes: 'Clickbait' },
  };
  await done(applicationCalls.updateStatus, status);
  await expect
    .poll(() => box.subjects(candidate.email), { timeout: 30_000 })
    .toEqual([expect.stringContaining('code'), 'You are on a shortlist', 'News about your application']);
}, 120_000);

test('a shortlist shows no deactivated or deleted candidate, from the next request on', async () => {
  const recruiter = await box.makeRecruiterOnTrial();
  const { token } = recruiter;
  const name = 'Wilhelmina Canary';
  const candidate = await box.signUpCandidate({ name });
  await box.view(recruiter, candidate);
  await done(shortlistCalls.add, { token, body: { candidate_id: candidate.id } });
  const shown = () => call(shortlistCalls.ofRecruiter, { token, params: { id: recruiter.id } });
  const user = { token: admin.token, params: { a: 'candidate', b: candidate.id } };
  for (const end of [adminCalls.deactivateUser, adminCalls.terminateUser, adminCalls.hardDeleteUser]) {
    await expect
      .poll(async () => (await shown()).body, { timeout: 10_000 })
      .toMatchObject([{ candidate: { name, email: candidate.email, phone: expect.any(String) } }]);
    await done(end, user);
    const { status, text } = await shown();
    expect([status, /canary/i.test(text), text.includes(candidate.email)]).toEqual([200, false, false]);
    await expect.poll(async () => (await shown()).body, { timeout: 10_000 }).toEqual([]);
    if (end !== adminCalls.hardDeleteUser) await done(adminCalls.reactivateUser, user);
  }
});

test('the masked list of applicants has no link to a CV or video, before and after the profile is unlocked', async () => {
  const recruiter = await box.makeRecruiterOnTrial();
  const candidate = await box.signUpCandidate({ name: 'Ottoline Canary' });
  await box.attachFiles(candidate);
  const id = await box.postJob(recruiter);
  await box.apply(candidate, id);
  const ask = { token: recruiter.token, params: { id } };
  for (const name of [null, 'Ottoline Canary']) {
    const { body, text, headers } = await call(applicationCalls.applicants, ask);
    expect(body).toMatchObject([{ candidate: { name, has_cv: true, has_video: true, video: null } }]);
    const everything = `${text} ${JSON.stringify([...headers])}`;
    expect(everything).not.toMatch(fileTraces);
    // Unlocking shows the name, in its own field only.
    expect(everything.replace(`"name":${JSON.stringify(name)}`, '')).not.toMatch(/canary/i);
    await box.view(recruiter, candidate);
  }
  expect((await call(applicationCalls.unmaskedApplicants, ask)).text).toMatch(fileTraces);
});

test('a profile form with a good CV and a bad video is refused and leaves no file behind', async () => {
  const { id, token } = await box.signUpCandidate();
  const send = (body: FormData) => call(candidateCalls.updateProfile, { token, params: { id }, body });
  const before = await box.files();
  expect((await send(filesForm({ video: '<html>' }))).body).toMatchObject({ code: 'UPLOAD_REJECTED' });
  expect(await done(candidateCalls.ownProfile, { token })).toMatchObject({ cv: null, video: null });
  expect(await box.files()).toEqual(before);
  expect((await send(filesForm())).status).toBe(200);
  const added = (await box.files()).filter((key) => !before.includes(key));
  const stored = (kind: string) => expect.stringContaining(`files/candidates/${id}/${kind}/`);
  expect(added).toEqual([stored('cv'), stored('video')]);
});

test('five of 30 uploads that one candidate starts concurrently are accepted', async () => {
  const { token } = await box.signUpCandidate();
  const body = { kind: 'cv', content_type: 'application/pdf', size: 1000 };
  const answers = await times(30, () => call(uploadCalls.start, { token, body }));
  expect(tally(answers)).toEqual({ 201: 5, 429: 25 });
  const waits = answers.filter(({ status }) => status === 429).map(({ headers }) => headers.get('retry-after'));
  expect(waits.every((wait) => Number(wait) > 0)).toBe(true);
});

test('names in other spellings and spelled-out addresses are masked in the list, in the language field too', async () => {
  const spellings = ['Natalya', 'Natalia', 'Натальи', 'Quaxmuller', 'Quaexmueller', 'Quäxmüllers'];
  const addresses = ['nq at gmail dot com', 'nq [at] qmail (punkt) example', 'nq arroba qmail punto example'];
  const candidate = await box.signUpCandidate({ name: 'Наталья Quäxmüller' });
  const texts = {
    subtitle: `${spellings.join(', ')}: ${addresses[0]}`,
    skills: ['Dubbing', 'Quaexmueller', `${addresses[1]}`],
    language: 'Finnish, Natalia, Quaxmuller',
    location: `Oulu, ask Natalya, ${addresses[2]}`,
    experience: '7 y as assistant of Quaexmuellers',
  };
  await done(candidateCalls.updateProfile, { token: candidate.token, params: { id: candidate.id }, body: texts });
  const recruiter = await box.makeRecruiterOnTrial();
  const list = () => call(candidateCalls.listMasked, { token: recruiter.token, query: { language: 'finnish' } });
  await expect.poll(async () => (await list()).body.map(({ id }) => id), { timeout: 10_000 }).toEqual([candidate.id]);
  const { text, headers } = await list();
  const everything = `${text} ${JSON.stringify([...headers])}`.toLowerCase();
  for (const trace of [...spellings, 'Natalj', 'Наталь', 'gmail', 'qmail', 'arroba', 'test.example']) {
    expect(everything).not.toContain(trace.toLowerCase());
  }
  expect(everything).toContain('dubbing');
});
