import * as z from 'zod/mini';
import { textId } from '../texts/text-id.ts';
import { instant } from './fields.ts';

/** Size of a file in bytes. */
export const fileSize = z.int().check(z.minimum(1, textId('file_empty')));

/** A signed form with which the browser sends one file. */
export const uploadForm = z.object({
  id: z.string(),
  /** Post a multipart form with `fields`, followed by the file as `file`, to this URL. */
  url: z.url(),
  fields: z.record(z.string(), z.string()),
  expires_at: instant,
});
