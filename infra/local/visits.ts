import { createServer, type Server } from 'node:http';
import { handler, type WebsiteEvent } from '#functions/events/visit-website.ts';
import { readBody } from './gateway/read-body.ts';
import { listen } from './process/ports.ts';

const maxBodyBytes = 64 * 1024;

/** Websites of the demo's invented companies, which no network has, answer. */
const isInvented = ({ website }: WebsiteEvent): boolean =>
  URL.canParse(website) && new URL(website).hostname.endsWith('.example');

/**
 * Emulates the call of Lambda by which a function has a website visited: whatever is invoked is the function that does it.
 * Throws like `listen`.
 */
export const startVisits = async (port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    readBody(request, maxBodyBytes)
      .then(async (body) => {
        const event = JSON.parse(body?.toString() || '{}') as WebsiteEvent;
        response.end(JSON.stringify(isInvented(event) ? { outcome: 'answers' } : await handler(event)));
      })
      .catch((error: unknown) => {
        response.setHeader('x-amz-function-error', 'Unhandled');
        response.end(JSON.stringify({ errorMessage: String(error) }));
      });
  });
  await listen(server, port, 'visits of websites');
  return server;
};
