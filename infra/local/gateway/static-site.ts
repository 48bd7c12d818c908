import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { htmlPaths } from '#web/config/prerendered-paths.ts';
import { type Answer, gatewayAnswer } from './answer.ts';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** File names in this folder contain a hash of their content, so the files never change. */
const immutableFolder = '/assets/';

const notBuilt = `<!doctype html><title>Not built</title><p>The site has not been built. The API is at <a href="/api/health">/api</a>.`;

/**
 * Serves a page or file of the built site in `root`. `/` is the prerendered landing page; a path without an extension
 * is a route of the single-page application and gets its page of HTML or the empty shell; a missing file is 404.
 */
export const answerSite = async (root: string, pathname: string): Promise<Answer> => {
  const path = safePath(pathname);
  if (path === undefined) {
    return gatewayAnswer(400, { message: 'Bad Request' });
  }
  const isPage = extname(path) === '';
  const found = await readSiteFile(root, isPage ? pageOf(path) : path);
  if (found !== undefined) {
    return found;
  }
  return isPage ? page(503, Buffer.from(notBuilt)) : gatewayAnswer(404, { message: 'Not Found' });
};

const pageOf = (path: string): string => {
  if (path === '/') return '/index.html';
  return htmlPaths.includes(path) ? `${path}.html` : '/app.html';
};

/** The decoded path, or undefined for one that could leave the folder. */
const safePath = (pathname: string): string | undefined => {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') || path.includes('\\') || path.split('/').includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
};

const page = (status: number, body: Buffer): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  body,
});

const readSiteFile = async (root: string, path: string): Promise<Answer | undefined> => {
  const file = join(root, path);
  const info = await stat(file).catch(() => undefined);
  if (info === undefined || !info.isFile()) {
    return undefined;
  }
  return {
    status: 200,
    headers: {
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'cache-control': path.startsWith(immutableFolder) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}"`,
    },
    body: await readFile(file),
  };
};
