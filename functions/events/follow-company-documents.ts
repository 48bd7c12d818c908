import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { readDocuments, startDocumentDays } from '#functions/entities/company-document/company-document-store.ts';
import { documentKeys, parseDocuments } from '#functions/entities/company-document/stored-documents.ts';
import { recruiterSummary } from '#functions/entities/recruiter/stored-recruiter.ts';
import { clock } from '#functions/platform/clock.ts';
import { deleteFiles } from '#functions/services/files/remove-files.ts';

const recruiter = itemSchema({ summary: z.pick(recruiterSummary, { id: true, verified: true, sent_back: true }) });
const ofCompany = z.object({ recruiter_id: z.int() });

/** Deletes the files of documents that are removed or whose time is over, and starts that time with a decision about the company. */
export async function followCompanyDocuments(change: Change): Promise<void> {
  if (change.entity === 'company_documents') await clearDocuments(change);
  if (change.entity === 'recruiter') await followDecision(change);
}

/** The present item decides, so that repeated, late and shuffled records delete nothing that is in use (1 read unit). */
async function clearDocuments({ before, after }: Change): Promise<void> {
  if (!before) return;
  const current = after ? documentKeys(parseDocuments(after)) : [];
  const removed = documentKeys(parseDocuments(before)).filter((key) => !current.includes(key));
  if (removed.length === 0) return;
  const present = documentKeys(await readDocuments(ofCompany.parse(before).recruiter_id));
  await deleteFiles(removed.filter((key) => !present.includes(key)));
}

/** A recruiter who is verified or sent back was decided about; repeated records leave the first end (1 write unit). */
async function followDecision({ before, after }: Change): Promise<void> {
  if (!before || !after) return;
  const [was, is] = [recruiter.parse(before).summary, recruiter.parse(after).summary];
  const isDecided = (is.verified && !was.verified) || (is.sent_back !== undefined && was.sent_back === undefined);
  if (isDecided) await startDocumentDays(is.id, clock.now());
}
