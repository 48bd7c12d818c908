import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { legalPages, legalPath } from '#shared/domain/legal-pages.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';
import type { LegalSettings } from '../settings/legal-settings.ts';
import type { StageFacts } from './facts.ts';
import { renderPage } from './render-page.ts';
import { securityTxt } from './security-txt.ts';
import { valuesIn } from './values.ts';

/** The build's frame of legal pages; a template, not a page. */
export const legalFrame = 'legal-frame.html';

/** What the legal pages of a stage are made of. */
export interface LegalSite {
  /** Folder of the built site. */
  siteFolder: string;
  legal: LegalSettings;
  stage: StageFacts;
  /** Without a trailing slash; it may be a token of the deployment. */
  siteUrl: string;
  /** Absent: the documented one. */
  siteName?: string | undefined;
  /** For readers of other languages; absent: English. */
  defaultLanguage?: InterfaceLanguage | undefined;
  now: EpochMs;
}

/** All files that name the operator, by their path below the site: the legal pages, and `security.txt`. */
export function legalFiles({
  siteFolder,
  legal,
  stage,
  siteUrl,
  siteName,
  defaultLanguage,
  now,
}: LegalSite): ReadonlyMap<string, string> {
  const frame = readFileSync(join(siteFolder, legalFrame), 'utf8');
  const pages = interfaceLanguages.flatMap((language) => {
    const values = valuesIn(language, legal, stage);
    return legalPages.map((page): [string, string] => [
      `${legalPath(language, page)}.html`,
      renderPage({ frame, language, page, values, siteUrl, siteName, reviewed: legal.reviewed, defaultLanguage }),
    ]);
  });
  return new Map([...pages, ['/.well-known/security.txt', securityTxt(legal, siteUrl, now)]]);
}

/** Writes these files into a folder. */
export function writeLegalFiles(folder: string, site: LegalSite): void {
  for (const [path, content] of legalFiles(site)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
