import { createHmac } from 'node:crypto';
import { setting } from './env.ts';

/**
 * HMAC-SHA-256 of whose budget or report something is, in base64url: the table neither names the person or network, nor can
 * the few possible texts be tried. It has the secret of the cursors, as only functions that handle codes have that of the codes.
 */
export const keyedHash = (text: string): string =>
  createHmac('sha256', setting('CURSOR_SECRET')).update(text).digest('base64url');
