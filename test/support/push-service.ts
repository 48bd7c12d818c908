import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, vi } from 'vitest';
import type { PushSubscriptionParts } from '#shared/contracts/push-device.ts';
import { urlOf } from './ports.ts';

/** What a push service got for a browser, decrypted as that browser does. */
export interface ReceivedPush {
  notice: Record<string, unknown>;
  headers: Record<string, string | undefined>;
}

/** A browser with its subscription. */
export interface Browser {
  subscription: PushSubscriptionParts;
  received: ReceivedPush[];
}

/** The text of an `aes128gcm` body (RFC 8188, 8291), which fits into one record. */
function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const serverKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), serverKey]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(serverKey), auth, info, 32));
  const keyOf = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', keyOf('aes128gcm', 16), keyOf('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** A push service of this test file; its browsers decrypt what it gets for them. */
export async function startPushService() {
  const browsers = new Map<string, { pair: ReturnType<typeof createECDH>; auth: Buffer; received: ReceivedPush[] }>();
  let status = 201;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const browser = browsers.get(request.url ?? '');
    if (browser && status === 201) {
      const notice = JSON.parse(decrypt(Buffer.concat(chunks), browser.pair, browser.auth));
      browser.received.push({ notice, headers: request.headers as ReceivedPush['headers'] });
    }
    response.writeHead(browser ? status : 410, status === 307 ? { location: '/elsewhere' } : {}).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = urlOf(server);
  vi.stubEnv('PUSH_SERVICE', url);
  afterAll(() => server.close());
  return {
    /** Opens a browser that subscribes. */
    openBrowser(): Browser {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(9).toString('hex')}`;
      const received: ReceivedPush[] = [];
      browsers.set(path, { pair, auth, received });
      const parts = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { subscription: { endpoint: `${url}${path}`, ...parts }, received };
    },
    /** Ends all subscriptions, as browsers do that were uninstalled. */
    closeBrowsers: () => browsers.clear(),
    /** What the service answers from now on. */
    answerWith: (next: number) => {
      status = next;
    },
  };
}
