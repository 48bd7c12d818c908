import { portal } from './support/portal.ts';
import { demoSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toast } from './support/toast.ts';

const german = 'Wir suchen Sie für Messen und Verhandlungen. Sie dolmetschen für unsere Kunden und die Gäste.';
const english = 'We are looking for you: you will interpret for our clients and the guests of our fairs.';

test("a new job's text gets the language in which it is typed, and never in place of a choice", async ({ visit }) => {
  const title = 'Messedolmetscherin in Bregenz';
  const page = await visit({ as: demoSession('recruiter') });
  await page.goto('/post-job');
  const language = page.getByLabel(/^Language of this text/);
  await expect(language).toHaveValue('');
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Description').fill(german);
  await expect(language).toHaveValue('de');
  await page.getByLabel('Description').fill(english);
  await expect(language).toHaveValue('en');
  await language.selectOption('Deutsch');
  await expect(page.getByText('Your text looks like:')).toBeVisible();
  await page.getByLabel('Description').fill(german);
  await expect(page.getByText('Your text looks like:')).toBeHidden();
  await page.getByLabel('Language requirement').fill('German');
  await page.getByLabel('Location', { exact: true }).fill('Bregenz, Austria');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(toast(page, 'Job posted successfully!')).toBeVisible();
  const link = page.getByRole('link', { name: title, exact: true });
  await expect(link).toHaveAttribute('lang', 'de');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveAttribute('lang', 'de');
  await expect(page.getByText(german).first()).toHaveAttribute('lang', 'de');
});

test('the language of a text is any language, by any of its names', async ({ visit }) => {
  const page = await visit({ as: demoSession('recruiter') });
  await page.goto('/post-job');
  await page.getByLabel(/^Language of this text/).selectOption('Another language…');
  const other = page.getByRole('main').getByRole('combobox', { name: 'Language', exact: true });
  await other.fill('kiswahili');
  await page
    .getByRole('option', { name: /^Swahili/ })
    .first()
    .click();
  await expect(other).toHaveValue('Swahili');
});

test('a job has texts in several languages, which readers and searches find', async ({ visit, browser }) => {
  const title = 'Clerk for the port of Kiel';
  const page = await visit({ as: demoSession('recruiter') });
  await page.goto('/post-job');
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Description', { exact: true }).first().fill(english);
  await page.getByLabel('Language requirement').fill('German');
  await page.getByLabel('Location', { exact: true }).fill('Kiel, Germany');
  const add = page.getByRole('button', { name: 'Add the text in another language' });
  const texts = page.getByRole('region', { name: 'In further languages' });
  await add.click();
  await texts.getByLabel('Title', { exact: true }).fill('Hafensachbearbeitung');
  await texts.getByLabel('Description').fill(german);
  await texts.getByRole('button', { name: 'Deutsch' }).click();
  await expect(texts.getByRole('heading', { name: 'Text in German' })).toBeVisible();
  await add.click();
  await expect(texts.getByLabel('Title', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(texts.getByText('Please choose a language.')).toBeVisible();
  await texts.getByRole('button', { name: 'Remove the text in 3' }).click();
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(toast(page, 'Job posted successfully!')).toBeVisible();
  await page.goto(`/jobs?${new URLSearchParams({ keyword: 'Hafensachbearbeitung' })}`);
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hafensachbearbeitung' })).toHaveAttribute('lang', 'de');
  await expect(page.getByText(german).first()).toHaveAttribute('lang', 'de');
  const id = /job\/(\d+)/.exec(page.url())?.[1];
  const reader = await browser.newContext({ locale: 'de-DE', baseURL: portal.url });
  const readersPage = await reader.newPage();
  await readersPage.goto(`/jobs/${id}`);
  await expect(readersPage.getByRole('heading', { level: 1, name: 'Hafensachbearbeitung' })).toBeVisible();
  await reader.close();
});
