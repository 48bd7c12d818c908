import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { epochMs } from '#shared/domain/time.ts';
import { exampleLegal } from '../legal/example-legal.ts';
import { stageFactsOf } from '../legal/facts.ts';
import { legalFrame, writeLegalFiles } from '../legal/legal-files.ts';
import { configOf } from '../settings/config.ts';

/** Adds the legal pages to a built site, as a deployment of `dev` has them, with the operator of the examples. */
export const writeLocalLegalPages = (siteFolder: string, siteUrl: string): void => {
  if (!existsSync(join(siteFolder, legalFrame))) return;
  const stage = { ...stageFactsOf(configOf('dev', {})), takesCards: true, takesUpi: true, rooms: 'direct' as const };
  writeLegalFiles(siteFolder, { siteFolder, legal: exampleLegal, stage, siteUrl, now: epochMs(Date.now()) });
};
