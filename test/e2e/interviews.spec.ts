import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { ownPage } from '#infra/site/site-pages.ts';
import { expectOk } from '#test/support/http-api.ts';
import { apply, makeHiringRecruiter, postJob } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

test('three people are invited, two pick a time, and both sides see it', async ({ visit }) => {
  test.slow();
  const [recruiter, ...people] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Aiko Lind' }),
    openSession('candidate', { name: 'Bo Mori' }),
    openSession('candidate', { name: 'Caro Sato' }),
  ]);
  const job = await postJob(recruiter, { title: 'Court interpreter' });
  for (const candidate of people) await apply(candidate, job);
  const page = await visit({ as: recruiter });

  await test.step('in at most eight clicks from the list of applicants', async () => {
    await page.goto(`/job/${job}/applicants`);
    const boxes = page.getByRole('article').getByRole('checkbox');
    await expect(boxes).toHaveCount(3);
    for (const box of await boxes.all()) await box.click();
    await page.getByRole('button', { name: 'Invite to an interview' }).click();
    await page.getByRole('button', { name: 'Add a time' }).click();
    await axeScan(page, 'an invitation');
    await page.getByRole('button', { name: 'Invite 3 people' }).click();
    await expect(toast(page, '3 people are invited.')).toBeVisible();
  });

  await test.step('on the phone, with three taps', async () => {
    for (const [place, candidate] of people.slice(0, 2).entries()) {
      const phone = await visit({ as: candidate });
      await phone.setViewportSize({ width: 360, height: 1000 });
      await phone.goto('/interviews');
      await phone.getByLabel('Time zone').selectOption('Asia/Tokyo');
      await expect(phone.getByText(/^For .*Berlin, UTC\+/)).toHaveCount(2 - place);
      const times = phone.getByRole('radio');
      await expect(times).toHaveCount(2 - place);
      if (place === 0) await axeScan(phone, 'an offer on a phone');
      await times.first().click();
      await phone.getByRole('button', { name: 'Agree to this time' }).click();
      await expect(phone.getByText('Agreed', { exact: true })).toBeVisible();
    }
  });

  await page.goto('/interviews');
  await expect(page.getByText('Agreed', { exact: true })).toHaveCount(2);
  await axeScan(page, 'interviews');

  await test.step('and saves one as a file that calendars read', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save for your calendar' }).first().click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('interview.ics');
    const text = readFileSync(await file.path(), 'utf8');
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') as ICAL.Component);
    expect(event.summary).toMatch(/^Interview with /);
    expect(event.startDate.toJSDate().getTime()).toBeGreaterThan(Date.now());
  });
});

