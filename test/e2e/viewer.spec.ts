import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { makeColleague } from './support/colleague.ts';
import { portal } from './support/portal.ts';
import { openFirstRow } from './support/rows.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { waitUntilLoaded } from './support/wait-until-loaded.ts';

/** What changes something on a recruiter's screens. */
const actions =
  /^(Post New Job|Post Job|Edit|Delete|Update status|Contact|Add to shortlist|Shortlist|Reject|Remove|Sync|Unlock|Move|Save search|Choose|Select|Start|Buy|Manage Subscription|View plans|Edit page|Invoice details|Send invitation)\b/;

test('a viewer reads every screen of the company, and finds no action that would be refused', async ({ visit }) => {
  const founder = await makeHiringRecruiter();
  const job = await postJob(founder, { title: 'Interpreter for Thai' });
  const [candidate, locked] = await Promise.all([
    openSession('candidate', { name: 'Aiko Mori' }),
    openSession('candidate', { name: 'Bo Lind' }),
  ]);
  await Promise.all([apply(candidate, job), apply(locked, job)]);
  await expectOk(portal, 'GET', `/candidate/recruiter/view/${candidate.id}`, { token: founder.token });
  await expectOk(portal, 'POST', '/shortlist/add', {
    token: founder.token,
    body: { candidate_id: candidate.id, job_id: job },
  });
  const viewer = await makeColleague(founder, 'viewer', 'Vera Viewer');
  const page = await visit({ as: viewer });
  const expectNoActions = async (path: string) => {
    await page.goto(path);
    await waitUntilLoaded(page);
    const main = page.getByRole('main');
    for (const role of ['button', 'link', 'menuitem'] as const)
      await expect(main.getByRole(role, { name: actions }), `${role}s of ${path}`).toHaveCount(0);
  };
  for (const path of [
    '/recruiter/dashboard',
    '/my-jobs',
    '/post-job',
    `/job/${job}`,
    `/job/${job}/applicants`,
    '/recruiter/shortlisted-candidates',
    '/recruiter/shortlisted-candidates?view=board',
    '/recruiter/view-candidates',
    `/candidate/profile/${locked.id}`,
    '/recruiter/subscription-plans',
    '/subscription/plans',
    `/subscription/${viewer.id}`,
    '/recruiter/insights',
    '/recruiter/team',
    `/recruiter/profile/${founder.id}`,
  ])
    await expectNoActions(path);

  await page.goto(`/job/${job}/applicants?details=full`);
  await openFirstRow(page);
  await page.keyboard.press('r');
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: actions })).toHaveCount(0);
  await page.goto('/recruiter/shortlisted-candidates');
  await openFirstRow(page);
  await page.getByRole('button', { name: 'View Profile' }).first().click();
  await expect(page.getByRole('dialog').getByText(candidate.email)).toBeVisible();
  await page.goto('/account');
  // Of the mails, those of the own interviews reach a colleague.
  const mails = page.getByRole('region', { name: 'Mails' });
  await expect(mails.getByRole('checkbox')).toHaveAccessibleName('Interviews: offers, agreed times and changes');
  await page.goto(`/candidate/profile/${locked.id}`);
  await expect(page.getByText('An owner can give you another role.')).toBeVisible();
});
