import type { Locator, Page } from '@playwright/test';
import { expectOk } from '#test/support/http-api.ts';
import { makeHiringRecruiter, postJob } from './support/api.ts';
import { axeScan } from './support/axe-scan.ts';
import { portal } from './support/portal.ts';
import { demoSession, openSession, type Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

/** A form of which two tabs show the same version. */
interface Screen {
  session: Session;
  /** Opens the form in a tab. */
  open: (page: Page) => Promise<Locator>;
  /** The label of the form's button. */
  save: string;
  /** A field that only the first tab changes, and one that both change. */
  own: string;
  both: string;
  /** What is typed: into the own field, into the other one by this tab, and by the other tab. */
  values?: readonly [string, string, string];
  /** The path of the refused call. */
  call: string;
  /** The stored values of both fields. */
  stored: () => Promise<{ own: string; both: string }>;
}

const read = async (session: Session, path: string): Promise<Record<string, unknown>> => {
  const { body } = await expectOk(portal, 'GET', path, { token: session.token });
  return body as Record<string, unknown>;
};

/** Opens an item's form from its menu. */
const chooseAction = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions: ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
};

const screens: Readonly<Record<string, () => Promise<Screen>>> = {
  'a job': async () => {
    const session = await makeHiringRecruiter();
    const id = await postJob(session, { title: 'Proofreader' });
    return {
      session,
      open: async (page) => {
        await page.goto('/my-jobs');
        await page.getByRole('button', { name: 'Edit Proofreader' }).click();
        return page.getByRole('dialog', { name: 'Edit job' });
      },
      save: 'Save changes',
      own: 'Benefits',
      both: 'Job title',
      call: `/jobs/${id}`,
      stored: async () => {
        const job = await read(session, `/jobs/${id}`);
        return { own: String(job.benefits), both: String(job.title) };
      },
    };
  },
  'a profile': async () => {
    const session = await openSession('candidate');
    return {
      session,
      open: async (page) => {
        await page.goto('/candidate/profile?mode=edit');
        return page.getByRole('main');
      },
      save: 'Save changes',
      own: 'Location',
      both: 'Subtitle',
      call: `/candidate/profile/${session.id}`,
      stored: async () => {
        const { location, subtitle } = await read(session, '/candidate/profile');
        return { own: String(location), both: String(subtitle) };
      },
    };
  },
  'own details': async () => {
    const session = await openSession('recruiter');
    return {
      session,
      open: async (page) => {
        await page.goto('/account');
        await page.getByRole('button', { name: 'Edit details' }).click();
        return page.getByRole('dialog');
      },
      save: 'Save',
      own: 'Address',
      both: 'Full name',
      call: `/recruiters/${session.id}/details`,
      stored: async () => {
        const { address, name } = await read(session, '/recruiter/profile');
        return { own: String(address), both: String(name) };
      },
    };
  },
  'a plan': async () => {
    const session = demoSession('admin');
    const name = `Plan ${Date.now().toString(36)}`;
    const body = { name, description: 'For tests', price: 1, candidate_limit: 5, duration_days: 9, is_active: false };
    const { id } = (await expectOk(portal, 'POST', '/subscription-plans/create', { token: session.token, body }))
      .body as {
      id: number;
    };
    return {
      session,
      open: async (page) => {
        await page.goto('/admin/subscription-management');
        await page.getByLabel('Show Inactive Plans').check();
        await chooseAction(page, name);
        return page.getByRole('dialog');
      },
      save: 'Save',
      own: 'Price',
      both: 'Description',
      values: ['21', 'Mine', 'Theirs'],
      call: `/subscription-plans/${id}`,
      stored: async () => {
        const { price, description } = await read(session, `/subscriptions/plans/${id}`);
        return { own: String(price), both: String(description) };
      },
    };
  },
  'a subscription': async () => {
    const company = `Kumo ${Date.now().toString(36)}`;
    const { id: recruiter_id } = await openSession('recruiter', { company_name: company });
    const session = demoSession('admin');
    const body = { recruiter_id, plan_name: 'Basic', candidate_limit: 5 };
    const { id } = (await expectOk(portal, 'POST', '/admin/subscriptions', { token: session.token, body })).body as {
      id: number;
    };
    return {
      session,
      open: async (page) => {
        await page.goto('/admin/subscription-management');
        await chooseAction(page, `${company}, Basic`);
        return page.getByRole('dialog');
      },
      save: 'Save',
      own: 'Price',
      both: 'Candidate limit',
      values: ['21', '31', '41'],
      call: `/admin/subscriptions/${id}`,
      stored: async () => {
        const { price, candidate_limit } = await read(session, `/admin/subscriptions/${id}`);
        return { own: String(price), both: String(candidate_limit) };
      },
    };
  },
};

const field = (form: Locator, label: string) => form.getByLabel(new RegExp(`^${label}`));

for (const [name, make] of Object.entries(screens)) {
  test(`${name} that another tab saved meanwhile is shown in both versions, and saved as chosen`, async ({
    visit,
    problems,
  }) => {
    const { session, open, save, own, both, call, stored, values = ['Own', 'Mine', 'Theirs'] } = await make();
    const [ownText, mine, theirs] = values;
    problems.allow(new RegExp(`status of 409 .*/api${call}`));
    const page = await visit({ as: session });
    const other = await page.context().newPage();
    const form = await open(page);
    const otherForm = await open(other);
    await field(form, own).fill(ownText);
    await field(form, both).fill(mine);
    await field(otherForm, both).fill(theirs);
    await otherForm.getByRole('button', { name: save, exact: true }).click();
    await expect.poll(async () => (await stored()).both).toBe(theirs);
    await other.close();

    await form.getByRole('button', { name: save, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' });
    await expect(dialog.getByRole('group')).toHaveCount(2);
    const choice = dialog.getByRole('group', { name: new RegExp(`^${both}`) });
    await expect(choice.getByLabel('Your version')).toBeChecked();
    await expect(choice).toContainText(mine);
    await expect(choice).toContainText(theirs);
    await axeScan(page, `${name} in conflict`, '[role="dialog"]:last-of-type');
    expect((await stored()).both).toBe(theirs);

    // Nothing typed is lost when the choice is left for later.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(field(form, both)).toHaveValue(mine);
    await form.getByRole('button', { name: save, exact: true }).click();
    await choice.getByLabel('Stored now').check();
    await dialog.getByRole('button', { name: 'Save this choice' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect.poll(stored).toEqual({ own: ownText, both: theirs });
  });
}

test('all of one side is kept with one press, and a choice that is stale again is asked again', async ({
  visit,
  problems,
}) => {
  const session = await openSession('candidate');
  problems.allow(/status of 409 .*\/candidate\/profile/);
  const page = await visit({ as: session });
  const change = (subtitle: string) =>
    expectOk(portal, 'POST', `/candidate/profile/${session.id}`, { token: session.token, body: { subtitle } });
  await page.goto('/candidate/profile?mode=edit');
  await field(page.getByRole('main'), 'Subtitle').fill('Mine');
  await change('Theirs');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await dialog.getByRole('button', { name: 'Take all that is stored' }).click();
  await expect(dialog.getByLabel('Stored now')).toBeChecked();
  await dialog.getByRole('button', { name: 'Keep all of mine' }).click();
  await expect(dialog.getByLabel('Your version')).toBeChecked();
  await change('Theirs again');
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(dialog).toContainText('Theirs again');
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await read(session, '/candidate/profile')).subtitle).toBe('Mine');
});