test('three people are invited from office hours with five clicks, and pick times that are a pause apart', async ({
  visit,
  problems,
}) => {
  test.slow();
  problems.allow(/400.*office-hours/);
  const [recruiter, ...people] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Aiko Lind' }),
    openSession('candidate', { name: 'Bo Mori' }),
    openSession('candidate', { name: 'Caro Sato' }),
  ]);
  const job = await postJob(recruiter, { title: 'Court interpreter' });
  for (const candidate of people) await apply(candidate, job);
  const page = await visit({ as: recruiter, timezoneId: 'America/New_York' });

  await test.step('hours are set once, by keyboard', async () => {
    await page.goto('/interviews');
    await page.getByRole('button', { name: 'Office hours' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Office hours' });
    await expect(dialog.getByLabel('Time zone')).toHaveValue('America/New_York');
    await dialog.getByRole('button', { name: 'Remove this time on Monday' }).first().press('Enter');
    await dialog.getByLabel('Monday, from').selectOption('10:00');
    await dialog.getByLabel('Monday, until').selectOption('09:00');
    await axeScan(page, 'office hours');
    const save = dialog.getByRole('button', { name: 'Save office hours' });
    await save.press('Enter');
    await expect(dialog.getByText('Each time must end after it begins')).toBeVisible();
    await dialog.getByLabel('Monday, until').selectOption('12:30');
    await save.press('Enter');
    await expect(toast(page, 'Your office hours are saved.')).toBeVisible();
  });

  await test.step('an invitation has free times on several days', async () => {
    await page.goto(`/job/${job}/applicants`);
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    const boxes = page.getByRole('article').getByRole('checkbox');
    await expect(boxes).toHaveCount(3);
    for (const box of await boxes.all()) await click(box);
    await click(page.getByRole('button', { name: 'Invite to an interview' }));
    await expect(page.getByText('6 times chosen')).toBeVisible();
    await axeScan(page, 'an invitation from office hours');
    await click(page.getByRole('button', { name: 'Invite 3 people' }));
    await expect(toast(page, '3 people are invited.')).toBeVisible();
    expect(clicks).toBeLessThanOrEqual(8);
  });

  await test.step('of which a candidate picks one in their own zone', async () => {
    const phone = await visit({ as: people[0], timezoneId: 'Asia/Tokyo', viewport: { width: 360, height: 1_000 } });
    await phone.goto('/interviews');
    await expect(phone.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
    await expect(phone.getByRole('radio')).toHaveCount(6);
    await expect(phone.getByText(/^For .*New York, UTC/).first()).toBeVisible();
    await phone.getByRole('radio').first().click();
    await phone.getByRole('button', { name: 'Agree to this time' }).click();
    await expect(phone.getByText('Agreed', { exact: true })).toBeVisible();
  });

  await test.step('and who has not answered is shown with their time, which they choose in their account', async () => {
    const other = await visit({ as: people[1], timezoneId: 'Asia/Singapore' });
    await other.goto('/account');
    const zone = other.getByRole('combobox', { name: 'Time zone' });
    await expect(zone).toHaveValue('Asia/Singapore');
    await zone.selectOption('Asia/Dubai');
    await expect(toast(other, 'Your time zone is saved.')).toBeVisible();
    await page.goto('/interviews');
    await expect(page.getByText(/Dubai, UTC\+04:00/).first()).toBeVisible();
    await other.goto('/interviews');
    await expect(other.getByLabel('Time zone')).toHaveValue('Asia/Dubai');
  });
});

test('a zone that is chosen before the stored one has loaded is saved, and one that is not saved says so', async ({
  visit,
  problems,
}) => {
  problems.allow(/500.*time-zone/);
  const page = await visit({ as: await openSession('candidate'), timezoneId: 'Asia/Singapore' });
  const { promise: chosen, resolve } = Promise.withResolvers<void>();
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/time-zone', async (route) => {
    if (route.request().method() === 'PUT') {
      resolve();
      await sent;
    } else await chosen;
    await route.fallback();
  });
  await page.goto('/account');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  const loaded = page.waitForResponse('**/time-zone');
  await zone.selectOption('Asia/Dubai');
  await loaded;
  send();
  await expect(toast(page, 'Your time zone is saved.')).toBeVisible();
  await page.unrouteAll();
  await page.route('**/time-zone', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await zone.selectOption('Asia/Tokyo');
  await expect(toast(page, 'That could not be saved. Please try again.')).toBeVisible();
  await expect(zone).toHaveValue('Asia/Dubai');
});

