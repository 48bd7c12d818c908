import type { Page } from '@playwright/test';
import { somePhone, uniqueEmail } from '#test/support/accounts.ts';
import { expectOk } from '#test/support/http-api.ts';
import { arrowTo, expectBackOn, expectFocusOn, goTo, press, typeInto } from './support/keyboard.ts';
import { signInByKeyboard } from './support/keyboard-sign-in.ts';
import { portal } from './support/portal.ts';
import { onPhone, onWideScreen, seatsOfDay } from './support/seat.ts';
import { demoSession, openSession, type Session } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';
import { toast } from './support/toast.ts';

const adminName = 'Ada Teclado';

const createAdmin = async (page: Page, { t }: Texts, email: string): Promise<void> => {
  await page.goto('/admin/management');
  await expect(page.getByText(t('adminManagement.you'))).toBeVisible();
  await typeInto(page, t('adminManagement.name'), adminName);
  await press(page, t('adminManagement.submit'));
  await expect(page.getByLabel(t('adminManagement.email'))).toBeFocused();
  await page.keyboard.type(email);
  await typeInto(page, t('adminManagement.password'), 'not used');
  await typeInto(page, t('adminManagement.phone'), somePhone().slice(-10));
  await typeInto(page, t('adminManagement.address'), 'Graz');
  await typeInto(page, t('adminManagement.company'), 'Portal');
  await press(page, t('adminManagement.submit'));
  await expect(toast(page, t('adminManagement.created'))).toBeVisible();
  await expect(page).toHaveURL('/master-admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};

const verify = async (page: Page, { t }: Texts, { email, name }: Session): Promise<void> => {
  await goTo(page, t('common.nav.recruiters'), '/recruiter-management');
  await typeInto(page, t('admin.recruiters.search'), email);
  await press(page, t('admin.recruiters.verifyName', { name }));
  await expect(toast(page, t('admin.recruiters.verifyDone'))).toBeVisible();
  await expectFocusOn(page, t('admin.recruiters.unverifyName', { name }));
};

const confirmPayment = async (page: Page, { t, like }: Texts, company: string): Promise<void> => {
  await goTo(page, t('common.nav.subscriptions'), '/admin/subscription-management');
  await typeInto(page, t('subscriptionAdmin.list.search'), company);
  // The plan has a name in each language.
  const named = like('subscriptionAdmin.confirm.named').source.replace('.+', `${RegExp.escape(company)}.+`);
  await press(page, new RegExp(named));
  await expect(page.getByRole('alertdialog')).toContainText('rita@bank');
  await press(page, t('subscriptionAdmin.confirm.button'));
  await expect(toast(page, t('subscriptionAdmin.confirm.done'))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};

const deactivate = async (page: Page, { t }: Texts, { email, name }: Session): Promise<void> => {
  const actions = t('adminUsers.actionsFor', { name });
  await goTo(page, t('common.nav.users'), '/admin/users');
  await typeInto(page, t('adminUsers.search'), email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await press(page, actions);
  await arrowTo(page, t('adminUsers.change.deactivate'));
  await page.keyboard.press('Enter');
  await typeInto(page, t('admin.reason.text'), 'It breaks the rules.');
  await press(page, t('adminUsers.change.deactivate'));
  await expect(toast(page, t('adminUsers.done.deactivate', { type: 'candidate' }))).toBeVisible();
  await expectBackOn(page, actions);
};

const readAuditTrail = async (page: Page, { t, beginning }: Texts): Promise<void> => {
  await goTo(page, t('common.nav.dashboard'), '/admin/dashboard');
  await press(page, beginning('admin.links.audit'));
  await expect(page.getByRole('heading', { level: 1, name: t('audit.pageTitle') })).toBeFocused();
  await expect(page.getByRole('main').getByText(adminName).filter({ visible: true }).first()).toBeVisible();
};

for (const admin of seatsOfDay([onWideScreen('en')])) {
  // Once in another language than the admin whom they create.
  const master = admin.browser.locale === 'fr' ? onPhone('es') : admin;
  test(`a master admin ${master.name} creates an admin, who works a day by keyboard ${admin.name}`, async ({
    visit,
    inbox,
  }) => {
    const company = `Teclado ${crypto.randomUUID().slice(0, 8)}`;
    const [candidate, recruiter] = await Promise.all([
      openSession('candidate', { name: 'Tomas Teclado' }),
      openSession('recruiter', { name: 'Rita Teclado', company_name: company }),
    ]);
    const body = { recruiter_id: recruiter.id, plan_name: 'basic', upi_id: 'rita@bank' };
    await expectOk(portal, 'POST', '/subscriptions/payment', { token: recruiter.token, body });
    const email = uniqueEmail('keyboard');
    await createAdmin(await visit({ as: demoSession('master_admin'), ...master.browser }), master.texts, email);

    const page = await visit(admin.browser);
    const { texts } = admin;
    await signInByKeyboard(page, texts, inbox.code, { path: '/admin/login', email, dashboard: '/admin/dashboard' });
    await test.step('verifies a recruiter', () => verify(page, texts, recruiter));
    await test.step('confirms a payment', () => confirmPayment(page, texts, company));
    await test.step('deactivates a candidate', () => deactivate(page, texts, candidate));
    await test.step('reads the audit trail', () => readAuditTrail(page, texts));
    await press(page, texts.beginning('common.nav.account'), 'Shift+Tab');
    await press(page, texts.t('common.nav.logout'));
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user_token'))).toBeNull();
  });
}
