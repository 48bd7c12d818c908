import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { urlOf } from '#test/support/ports.ts';
import { portal } from './portal.ts';

/**
 * Cuts the connection of the next upload once 90 percent of its bytes have arrived. The page must have no
 * Content-Security-Policy (`bypassCSP`): the file goes to a server of its own.
 * @param start the call that gives the form for the file store
 */
export const cutUploadOnce = async (page: Page, start: string): Promise<void> => {
  const server = createServer((request, response) => {
    if (request.method !== 'POST') {
      // The browser requests first whether it may send.
      const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      response.writeHead(204, allowed).end();
      return;
    }
    const cutAt = 0.9 * Number(request.headers['content-length']);
    let received = 0;
    request.on('data', (bytes: Buffer) => {
      received += bytes.length;
      // It keeps on listening: a browser that takes the connection for an old one tries another by itself.
      if (received >= cutAt) request.socket.resetAndDestroy();
    });
  });
  server.listen(0, '127.0.0.1');
  page.once('close', () => server.close());
  await once(server, 'listening');
  const url = `${urlOf(server)}/`;
  let isGiven = false;
  await page.route(start, async (route) => {
    if (isGiven) return route.fallback();
    isGiven = true;
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), url } });
  });
};

const fileStore = `http://127.0.0.1:${portal.port + 2}/*`;

/** Lets the file store receive and answer the next file, and loses its answer. */
export const loseStoreAnswerOnce = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', async ({ requestId, request }) => {
    if (request.method === 'POST') {
      await browser.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
      await browser.detach();
    } else {
      await browser.send('Fetch.continueRequest', { requestId });
    }
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: fileStore, requestStage: 'Response' }] });
};
