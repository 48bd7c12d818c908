import { createECDH, hkdfSync } from 'node:crypto';
import { setting } from '#functions/platform/env.ts';

/** The order of P-256: private keys are the numbers below it (FIPS 186-5). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** Key pairs by secret: deriving one takes a millisecond. */
const pairs = new Map<string, { publicKey: string; privateKey: string }>();

/**
 * The key pair by which push services know this server (VAPID, RFC 8292), in base64url. It is derived from the secret of links in mails, so
 * that it needs no secret of its own; replacing that secret ends all subscriptions, and browsers subscribe again.
 */
export function pushKeys(): { publicKey: string; privateKey: string } {
  const secret = setting('MAIL_LINK_SECRET');
  const known = pairs.get(secret);
  if (known) return known;
  // 16 bytes more than the number has, so that the remainder is as good as evenly distributed (FIPS 186-5, A.2.1).
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'key pair of Web Push', 48));
  const number = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(number.toString(16).padStart(64, '0'), 'hex');
  const keys = {
    publicKey: pair.getPublicKey('base64url', 'uncompressed'),
    privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
  pairs.set(secret, keys);
  return keys;
}

/** The public key with which browsers subscribe. */
export const applicationServerKey = (): string => pushKeys().publicKey;
