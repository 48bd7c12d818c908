import { SESClient, type SendRawEmailCommand } from '@aws-sdk/client-ses';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { writeMailPreferences } from '#functions/entities/notification/mail-preference-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { testApi } from '#test/support/api.ts';
import { breakTableAt } from '#test/support/broken-table.ts';
import { digestSteps, jobsIn, reads } from '#test/support/digest-steps.ts';
import { runSavedSearches, sendMails } from '#test/support/handlers.ts';
import { readTestTable } from '#test/support/language-table.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';

await readTestTable();
const api = await testApi();
const steps = digestSteps(api);

// Each test has a week and ids of its own.
let week = 0;
let id = 8_500_000;
let candidate: Principal;
/** Who may have a digest after their test. */
const readers: number[] = [];
const minute = 60_000;

async function begin(levels: Record<string, string> = { de: 'B2', fr: 'B1' }): Promise<void> {
  for (const each of [...readers.splice(0)]) {
    await writeMailPreferences({ kind: 'candidate', id: each }, { job_digest: false }, clock.now());
  }
  week += 1;
  id += 1_000;
  steps.beginWeek(week);
  candidate = await makePrincipal('candidate', id);
  readers.push(id);
  await steps.state(candidate, levels);
  await steps.choose(candidate, true);
}
beforeEach(async () => {
  await begin();
  await makePrincipal('recruiter', 8_500_000).catch(() => undefined);
});

const runAndMail = async () => {
  steps.endWeek(week);
  await steps.run();
  expect(await steps.mail()).toEqual({ batchItemFailures: [] });
};
const textOf = async () => (await steps.mailsTo(candidate)).at(-1)?.body.text ?? '';

