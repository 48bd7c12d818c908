import { setting } from '#functions/platform/env.ts';
import { seal, unseal } from '#functions/platform/seal.ts';
import type { PageKey } from './page.ts';

/** Seals a page key into a cursor that opens only under the same `binding` (call, filters, caller). */
export const sealCursor = (key: PageKey, binding: string): string => seal(setting('CURSOR_SECRET'), key, binding);

/** The page key of a cursor, or undefined when it was tampered with or made for another call, filter or caller. */
export const openCursor = (cursor: string, binding: string): PageKey | undefined =>
  unseal(setting('CURSOR_SECRET'), cursor, binding);
