import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { UserType } from '#shared/domain/account-kind.ts';
import { inboxOf, type Mail } from '#test/support/inbox.ts';
import { portal } from './portal.ts';
import { pressTwice } from './press-twice.ts';
import { pressWhenEnabled } from './press-when-enabled.ts';
import { createProblems, type Problems, watch } from './problems.ts';
import { demoSession, type Session, storageStateOf } from './sessions.ts';
import { translateAtOnce, translatePages } from './translate-pages.ts';

/** What a visitor, or a program of theirs, does with every page; nothing by default. */
const manners = {
  plain: async () => undefined,
  pressingTwice: pressTwice,
  translating: translatePages,
  translatingAtOnce: translateAtOnce,
} as const;

interface Options {
  manner: keyof typeof manners;
}

interface Fixtures {
  /** Fails the test on problems of its pages, unless they are allowed. */
  problems: Problems;
  /** Opens a browser of another visitor: a guest, or signed in `as` a user. */
  visit: (options?: BrowserContextOptions & { as?: Session }) => Promise<Page>;
  /**
   * Returns the page of a guest or demo user that this worker keeps open, to go to another screen: its process is running
   * and has the site's code, which is most of the time of a first visit. For screens that are only looked at.
   */
  revisit: (as: 'guest' | UserType) => Promise<Page>;
  /** The mail inbox. */
  inbox: {
    /** The code of the next mail with one to an address, or of the latest unread one: notifications may come in between. */
    code: (email: string) => Promise<string>;
  };
}

interface WorkerFixtures {
  openPages: Map<string, Page>;
}

const codeIn = ({ body }: Mail): string | undefined => /\b[0-9]{6}\b/.exec(body.text ?? '')?.[0];

/** The tests' own `test`: `page` is a guest's. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  manner: ['plain', { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  problems: async ({}, use) => {
    const problems = createProblems();
    await use(problems);
    expect(problems.unexpected(), 'problems in the browser').toEqual([]);
  },

  visit: async ({ browser, problems, manner }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async ({ as, ...options } = {}) => {
      const context = await browser.newContext({ ...options, ...(as && { storageState: storageStateOf(as) }) });
      contexts.push(context);
      watch(context, problems);
      await manners[manner](context);
      const page = await context.newPage();
      pressWhenEnabled(page);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  page: async ({ visit }, use) => use(await visit()),

  openPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const stored = new Map<string, Page>();
      await use(stored);
      await Promise.all([...stored.values()].map((page) => page.context().close()));
    },
    { scope: 'worker' },
  ],

  revisit: async ({ browser, openPages, problems }, use) => {
    const endings: (() => Promise<void>)[] = [];
    await use(async (as) => {
      const options = as === 'guest' ? {} : { storageState: storageStateOf(demoSession(as)) };
      const page = openPages.get(as) ?? (await (await browser.newContext(options)).newPage());
      openPages.set(as, page);
      pressWhenEnabled(page);
      const unwatch = watch(page.context(), problems);
      const size = page.viewportSize();
      endings.push(async () => {
        // The next visit is again that of a new tab, in the language of the browser.
        await page.evaluate(() => {
          localStorage.removeItem('language');
          sessionStorage.clear();
        });
        await page.emulateMedia({ colorScheme: 'light' });
        if (size) await page.setViewportSize(size);
        unwatch();
      });
      return page;
    });
    for (const end of endings) await end();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  inbox: async ({}, use) => {
    const read = new Map<string, number>();
    await use({
      code: async (email) => {
        const seen = read.get(email) ?? 0;
        let code: string | undefined;
        await expect
          .poll(
            async () => {
              const mails = await inboxOf(portal.inboxUrl, email);
              code = mails
                .slice(seen)
                .map(codeIn)
                .findLast((found) => found !== undefined);
              read.set(email, code === undefined ? seen : mails.length);
              return code;
            },
            { message: `a code for ${email}`, intervals: [50, 100, 200], timeout: 20_000 },
          )
          .toBeDefined();
        return code ?? '';
      },
    });
  },
});

export { expect };