describe('a weekly digest', () => {
  test('has at most five new jobs in the order of the list, with their terms and how they fit in words', async () => {
    const pay = { salary_min: 60_000, salary_max: 80_000, salary_currency: 'EUR' } as const;
    await steps.post(id + 1, reads({ de: 'C1' }), week);
    await steps.post(id + 2, reads({ de: 'B2' }), week, { ...pay, title: 'Court interpreter', location: 'Graz' });
    await steps.post(id + 3, reads({ de: 'B1', fr: 'B1' }), week);
    await steps.post(id + 4, reads({ de: 'A2' }), week);
    for (const nth of [5, 6]) await steps.post(id + nth, reads({ fr: 'B2' }), week);
    await runAndMail();

    expect(await steps.digestsOf(candidate)).toEqual([5]);
    const [mail, ...others] = await steps.mailsTo(candidate);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('New jobs that fit your languages');
    const text = mail?.body.text ?? '';
    expect(jobsIn(text)).toEqual([id + 4, id + 3, id + 2, id + 6, id + 5]);
    expect(text).toContain(
      `- Court interpreter · Company 8500000 · Graz · €60,000 - €80,000\n  You meet what is required: German\n  http://127.0.0.1:3000/jobs/${id + 2}`,
    );
    expect(text).toContain('You meet what is required: German and French');
    expect(text).toContain('French: B2 reading wanted, you state B1');
  });

  test('leaves out what asks for a language that is not stated, much more or no language, and what is older or newer', async () => {
    const fitting = reads({ de: 'B2' });
    await steps.post(id + 1, reads({ de: 'B2', ja: 'A1' }), week);
    await steps.post(id + 2, reads({ fr: 'C1' }), week);
    await steps.post(id + 3, undefined, week);
    await steps.post(id + 6, undefined, week, { language: 'Elvish of the woods' });
    await steps.post(id + 7, undefined, week, { language: 'German, Japanese' });
    await steps.post(id + 4, fitting, week - 1);
    await steps.post(id + 5, fitting, week + 1);
    await runAndMail();
    expect(await steps.digestsOf(candidate)).toEqual([]);
    expect(await steps.mailsTo(candidate)).toEqual([]);
  });

  test('lists what the list of jobs that fit has first', async () => {
    const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
    for (let nth = 0; nth < 18; nth += 1) {
      const de = levels[(nth * 5) % 6] ?? 'A1';
      const fr = levels[(nth * 7) % 6] ?? 'A1';
      await steps.post(id + nth, reads(nth % 3 === 0 ? { de } : nth % 3 === 1 ? { fr } : { de, fr }), week);
    }
    steps.endWeek(week, -1);
    const { token } = candidate;
    const found = await api.call(jobSearchCalls.jobs, { token, query: { sort: 'fit', limit: 100 } });
    const listed = (found.body.items as { id: number; fit: string }[])
      .filter((job) => job.id >= id && ['met', 'unclear', 'short'].includes(job.fit))
      .map((job) => job.id);
    expect(listed.length).toBeGreaterThan(5);
    await runAndMail();
    expect(jobsIn(await textOf())).toEqual(listed.slice(0, 5));
  });

  test('has jobs whose text alone names a stated language, as the list has them, and says that it is met', async () => {
    await steps.post(id + 1, reads({ de: 'B2' }), week);
    await steps.post(id + 2, undefined, week, { language: 'Deutsch' });
    await steps.post(id + 3, undefined, week, { language: 'Japanese' });
    await steps.post(id + 4, undefined, week, { language: 'German, French' });
    steps.endWeek(week, -1);
    const query = { sort: 'fit', limit: 100 } as const;
    const found = await api.call(jobSearchCalls.jobs, { token: candidate.token, query });
    const listed = (found.body.items as { id: number; fit: string }[])
      .filter((job) => job.id >= id && job.fit === 'met')
      .map((job) => job.id);
    await runAndMail();
    const text = await textOf();
    expect(jobsIn(text)).toEqual(listed);
    expect(new Set(listed)).toEqual(new Set([id + 1, id + 2, id + 4]));
    expect(text.match(/You meet what is required: German\n/g)).toHaveLength(2);
    expect(text).toContain('You meet what is required: German and French');
  });

  test('is in the language of the mails, in Arabic from right to left', async () => {
    await steps.post(id + 1, reads({ de: 'B2' }), week);
    await steps.choose(candidate, undefined, 'ar');
    await runAndMail();
    const [mail] = await steps.mailsTo(candidate);
    expect(mail?.subject).toBe('وظائف جديدة تناسب لغاتك');
    expect(mail?.body.text).toContain('تستوفي المطلوب: الألمانية');
    expect(mail?.body.html).toContain('dir="rtl"');
  });

  test('leaves out jobs that were applied to, are closed, or are of a blocked company', async () => {
    for (let nth = 1; nth <= 4; nth += 1) await steps.post(id + nth, reads({ de: 'B2' }), week);
    const blocked = await makePrincipal('recruiter', id);
    await steps.post(id + 5, reads({ de: 'B2' }), week, { recruiter_id: blocked.id });
    await steps.post(id + 6, reads({ de: 'B2' }), week, { closing_date: '2029-01-01' });
    const { token } = candidate;
    const applied = await api.call(applicationCalls.apply, { token, params: { jobId: String(id + 2) } });
    expect(applied.status).toBeLessThan(300);
    const block = { block: { company_id: blocked.id } };
    expect((await api.call(visibilityCalls.setVisibility, { token, body: block })).status).toBe(200);
    await runAndMail();
    expect(jobsIn(await textOf())).toEqual([id + 4, id + 3, id + 1]);
  });

  test('leaves out what was applied to before the mail, and is not mailed with nothing left', async () => {
    await steps.post(id + 1, reads({ de: 'B2' }), week);
    steps.endWeek(week);
    await steps.run();
    const apply = { token: candidate.token, params: { jobId: String(id + 1) } };
    expect((await api.call(applicationCalls.apply, apply)).status).toBeLessThan(300);
    await steps.mail();
    expect(await steps.digestsOf(candidate)).toEqual([1]);
    expect((await steps.mailsTo(candidate)).map(({ subject }) => subject)).not.toContain(
      'New jobs that fit your languages',
    );
  });
});

