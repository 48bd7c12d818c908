import type { Page } from '@playwright/test';
import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { portal } from './support/portal.ts';
import { openedRow, openFirstRow } from './support/rows.ts';
import { demoSession, openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const payloads = [
  '<script>window.stolen=1</script>',
  '<img src=x onerror="window.stolen=1">',
  '"><svg onload=window.stolen=1>',
  '{{constructor.constructor("window.stolen=1")()}}',
];
const all = payloads.join(' ');
const [script = '', image = ''] = payloads;

/** Fails when stored text has become code or an element of the page. */
const expectOnlyText = async (page: Page, path: string): Promise<void> => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const found = await page.evaluate(() => ({
    stolen: 'stolen' in window,
    elements: document.querySelectorAll('[onerror], [onload], img[src="x"], a[href^="javascript:"]').length,
  }));
  expect(found, path).toEqual({ stolen: false, elements: 0 });
  expect(dialogs, path).toEqual([]);
};

test('texts with scripts are shown as typed, and never run', async ({ visit }) => {
  const words = { subtitle: image, skills: [script, image.slice(0, 60)], language: image, address: script };
  const [recruiter, candidate] = await Promise.all([
    makeHiringRecruiter({ name: script, company_name: image, address: all }),
    openSession('candidate', { name: script, ...words, profile_public: true }),
  ]);
  const job = await postJob(recruiter, {
    title: image,
    description: all,
    requirements: all,
    benefits: all,
    language: script,
    location: image,
  });
  await apply(candidate, job);
  const { token, id } = recruiter;
  // Before the application's status: that one would add the entry by itself.
  const entry = { recruiter_id: id, candidate_id: candidate.id, job_id: job, notes: all };
  await expectOk(portal, 'POST', '/shortlist/add', { token, body: entry });
  await expectOk(portal, 'PUT', `/applications/${job}-${candidate.id}/status`, {
    token,
    body: { status: 'shortlisted', notes: all },
  });
  const page = { about: all, location: image, website: '' };
  await expectOk(portal, 'PUT', `/recruiters/${id}/company`, { token, body: page });
  await expectOk(portal, 'PUT', `/shortlist/${id}-${candidate.id}/status`, {
    token,
    body: { status: 'contacted', notes: `Status changed to hired: ${all}` },
  });

  const guest = await visit();
  await expectOnlyText(guest, '/');
  await expectOnlyText(guest, `/jobs?keyword=${encodeURIComponent('window.stolen')}`);
  await expect(guest.getByRole('article').getByText(image, { exact: true }).first()).toBeVisible();

  await expectOnlyText(guest, `/recruiter/profile/${id}`);
  await expect(guest.getByText(payloads[3] ?? '').first()).toBeVisible();
  await expectOnlyText(guest, `/candidates?keyword=${encodeURIComponent('onerror')}`);

  const theCandidate = await visit({ as: candidate });
  await expectOnlyText(theCandidate, `/job/${job}`);
  await expect(theCandidate.getByText(payloads[3] ?? '').first()).toBeVisible();
  for (const path of ['/candidate/dashboard', '/candidate/dashboard?tab=applied', '/candidate/profile']) {
    await expectOnlyText(theCandidate, path);
  }
  await theCandidate.getByRole('button', { name: /^Notifications/ }).click();
  await expect(theCandidate.getByRole('dialog').getByRole('listitem').first()).toContainText(image);

  const theRecruiter = await visit({ as: recruiter });
  for (const path of [
    '/recruiter/dashboard',
    '/my-jobs',
    `/job/${job}`,
    `/job/${job}/applicants`,
    `/job/${job}/applicants?details=full`,
    `/recruiter/view-candidates?keyword=${encodeURIComponent('onerror')}`,
  ]) {
    await expectOnlyText(theRecruiter, path);
  }
  await expectOnlyText(theRecruiter, '/recruiter/shortlisted-candidates');
  await openFirstRow(theRecruiter);
  await expect(openedRow(theRecruiter).getByText('window.stolen').first()).toBeVisible();
  expect(await theRecruiter.evaluate(() => 'stolen' in window)).toBe(false);

  for (const path of ['/recruiter-management', '/admin/subscription-management']) {
    await expectOnlyText(await visit({ as: demoSession('admin') }), path);
  }
});

test('an invalid video address is never loaded or run', async ({ visit, problems }) => {
  problems.allow(/ERR_|evil\.example/);
  const candidate = await openSession('candidate');
  const page = await visit({ as: candidate });
  const requested: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  for (const video of [
    'javascript:window.stolen=1',
    'data:text/html,<script>window.stolen=1</script>',
    'https://evil.example/frame.html',
  ]) {
    await page.route(`**/api/candidate/profile/${candidate.id}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), video } });
    });
    await expectOnlyText(page, '/candidate/profile');
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.unroute(`**/api/candidate/profile/${candidate.id}`);
  }
  expect(requested).toEqual([]);
});

test('the site refuses inline scripts of any origin', async ({ page, problems }) => {
  problems.allow(/Content Security Policy|violates the following/);
  await page.goto('/');
  await page.evaluate(() => {
    const element = document.createElement('script');
    element.textContent = 'window.stolen = 1';
    document.body.append(element);
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.stolen = 1">');
  });
  await expect.poll(() => problems.unexpected().length + problems.found.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
});
