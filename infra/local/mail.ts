import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import startInbox from 'aws-ses-v2-local';
import { loopback, requireFreePort } from './process/ports.ts';

/** Mails to addresses that begin so arrive in the inbox, and are reported as bounced for good. */
const bouncing = /^bounce[@+.]/i;

/** What SES would report of a mail that bounced, as EventBridge sends it. */
export const bounceReport = (emailAddress: string) => ({
  source: 'aws.ses',
  'detail-type': 'Email Bounced',
  detail: { bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress }] } },
});

/** The bouncing recipients of a request that sends a mail, by its form. */
const bouncedBy = (form: string): string[] =>
  [...new URLSearchParams(form)].flatMap(([name, value]) =>
    name.startsWith('Destinations.member.') && bouncing.test(value) ? [value] : [],
  );

/** Reports mails to bouncing addresses once they were accepted, as the mail service does. */
function reportBounces(server: Server, onBounce: (report: object) => Promise<unknown>): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    response.on('finish', () => {
      for (const address of bouncedBy(Buffer.concat(parts).toString())) {
        onBounce(bounceReport(address)).catch((error: unknown) => console.error('A bounce was not dealt with:', error));
      }
    });
  });
}

/**
 * Starts the SES emulator: an inbox page at `/`, its mails as JSON at `/store`, stored in memory.
 * @param onBounce receives the report of a mail to a bouncing address
 */
export const startMail = async (port: number, onBounce?: (report: object) => Promise<unknown>): Promise<Server> => {
  await requireFreePort(port, 'mail inbox');
  const start = 'default' in startInbox ? (startInbox.default as typeof startInbox) : startInbox;
  const server = await start({ host: loopback, port });
  if (onBounce) reportBounces(server, onBounce);
  return server;
};
