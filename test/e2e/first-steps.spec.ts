import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { scanPhone } from './support/axe-scan.ts';
import { pdf } from './support/files.ts';
import { press, tabTo } from './support/keyboard.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test.use({ manner: 'pressingTwice' });

const phone = { width: 360, height: 740 };

test('a new candidate sees what to do first, above two jobs, puts it away by keyboard, and brings it back', async ({
  visit,
}) => {
  const candidate = await openSession('candidate', { language: 'Japanese' });
  const page = await visit({ as: candidate });
  await page.setViewportSize(phone);
  await page.goto('/candidate/dashboard');
  const steps = page.getByRole('region', { name: 'First steps: 0 of 4' });
  await expect(steps.getByRole('link', { name: 'State your languages' })).toHaveAttribute(
    'href',
    '/candidate/profile?mode=languages',
  );
  await tabTo(page, 'Show all');
  await page.keyboard.press('Enter');
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await expect(steps.getByText('New jobs that fit it are reported to you.')).toBeVisible();
  await scanPhone(page, 'the first steps');
  await press(page, 'Put the first steps away');
  await expect(toast(page, 'Put away. You find the first steps again under Profile.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^First steps/)).toHaveCount(0);

  await page.goto('/candidate/profile');
  const meter = page.getByRole('region', { name: /^Your profile: \d of 7$/ });
  await meter.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(meter.getByText('Without one, your profile says “Remote”.')).toBeVisible();
  await scanPhone(page, 'the parts of a profile');
  await meter.getByRole('button', { name: 'Show the first steps on the dashboard again' }).press('Enter');
  await expect(toast(page, 'The first steps are on the dashboard again.')).toBeVisible();
  await page.goto('/candidate/dashboard');
  await expect(page.getByText('First steps: 0 of 4')).toBeVisible();
});

test('steps that are done count, with the number of jobs for one level more; once all are done, the list is gone', async ({
  visit,
}) => {
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  const { token } = candidate;
  const skillsAt = (level: string) => {
    const stated = [{ scale: 'cefr', level }];
    return {
      listening: stated,
      reading: stated,
      spoken_interaction: stated,
      spoken_production: stated,
      writing: stated,
    };
  };
  // Many jobs require English at B2 and another language at B2.
  const languages = [['en', 'B2'] as const, ...['de', 'ja', 'fr'].map((tag) => [tag, 'B1'] as const)].map(
    ([tag, level]) => ({ tag, native: false, skills: skillsAt(level) }),
  );
  await expectOk(portal, 'PUT', '/candidate/languages', { token, body: { languages, modes: [] } });
  const page = await visit({ as: candidate });
  await page.goto('/candidate/dashboard');
  await expect(page.getByText('First steps: 1 of 4')).toBeVisible();
  await apply(candidate, await postJob(recruiter, { title: 'A first job' }));
  const body = { name: 'Japanese', frequency: 'daily', filters: { tag: 'ja' } };
  await expectOk(portal, 'POST', '/saved-searches', { token, body });
  await page.reload();
  await expect(page.getByText('First steps: 3 of 4')).toBeVisible();

  await page.goto('/candidate/profile');
  const meter = page.getByRole('region', { name: /^Your profile: \d of 7$/ });
  await meter.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(meter.getByText(/: B2 fits [1-9]\d+ more jobs$/).first()).toBeVisible();
  const all = meter.getByRole('link', { name: /^All jobs for which B2 is enough \(.+\)$/ }).first();
  await expect(all).toHaveAttribute('href', /^\/jobs\?tag=\w+(&skill=\w+)?&level=B2$/);

  await page.goto('/candidate/profile?mode=edit');
  await page.getByLabel('Upload CV').setInputFiles(pdf());
  await expect(page.getByText('CV uploaded')).toBeVisible();
  const stored = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.goto('/candidate/dashboard');
  await expect(page.getByRole('region', { name: 'First steps: 4 of 4' })).toContainText('All first steps are done.');
  await stored;
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^First steps/)).toHaveCount(0);
});

test('a weekly digest is switched on in the first steps, which it finishes, and off in the account', async ({
  visit,
}) => {
  const candidate = await openSession('candidate', { language: 'Japanese' });
  const page = await visit({ as: candidate });
  await page.setViewportSize(phone);
  await page.goto('/candidate/dashboard');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('button', { name: 'Get it weekly by mail instead' }).click();
  await expect(toast(page, /^Done: new jobs that fit come once a week by mail/)).toBeVisible();
  await expect(page.getByText('First steps: 1 of 4')).toBeVisible();
  await scanPhone(page, 'the first steps with a digest');

  await page.goto('/account');
  const choice = page.getByRole('checkbox', { name: 'Once a week: up to five new jobs that fit my languages' });
  await expect(choice).toBeChecked();
  // Saved by the server first.
  await choice.click();
  await expect(toast(page, 'Your choice is saved.')).toBeVisible();
  await expect(choice).not.toBeChecked();
});

test('the link of a digest names what it stops, and needs a press', async ({ visit }) => {
  const page = await visit();
  await page.goto('/unsubscribe?digest=not-a-token');
  await expect(page.getByRole('heading', { level: 1, name: 'Stop the weekly mail' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop the weekly mail' })).toBeEnabled();
});
