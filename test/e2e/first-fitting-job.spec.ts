import type { Locator, Page } from '@playwright/test';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { fitOfRank, rankJob } from '#shared/domain/languages/job-fit.ts';
import { expectOk } from '#test/support/http-api.ts';
import type { Language } from '#web/lib/site-languages.ts';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { portal } from './support/portal.ts';
import { openSession, type Session, storageStateOf } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

/** From the saved language to the open job. */
const maxTaps = 3;

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const laptop = { viewport: { width: 1366, height: 768 } };

interface Person {
  site: Language;
  /** As typed at the sign-up. */
  language: string;
  tag: string;
  level: string;
}

const person = (site: Language, language: string, tag: string, level: string): Person => ({
  site,
  language,
  tag,
  level,
});

/** People of a device share a browser, one after the other: each state one language, and look for a job. */
const devices = [
  {
    device: 'phone, in three languages of the site',
    options: phone,
    people: [
      person('ja', '英語', 'en', 'B2'),
      person('ar', 'الفرنسية', 'fr', 'C1'),
      person('de', 'Spanisch', 'es', 'B1'),
      person('fr', 'allemand', 'de', 'B2'),
    ],
  },
  {
    device: 'phone',
    options: phone,
    people: [
      person('en', 'Hindi', 'hi', 'C2'),
      person('en', 'Korean', 'ko', 'B2'),
      person('en', 'Swahili', 'sw', 'B1'),
      person('en', 'Japanese', 'ja', 'A2'),
    ],
  },
  {
    device: 'laptop',
    options: laptop,
    people: [
      person('es', 'inglés', 'en', 'B1'),
      person('hi', 'अंग्रेज़ी', 'en', 'C1'),
      person('en', 'Arabic', 'ar', 'C1'),
      person('en', 'Italian', 'it', 'A2'),
    ],
  },
] as const;

const requirement = (tag: string, level: string) => {
  const min = Object.fromEntries(['reading', 'writing'].map((skill) => [skill, { scale: 'cefr', level }]));
  return { all: [{ need: 'must', any: [{ tag, min }] }], pairs: [] };
};

/** A job for each person, and then, the newest, one that none of them meets. */
async function postJobs(people: readonly Person[]): Promise<void> {
  const recruiter = await makeHiringRecruiter();
  for (const { tag, level } of [...people, { tag: 'is', level: 'C2' }]) {
    const title = `Work with ${tag} ${level}`;
    await postJob(recruiter, { title, language: tag, language_requirements: requirement(tag, level) });
  }
}

/** Makes the browser that of a person who just signed in. */
const changePerson = async (page: Page, session: Session, site: Language): Promise<void> => {
  const [origin] = storageStateOf(session).origins;
  const items = [...(origin?.localStorage ?? []), { name: 'language', value: site }];
  await page.goto('/privacy-policy');
  await page.evaluate((stored) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of stored) localStorage.setItem(name, value);
  }, items);
};

/** How well the languages that a candidate has stored fit a job, by the rules themselves, and what the job requires. */
async function fitOf({ token }: Session, jobId: number) {
  const [{ body: found }, { body: own }] = await Promise.all([
    expectOk(portal, 'GET', `/jobs/${jobId}`, { token }),
    expectOk(portal, 'GET', '/candidate/profile', { token }),
  ]);
  const { language_requirements } = jobCalls.get.answer.parse(found);
  const { languages, modes } = candidateCalls.profile.answer.parse(own);
  const today = new Date().toISOString().slice(0, 10);
  return {
    fit: fitOfRank(rankJob(languages, modes, language_requirements, today).byFit),
    required: language_requirements.all.flatMap(({ any }) => any.map(({ tag }) => tag)),
  };
}

for (const { device, options, people } of devices) {
  test(`people who stated one language open the first fitting job in at most ${maxTaps} taps: ${device}`, async ({
    visit,
  }) => {
    // Four people, one after the other.
    test.setTimeout(180_000);
    const sessions = await Promise.all([
      ...people.map(({ language }) => openSession('candidate', { language })),
      postJobs(people),
    ]);
    const page = await visit(options);
    for (const [place, { site, language, tag, level }] of people.entries()) {
      await test.step(`${site}: ${language} ${level}`, async () => {
        const session = sessions[place] as Session;
        const { t } = textsOf(site);
        let taps = 0;
        const press = (target: Locator) => ('hasTouch' in options ? target.tap() : target.click());
        const tap = async (target: Locator) => {
          await press(target);
          taps += 1;
        };
        await changePerson(page, session, site);
        // The list is loaded once before there is a language: what is stated must change it.
        await page.goto('/candidate/dashboard');
        const cards = page.getByRole('main').getByRole('article');
        await expect(cards.first()).toBeVisible();
        await press(page.getByRole('link', { name: t('firstSteps.languages.do') }).first());
        const levels = page.getByLabel(t('languageForm.allSkills'));
        await expect(levels).toBeFocused();
        await levels.selectOption(level);
        await press(page.getByRole('button', { name: t('languageForm.save') }));
        await expect(page.locator('summary').first()).toContainText(level);

        await tap(
          page
            .getByRole('link', { name: t('common.nav.dashboard') })
            .filter({ visible: true })
            .first(),
        );
        await expect(page).toHaveURL('/candidate/dashboard');
        const first = cards.first().getByRole('heading').getByRole('link');
        const title = (await first.textContent()) ?? '';
        await tap(first);
        await expect(page).toHaveURL(/\/job\/\d+$/);
        // The list has a heading of its own until the job is loaded.
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const { fit, required } = await fitOf(session, Number(page.url().split('/').at(-1)));
        expect(fit).toBe('met');
        expect(required).toContain(tag);
        expect(taps).toBeLessThanOrEqual(maxTaps);
      });
    }
  });
}
