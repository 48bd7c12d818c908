import { expect, it } from 'vitest';
import { jobEntries } from '#functions/services/search/job-entries.ts';
import { SingleDocument, savedQuery } from '#functions/services/search/single-document.ts';
import { epochMs } from '#shared/domain/time.ts';
import { bareJob } from '#test/support/bare-job.ts';

const now = epochMs(Date.UTC(2026, 5, 1));

it.each([
  [{ keyword: 'translator' }, true],
  [{ keyword: 'koeln' }, false],
  [{ location: 'koeln' }, true],
  [{ language: 'Deutsch' }, true],
  [{ language: 'German' }, true],
  [{ language: 'Japanese' }, false],
  [{ keyword: 'tranlator' }, false],
  [{ keyword: 'homeoffice' }, false],
])('a saved search %j finds a job as the search does, without corrections: %s', async (filters, isFound) => {
  const job = bareJob(1, now, { title: 'Translator, home office', location: 'Köln', language: 'German' });
  const [entry] = await jobEntries([job]);
  if (!entry) throw new Error('There is no entry.');
  const document = await SingleDocument.open('jobs', entry);
  const query = await savedQuery('jobs', filters, now);
  expect(query && document.isFoundBy(query)).toBe(isFound);
  document.close();
});
