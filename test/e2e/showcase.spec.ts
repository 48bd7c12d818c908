import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

test('a card of the showcase leads guests to the sign-in of recruiters, and recruiters to their dashboard', async ({
  visit,
}) => {
  const visitors = [
    { page: await visit(), target: '/recruiter/login' },
    { page: await visit({ as: demoSession('recruiter') }), target: '/recruiter/dashboard' },
  ];
  for (const { page, target } of visitors) {
    for (const button of ['Click to Access', 'View More']) {
      await page.goto('/');
      await page.getByRole('heading', { name: 'Latest Candidates Showcase' }).scrollIntoViewIfNeeded();
      await page.getByRole('main').getByRole('button', { name: button }).first().press('Enter');
      await expect(page, button).toHaveURL(target);
    }
  }
});
