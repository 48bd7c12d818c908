import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { legalFrame } from '../legal/legal-files.ts';
import type { LandingFigures } from '../settings/landing-figures.ts';

/** The build's landing page with placeholders for counted figures. */
export const countedLanding = 'landing-counted.html';
const shell = 'stored-shell.html';
const worker = 'service-worker.js';

/** A page whose application shows counted figures wherever it shows the landing page. */
const withFigures = (html: string, { candidates, recruiters, jobs, applications, day }: LandingFigures): string =>
  html.replace('<html ', `<html data-figures="${[candidates, recruiters, jobs, applications, day].join(' ')}" `);

/** The build's landing page with figures, as its first render in a browser is: in English. */
export function countedLandingPage(html: string, all: LandingFigures): string {
  const { day, ...figures } = all;
  const texts = new Map(Object.entries(figures).map(([name, figure]) => [name, figure.toLocaleString('en')]));
  texts.set('day', new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day)));
  const filled = html.replaceAll(/%([A-Z]+)%/g, (text, name: string) => texts.get(name.toLowerCase()) ?? text);
  return withFigures(filled, all);
}

/** The worker stores the shell anew, as its content is another one. */
const withRevision = (script: string, content: string): string => {
  const revision = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const found = /(stored-shell\.html[`'"],\s*revision:\s*[`'"])[0-9a-f]{16}/;
  if (!found.test(script)) throw new Error('The service worker no longer names the revision of its shell.');
  return script.replace(found, `$1${revision}`);
};

/** Writes the pages of a built site that differ with counted figures into a folder: all of its HTML, and the worker. */
export function writeCountedPages(folder: string, siteFolder: string, figures: LandingFigures): void {
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
  for (const file of files.filter((each) => each !== legalFrame && each !== countedLanding)) {
    const isLanding = file === 'index.html';
    const counted = isLanding ? countedLandingPage(read(countedLanding), figures) : withFigures(read(file), figures);
    write(file, counted);
    if (file === shell) write(worker, withRevision(read(worker), counted));
  }
}
