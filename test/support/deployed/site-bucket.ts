import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Answer, gatewayAnswer } from '#infra/local/gateway/answer.ts';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/**
 * Answers as the site's bucket does; its objects are the files of a folder. Listing is not allowed, so S3 answers 403
 * for missing objects.
 */
export const siteBucket =
  (folder: string) =>
  async (path: string): Promise<Answer> => {
    const refused = gatewayAnswer(403, { message: 'Access Denied' });
    if (path.includes('..')) return refused;
    const body = await readFile(join(folder, path)).catch(() => undefined);
    if (!body) return refused;
    const cacheControl = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const type = contentTypes[extname(path)] ?? 'application/octet-stream';
    return { status: 200, headers: { 'content-type': type, 'cache-control': cacheControl }, body };
  };
