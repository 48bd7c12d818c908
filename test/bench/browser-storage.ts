import { type BrowserContext, chromium } from '@playwright/test';
import type { UserType } from '#shared/domain/account-kind.ts';
import { signIn } from '#test/support/accounts.ts';
import type { Site } from './site.ts';

/** Signs the demo account of a kind in; returns the session as the login screen stores it. */
export async function signInDemo(
  { url, inboxUrl }: Pick<Site, 'url' | 'inboxUrl'>,
  type: UserType,
): Promise<Record<string, string>> {
  const name = type === 'master_admin' ? 'master' : type;
  const account = await signIn({ url, inboxUrl }, type, `${name}@demo.test`);
  const user = { id: account.id, name: 'Demo', email: account.email, phone: '' };
  return { user_token: account.token, user_type: type, user_data: JSON.stringify(user) };
}

/** Fills the storage of the site in a running browser, and then does something in its window. */
export async function withStorage(
  port: number,
  { edge }: Pick<Site, 'edge'>,
  storage: Record<string, string>,
  action: (context: BrowserContext) => Promise<void> = async () => undefined,
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  const page = await context.newPage();
  // An address without code.
  await page.goto(`${edge.url}/robots.txt`);
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, storage);
  await page.close();
  await action(context);
  await browser.close();
}
