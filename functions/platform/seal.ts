import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const keyOf = (secret: string) => hash('sha256', secret, 'buffer');

/**
 * Seals a value into an opaque text that opens only with the same secret under the same `binding`: the binding is
 * authenticated with it, so that a text that was tampered with or made for something else does not open.
 */
export function seal(secret: string, value: Record<string, unknown>, binding: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce).setAAD(Buffer.from(binding));
  const sealed = Buffer.concat([sealing.update(JSON.stringify(value)), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** The value of a sealed text, or undefined when it does not open. */
export function unseal(secret: string, text: string, binding: string): Record<string, unknown> | undefined {
  try {
    const bytes = Buffer.from(text, 'base64url');
    const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(binding))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const opened = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
    return JSON.parse(opened.toString()) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