test('an invitation waits for the office hours, and a look at them changes no chosen times', async ({ visit }) => {
  const [recruiter, candidate] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Aiko Lind' }),
  ]);
  const job = await postJob(recruiter, { title: 'Court interpreter' });
  await apply(candidate, job);
  const { token } = recruiter;
  const { body } = await expectOk(portal, 'GET', '/office-hours', { token });
  const ranges = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));
  await expectOk(portal, 'PUT', '/office-hours', {
    token,
    body: { ...(body as object), zone: 'Europe/Berlin', ranges },
  });
  const page = await visit({ as: recruiter });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/office-hours', async (route) => {
    await promise;
    await route.fallback();
  });
  await page.goto(`/job/${job}/applicants`);
  await page.getByRole('article').getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Invite to an interview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to an interview' });
  const invite = dialog.getByRole('button', { name: 'Invite to an interview' });
  await expect(invite).toHaveAttribute('aria-busy', 'true');
  await dialog.getByLabel('Place').press('Enter');
  resolve();
  await expect(dialog.getByText('6 times chosen')).toBeVisible();
  await expect(invite).not.toHaveAttribute('aria-busy');

  await dialog.getByRole('button', { name: /:/, pressed: true }).first().click();
  await expect(dialog.getByText('5 times chosen')).toBeVisible();
  const hours = page.getByRole('dialog', { name: 'Office hours' });
  await dialog.getByRole('button', { name: 'Change office hours' }).click();
  await hours.getByRole('button', { name: 'Cancel' }).click();
  await expect(hours).toBeHidden();
  await expect(dialog.getByText('5 times chosen')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change office hours' }).click();
  await hours.getByRole('button', { name: 'Save office hours' }).click();
  await expect(toast(page, 'Your office hours are saved.')).toBeVisible();
  await expect(hours).toBeHidden();
  await expect(dialog.getByText('6 times chosen')).toBeVisible();
});

