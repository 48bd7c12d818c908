import { makeHiringRecruiter, postJob } from './support/api.ts';
import { logInHere } from './support/sign-up.ts';
import { tabEntriesIn } from './support/tab-storage.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test('after a session that ended in a dialog, the screen says where the text waits, once, and the dialog has it', async ({
  visit,
  inbox,
  problems,
}) => {
  problems.allow(/status of 401 /);
  const recruiter = await makeHiringRecruiter();
  await postJob(recruiter, { title: 'Court interpreter' });
  await inbox.code(recruiter.email);
  const page = await visit({ as: recruiter });
  const dialog = page.getByRole('dialog');
  const edit = page.getByRole('button', { name: 'Edit Court interpreter' });
  const location = dialog.getByLabel('Location', { exact: true });
  const waits = toast(page, 'What you had typed into “Edit job” is kept.');
  await page.goto('/my-jobs');
  await edit.press('Enter');
  await location.fill('Porto');
  await page.route('**/api/jobs/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', detail: 'Please log in.' } })
      : route.fallback(),
  );
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await page.unroute('**/api/jobs/*');
  await logInHere(page, inbox.code, { email: recruiter.email, dashboard: '/my-jobs' });
  await expect(waits).toBeVisible();
  await expect(dialog).toBeHidden();

  await edit.press('Enter');
  await expect(location).toHaveValue('Porto');
  await expect(toast(page, 'What you had typed is back.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Porto')).toBeVisible();
  const stored = async () => Object.keys(await tabEntriesIn(page));
  await expect.poll(stored, 'after the text was sent').toEqual([]);
});
