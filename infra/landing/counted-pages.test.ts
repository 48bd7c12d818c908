import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeCountedPages } from './counted-pages.ts';

const figures = { candidates: 1204, recruiters: 40, jobs: 0, applications: 25_310, day: '2026-11-26' };
const marked = '<html data-figures="1204 40 0 25310 2026-11-26" lang="en">';

const folderWith = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-counted-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
};

const site = {
  'index.html': '<html lang="en">500+',
  'landing-counted.html': '<html lang="en">%CANDIDATES% %RECRUITERS% %JOBS% %APPLICATIONS% %DAY% 100%',
  'app.html': '<html lang="en">app',
  'stored-shell.html': '<html lang="en">shell',
  'legal-frame.html': '<html lang="%LANG%">',
  'service-worker.js': 'x([{url:`/stored-shell.html`,revision:`c12063b65843c664`},{url:`/a.js`,revision:null}])',
  'before-paint.js': '',
};

test('a deployment with counted figures shows them on the landing page, and tells every page of them', () => {
  const folder = folderWith({});
  writeCountedPages(folder, folderWith(site), figures);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(read('index.html')).toBe(`${marked}1,204 40 0 25,310 November 26, 2026 100%`);
  expect(read('app.html')).toBe(`${marked}app`);
  expect(read('stored-shell.html')).toBe(`${marked}shell`);
  for (const file of ['landing-counted.html', 'legal-frame.html', 'before-paint.js']) {
    expect(existsSync(join(folder, file)), file).toBe(false);
  }
});

test('browsers that stored the shell store the new one', () => {
  const revisions = [figures, { ...figures, jobs: 1 }].map((counted) => {
    const folder = folderWith({});
    writeCountedPages(folder, folderWith(site), counted);
    return /shell\.html`,revision:`([0-9a-f]{16})`/.exec(readFileSync(join(folder, 'service-worker.js'), 'utf8'))?.[1];
  });
  expect(new Set([...revisions, 'c12063b65843c664', undefined]).size).toBe(4);
  const other = folderWith({ ...site, 'service-worker.js': 'nothing' });
  expect(() => writeCountedPages(folderWith({}), other, figures)).toThrow('no longer names the revision');
});