test('office hours that were saved meanwhile are shown in both versions, and saved as chosen', async ({
  visit,
  problems,
}) => {
  problems.allow(/status of 409 .*office-hours/);
  const recruiter = await makeHiringRecruiter();
  const { token } = recruiter;
  const stored = async () => (await expectOk(portal, 'GET', '/office-hours', { token })).body as object;
  const page = await visit({ as: recruiter });
  await page.goto('/interviews');
  await page.getByRole('button', { name: 'Office hours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Office hours' });
  await dialog.getByLabel('Pause between interviews').selectOption('30 minutes');
  const ranges = [{ weekday: 2, from: '10:00', to: '12:30' }];
  await expectOk(portal, 'PUT', '/office-hours', { token, body: { ...(await stored()), zone: 'Asia/Tokyo', ranges } });

  await dialog.getByRole('button', { name: 'Save office hours' }).click();
  const conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await expect(conflict.getByText(/^Tuesday 10:00.*12:30/)).toBeVisible();
  await axeScan(page, 'two versions of office hours', '[role="dialog"]:last-of-type');
  await conflict.getByRole('button', { name: 'Save this choice' }).press('Enter');
  await expect(toast(page, 'Your office hours are saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await stored()).toMatchObject({ zone: 'Asia/Tokyo', ranges, buffer_minutes: 30 });
});

test('a calendar of its own is switched on, copied, renewed and switched off', async ({ visit, request }) => {
  const page = await visit({ as: await openSession('candidate') });
  await page.goto('/interviews');
  await page.getByRole('button', { name: 'Add to your calendar' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Switch on' }).press('Enter');
  const shown = dialog.getByText(/\/api\/calendars\//);
  await expect(shown).toBeVisible();
  await axeScan(page, 'the address of a calendar');
  const first = (await shown.textContent()) ?? '';
  const link = dialog.getByRole('link', { name: 'Open in your calendar app' });
  await expect(link).toHaveAttribute('href', first.replace(/^https?/, 'webcal'));
  const loaded = await request.get(first);
  expect([loaded.status(), loaded.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(new ICAL.Component(ICAL.parse(await loaded.text())).getFirstPropertyValue('version')).toBe('2.0');
  expect((await request.head(first)).status()).toBe(200);
  const etag = loaded.headers().etag ?? '';
  expect((await request.get(first, { headers: { 'if-none-match': etag } })).status()).toBe(304);

  await dialog.getByRole('button', { name: 'New address' }).press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveText(first);
  await dialog.getByRole('button', { name: 'New address' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'New address' }).press('Enter');
  await expect(shown).not.toHaveText(first);
  const second = (await shown.textContent()) ?? '';
  expect([(await request.get(first)).status(), (await request.get(second)).status()]).toEqual([404, 200]);
  await dialog.getByRole('button', { name: 'Switch off' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Switch on' })).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});

test('a site without video rooms requires a link, which the candidate opens', async ({ visit, problems }) => {
  problems.allow(/400.*interviews/);
  const [recruiter, candidate] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Emi Weber' }),
  ]);
  const job = await postJob(recruiter, { title: 'Court interpreter' });
  await apply(candidate, job);
  const withoutRooms = async (page: Page) => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: ownPage(await response.text(), { rooms: 'off' }, new Map()) });
    });
    return page;
  };
  const page = await withoutRooms(await visit({ as: recruiter }));
  await page.goto(`/job/${job}/applicants`);
  await page.getByRole('article').getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Invite to an interview' }).click();
  const dialog = page.getByRole('dialog');
  const place = dialog.getByLabel('Link or place');
  const invite = dialog.getByRole('button', { name: 'Invite to an interview' });
  await place.fill('http://meet.example/abc');
  await invite.click();
  await expect(dialog.getByText(/begins with https:\/\/ and has no user name/)).toBeVisible();
  await axeScan(page, 'an invitation by a link');
  await place.fill('https://meet.example/abc');
  await invite.click();
  await expect(toast(page, 'One person is invited.')).toBeVisible();

  const phone = await withoutRooms(await visit({ as: candidate, viewport: { width: 360, height: 800 } }));
  await phone.goto('/interviews');
  await phone.getByRole('radio').click();
  await phone.getByRole('button', { name: 'Agree to this time' }).click();
  const link = phone.getByRole('link', { name: 'https://meet.example/abc' });
  await expect(link).toHaveAttribute('href', 'https://meet.example/abc');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(phone.getByRole('link', { name: 'Video room' })).toHaveCount(0);

  await page.goto('/interviews');
  await page.getByRole('button', { name: 'Change the place' }).press('Enter');
  await expect(dialog.getByLabel('Link or place')).toHaveValue('https://meet.example/abc');
  await axeScan(page, 'another place of an interview');
  await dialog.getByLabel('Link or place').fill('https://meet.example/def');
  await dialog.getByRole('button', { name: 'Save the place' }).click();
  await expect(toast(page, /^The place is saved/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://meet.example/def' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('link', { name: 'https://meet.example/def' })).toBeVisible();
});

test('an agreed date is on the board, from where the card is moved on by keyboard', async ({ visit }) => {
  const [recruiter, candidate] = await Promise.all([
    makeHiringRecruiter(),
    openSession('candidate', { name: 'Dora Berg' }),
  ]);
  const job = await postJob(recruiter, { title: 'Court interpreter' });
  await apply(candidate, job);
  const { token } = recruiter;
  await expectOk(portal, 'POST', '/shortlist/add', { token, body: { candidate_id: candidate.id, job_id: job } });
  const day = new Date(Date.now() + 3 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const { body } = await expectOk(portal, 'POST', '/interviews', {
    token,
    body: { candidate_ids: [candidate.id], minutes: 30, times: [`${day}T10:00`], zone: 'Europe/Berlin' },
  });
  const { interviews } = body as { interviews: { id: string; times: { at: string }[] }[] };
  await expectOk(portal, 'PUT', `/interviews/${interviews[0]?.id}/time`, {
    token: candidate.token,
    body: { at: interviews[0]?.times[0]?.at },
  });
  const page = await visit({ as: recruiter });
  const column = page.getByRole('region', { name: 'Interview planned' });
  await expect(async () => {
    await page.goto('/recruiter/shortlisted-candidates?view=board');
    await expect(column.getByText(/10:00/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await axeScan(page, 'a board with an interview');
  await column.getByRole('button', { name: /^Move/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Interviewed' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Update', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Interviewed' }).getByRole('article')).toHaveCount(1);
  await expect(column.getByRole('article')).toHaveCount(0);
});
