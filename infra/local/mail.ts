import type { Server } from 'node:http';
import startInbox from 'aws-ses-v2-local';
import { loopback, requireFreePort } from './process/ports.ts';

/** Starts the SES emulator: an inbox page at `/`, its mails as JSON at `/store`, stored in memory. */
export const startMail = async (port: number): Promise<Server> => {
  await requireFreePort(port, 'mail inbox');
  const start = 'default' in startInbox ? (startInbox.default as typeof startInbox) : startInbox;
  return start({ host: loopback, port });
};
