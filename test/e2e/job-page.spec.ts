import type { Locator, Page } from '@playwright/test';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { focused } from './support/keyboard.ts';
import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const lastDay = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
const lastDayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
  new Date(lastDay),
);

/** Posts a job with a text of several screens. */
const postLongJob = async (): Promise<number> =>
  postJob(await makeHiringRecruiter(), {
    title: 'Court interpreter',
    location: 'Graz, Austria',
    language: 'Japanese',
    job_type: 'contract',
    salary_min: 51_000,
    salary_max: 64_000,
    salary_currency: 'EUR',
    closing_date: lastDay,
    description: 'You interpret at hearings, and prepare the terms of each case with the clerks.\n\n'.repeat(40),
    requirements: 'A certificate of court interpreting.\n'.repeat(10),
    language_requirements: {
      all: [{ need: 'must', any: [{ tag: 'ja', min: { reading: { scale: 'cefr', level: 'B2' } } }] }],
      pairs: [],
    },
  });

let posted: Promise<number> | undefined;
const longJob = () => {
  posted ??= postLongJob();
  return posted;
};

/** Scrolls to shares of the way from the top to where the text of the job ends. */
const scrollThrough = async (end: Locator, look: (share: number) => Promise<void>) => {
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    await end.evaluate((element, part) => {
      const last = element.getBoundingClientRect().bottom + scrollY - innerHeight;
      scrollTo(0, Math.max(0, last) * part);
    }, share);
    await look(share);
  }
};

for (const viewer of ['guest', 'candidate'] as const) {
  for (const [width, height] of [
    [360, 640],
    [360, 740],
    [412, 823],
    [768, 1024],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    test.describe(`a ${viewer} at ${width} × ${height}`, () => {
      const open = async (visit: (as: object) => Promise<Page>) => {
        const id = await longJob();
        const page = await visit({
          ...(viewer === 'candidate' && { as: demoSession('candidate') }),
          viewport: { width, height },
        });
        await page.goto(viewer === 'guest' ? `/jobs/${id}` : `/job/${id}`);
        await expect(page.getByRole('heading', { name: 'Job description' })).toBeVisible();
        const apply = page.getByRole(viewer === 'guest' ? 'link' : 'button', { name: /^Apply Now/ });
        await expect(apply).toBeVisible();
        return { page, apply };
      };

      test('reads pay, place, type, language, last day and the match without scrolling', async ({ visit }) => {
        const { page, apply } = await open(visit);
        const head = page.getByRole('main').locator('header').first();
        for (const [term, fact] of [
          ['Salary range', '€51,000 - €64,000'],
          ['Location', 'Graz, Austria'],
          ['Job type', 'Contract'],
          ['Language', 'Japanese'],
          ['Apply by', `Apply by ${lastDayText}`],
        ] as const) {
          await expect(head.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toHaveCount(1);
          const shown = head.getByRole('definition').filter({ hasText: fact });
          await expect(shown).toHaveText(fact);
          await expect(shown).toBeInViewport({ ratio: 1 });
        }
        if (viewer === 'candidate')
          await expect(head.getByRole('list', { name: 'Language requirements' })).toBeInViewport({ ratio: 1 });
        await expect(apply).toBeInViewport({ ratio: 1 });
      });

      test('can apply wherever the text is scrolled to, and sees each element that has the focus', async ({
        visit,
      }) => {
        const { page, apply } = await open(visit);
        const last = page.getByRole('button', { name: 'Report this job' });
        await scrollThrough(last, async (share) => {
          await expect(apply, `at ${share}`).toBeInViewport({ ratio: 1 });
          expect(
            await apply.evaluate((element) => {
              const { left, top, width: across, height: down } = element.getBoundingClientRect();
              return element.contains(document.elementFromPoint(left + across / 2, top + down / 2));
            }),
          ).toBe(true);
        });
        // The bar ends before the footer does: it covers nothing there.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const bar = await apply.boundingBox();
        const footer = await page.getByRole('contentinfo').boundingBox();
        expect(bar === null || footer === null || bar.y + bar.height <= footer.y || bar.y < 0).toBe(true);
        for (const key of ['Shift+Tab', 'Tab'] as const) {
          await last.focus();
          for (let step = 0; step < 8; step += 1) {
            // Where a press scrolls, the scrolling may end after it.
            const { name } = await focused(page);
            await expect.poll(async () => (await focused(page)).isHidden, { message: name }).toBe(false);
            await page.keyboard.press(key);
          }
        }
      });
    });
  }
}
