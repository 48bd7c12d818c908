import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { setting } from '#functions/runtime/env.ts';

/** Where the next page of a query starts: the key of the last item seen. */
export type PageKey = Record<string, unknown>;

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const secretKey = () => hash('sha256', setting('CURSOR_SECRET'), 'buffer');

/**
 * Seals a page key into an opaque text that opens only under the same `binding` (call, filters, caller):
 * the binding is authenticated with it, so a tampered or foreign cursor does not open.
 */
export function sealCursor(key: PageKey, binding: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, secretKey(), nonce).setAAD(Buffer.from(binding));
  const sealed = Buffer.concat([sealing.update(JSON.stringify(key)), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** The page key of a cursor, or undefined when it was tampered with or made for another call, filter or caller. */
export function openCursor(cursor: string, binding: string): PageKey | undefined {
  try {
    const bytes = Buffer.from(cursor, 'base64url');
    const opening = createDecipheriv(cipher, secretKey(), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(binding))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const opened = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
    return JSON.parse(opened.toString()) as PageKey;
  } catch {
    return undefined;
  }
}