describe('who gets one', () => {
  test('is who switched it on, states a language, and neither pauses nor was deactivated', async () => {
    const admin = await makePrincipal('admin', id);
    const others: Principal[] = [];
    for (let nth = 1; nth <= 4; nth += 1) others.push(await makePrincipal('candidate', id + nth));
    readers.push(...others.map((each) => each.id));
    const [silent, unstated, paused, deactivated] = others as [Principal, Principal, Principal, Principal];
    for (const each of [silent, paused, deactivated]) await steps.state(each, { de: 'B2' });
    for (const each of [unstated, paused, deactivated]) await steps.choose(each, true);
    await api.call(visibilityCalls.setVisibility, { token: paused.token, body: { paused: true } });
    const params = { a: 'candidate', b: deactivated.id };
    expect((await api.call(adminCalls.deactivateUser, { token: admin.token, params })).status).toBe(200);
    await steps.post(id + 1, reads({ de: 'B2' }), week);
    await runAndMail();
    expect(await steps.digestsOf(candidate)).toEqual([1]);
    for (const each of others) expect(await steps.digestsOf(each)).toEqual([]);
  });

  test('switches it off with one click of the mail program, and keeps all other mails', async () => {
    await steps.post(id + 1, reads({ de: 'B2' }), week);
    const send = vi.spyOn(SESClient.prototype, 'send');
    await runAndMail();
    const command = send.mock.calls.at(-1)?.[0] as SendRawEmailCommand;
    const raw = Buffer.from(command.input.RawMessage?.Data ?? '').toString();
    send.mockRestore();
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const [, token = ''] =
      /^List-Unsubscribe: <http:\/\/127\.0\.0\.1:3000\/api\/notifications\/unsubscribe\?token=([\w-]+)>\r$/m.exec(
        raw,
      ) ?? [];
    expect(await textOf()).toContain('Stop the weekly mail: http://127.0.0.1:3000/unsubscribe?digest=');
    expect((await api.call(notificationCalls.unsubscribe, { query: { token } })).status).toBe(200);

    const { body } = await api.call(notificationCalls.preferences, { token: candidate.token });
    expect(body).toMatchObject({ job_digest: false, mails: { jobs_found: true, contacted: true } });
    week += 1;
    await steps.post(id + 2, reads({ de: 'B2' }), week);
    await runAndMail();
    expect(await steps.digestsOf(candidate)).toEqual([1]);
  });

  test('gets none where it is switched off between the report and the mail', async () => {
    await steps.post(id + 1, reads({ de: 'B2' }), week);
    steps.endWeek(week);
    await steps.run();
    await steps.choose(candidate, false);
    await steps.mail();
    expect(await steps.mailsTo(candidate)).toEqual([]);
  });
});

describe('runs that are repeated, concurrent or interrupted', () => {
  test('report once a week, and again in the next', async () => {
    await steps.post(id + 1, reads({ de: 'B2' }), week);
    steps.endWeek(week);
    await Promise.all([runSavedSearches(), runSavedSearches(), runSavedSearches()]);
    await runSavedSearches();
    expect(await steps.digestsOf(candidate)).toEqual([1]);
    week += 1;
    for (const nth of [2, 3]) await steps.post(id + nth, reads({ de: 'B2' }), week);
    await runAndMail();
    expect(await steps.digestsOf(candidate)).toEqual([1, 2]);
  });

  test.each(['before', 'after'] as const)(
    'once where any request to the table fails %s it',
    { timeout: 120_000 },
    async (when) => {
      for (let nth = 1; ; nth += 1) {
        await steps.post(id + 1, reads({ de: 'B2' }), week);
        steps.endWeek(week);
        const repair = breakTableAt(nth, when);
        await runSavedSearches().catch(() => undefined);
        const wasReached = repair();
        await runSavedSearches();
        await runSavedSearches();
        expect(await steps.digestsOf(candidate), `request ${nth}`).toEqual([1]);
        if (!wasReached) return;
        await begin();
      }
    },
  );

  test('leave a digest that is two days late to the next week', async () => {
    await steps.post(id + 1, reads({ de: 'B2' }), week);
    steps.endWeek(week, 2 * 24 * 60 * minute);
    await runSavedSearches();
    expect(await steps.digestsOf(candidate)).toEqual([]);
  });

  test('are mailed once although the mail service refuses it first', async () => {
    await steps.post(id + 1, reads({ de: 'B2' }), week);
    steps.endWeek(week);
    await steps.run();
    const records = await steps.settle();
    vi.spyOn(SESClient.prototype, 'send').mockImplementationOnce(async () => {
      throw Object.assign(new Error('Throttled'), { name: 'ThrottlingException' });
    });
    expect((await sendMails({ Records: records })).batchItemFailures).toHaveLength(1);
    expect((await sendMails({ Records: records })).batchItemFailures).toEqual([]);
    await sendMails({ Records: records });
    expect(await steps.mailsTo(candidate)).toHaveLength(1);
  });
});

test('a digest costs the same however many candidates have none', async () => {
  await steps.post(id + 1, reads({ de: 'B2' }), week);
  await steps.settle();
  await runSavedSearches();
  const spent = async () => {
    api.units.reset();
    await runSavedSearches();
    const { read, write } = api.units.spent();
    return { read, write };
  };
  expect(await spent()).toEqual({ read: 2.5, write: 0 });
  steps.endWeek(week);
  expect(await spent()).toEqual({ read: 6.5, write: 10 });
});
