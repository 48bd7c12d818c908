import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { unpackRequirements } from '#functions/data/packed-requirements.ts';
import { parseCandidate } from '#functions/entities/candidate/stored-candidate.ts';
import { parseCertificate } from '#functions/entities/certificate/stored-certificate.ts';
import { parseJob } from '#functions/entities/job/stored-job.ts';
import { parseSavedSearch } from '#functions/entities/saved-search/stored-saved-search.ts';
import { filtersOf } from '#shared/contracts/saved-search-filters.ts';
import type { ScaleId } from '#shared/domain/languages/scale.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import { isTestOf } from '#shared/domain/languages/tested-languages.ts';
import { allItems } from './all-items.ts';

/** Ids of items with a result of a test that examines another language; for certificates those of their candidates. */
export interface MisplacedTests {
  candidates: number[];
  certificates: number[];
  jobs: number[];
  savedSearches: string[];
}

const isMisplaced = (tag: string, point: { scale: ScaleId } | undefined): boolean =>
  point !== undefined && !isTestOf(point.scale, tag);

/**
 * Finds what was stored before tests belonged to a language: it matches nothing, and its owner has to correct it (1 read
 * unit for each 4 KB of the table).
 */
export async function findMisplacedTests(): Promise<MisplacedTests> {
  const found: MisplacedTests = { candidates: [], certificates: [], jobs: [], savedSearches: [] };
  for await (const item of allItems()) {
    if (item.entity === 'candidate') addCandidate(found, item);
    if (item.entity === 'certificate') addCertificate(found, item);
    if (item.entity === 'job') addJob(found, item);
    if (item.entity === 'saved_search') addSearch(found, item);
  }
  return found;
}

function addCandidate({ candidates }: MisplacedTests, item: unknown): void {
  const { id, languages } = parseCandidate(item).summary;
  const rows = unpackLanguages(languages).languages;
  const has = rows.some((row) =>
    skills.some((skill) => row.skills[skill].some((claim) => isMisplaced(row.tag, claim))),
  );
  if (has) candidates.push(id);
}

function addCertificate({ certificates }: MisplacedTests, item: unknown): void {
  const { candidate_id, tag, scale } = parseCertificate(item).summary;
  if (isMisplaced(tag, { scale })) certificates.push(candidate_id);
}

function addJob({ jobs }: MisplacedTests, item: unknown): void {
  const { id, language_requirements } = parseJob(item).summary;
  const alternatives = unpackRequirements(language_requirements).all.flatMap(({ any }) => any);
  if (alternatives.some(({ tag, min }) => skills.some((skill) => isMisplaced(tag, min[skill])))) jobs.push(id);
}

/** A search with such a level is no longer valid, so that nothing is reported for it. */
function addSearch({ savedSearches }: MisplacedTests, item: unknown): void {
  const { id, kind, filters } = parseSavedSearch(item).summary;
  const { level, ...others } = filters;
  if (level && !filtersOf[kind].safeParse(filters).success && filtersOf[kind].safeParse(others).success) {
    savedSearches.push(id);
  }
}
