import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, webkit } from '@playwright/test';
import { freePort, urlOf } from '#test/support/ports.ts';
import { noticeFilledValues } from './typed-values.ts';

const patienceMs = 20_000;
const pollMs = 50;

/** Waits until WebKitGTK has loaded an address, and returns where its remote inspector offers that page. */
async function inspectedPage(inspector: string, loaded: string): Promise<string> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(pollMs)) {
    const list = await fetch(`http://${inspector}/`).then(
      (answer) => answer.text(),
      () => '',
    );
    const path = /\/socket\/\d+\/\d+\/WebPage/.exec(list)?.[0];
    if (path && list.includes(`>${loaded}<`)) return `ws://${inspector}${path}`;
  }
  throw new Error(`WebKit did not load ${loaded} within ${patienceMs / 1000} s.`);
}

/** Lists a page in the form that Playwright expects of a WebKit that it did not start. */
async function listPage(webSocketDebuggerUrl: string) {
  const list = JSON.stringify([{ webSocketDebuggerUrl }]);
  const server = createServer((_, response) => response.end(list)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: urlOf(server), close: () => server.close() };
}

/**
 * Gives a context what Playwright gives only to contexts of its own: the address before paths, a stored session, and a
 * first page and an end like theirs.
 */
async function adopt(context: BrowserContext, page: Page, close: () => Promise<void>, options: BrowserContextOptions) {
  const goto = page.goto.bind(page);
  page.goto = (url, waiting) => goto(new URL(url, options.baseURL).href, waiting);
  Object.assign(Reflect.get(context, '_options'), { baseURL: options.baseURL });
  context.newPage = async () => page;
  context.close = close;
  await noticeFilledValues(context);
  const { storageState } = options;
  const stored = typeof storageState === 'object' ? storageState.origins.flatMap((origin) => origin.localStorage) : [];
  if (stored.length === 0) return;
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, stored);
}

/**
 * Opens WebKitGTK's own small browser for one visitor, through its remote inspector, with one page. Playwright sets no
 * window size or language of it.
 * @param program path of MiniBrowser, which needs a DISPLAY
 */
async function openWebKit(program: string, options: BrowserContextOptions): Promise<BrowserContext> {
  const start = `${options.baseURL}/robots.txt`;
  const inspector = `127.0.0.1:${await freePort()}`;
  const child = spawn(program, ['--private', '--full-screen', start], {
    env: { ...process.env, WEBKIT_INSPECTOR_HTTP_SERVER: inspector },
    stdio: 'ignore',
  });
  const list = await listPage(await inspectedPage(inspector, start));
  const browser = await webkit.connectOverCDP(list.url);
  const context = browser.contexts()[0];
  const page = context?.pages()[0];
  if (!context || !page) throw new Error('WebKit has no page.');
  const close = async () => {
    await browser.close();
    list.close();
    child.kill();
  };
  await adopt(context, page, close, options);
  return context;
}

/** Lets Playwright's tests run in the installed WebKitGTK, where they would start a WebKit that Playwright brings. */
export function useInstalledWebKit(program: string, baseURL: string): void {
  const browser: Pick<Browser, 'newContext' | 'close'> = {
    newContext: (options) => openWebKit(program, { baseURL, ...options }),
    close: async () => undefined,
  };
  webkit.launch = async () => browser as Browser;
}
