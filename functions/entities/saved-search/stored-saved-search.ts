import * as z from 'zod/mini';
import { storedEpochMs, storedInstant } from '#functions/data/stored-fields.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { candidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { storedJob } from '#functions/entities/job/stored-job.ts';
import { accountKinds } from '#shared/domain/account-kind.ts';
import { alertFrequencies, savedFilterNames, searchedKinds } from '#shared/domain/saved-searches.ts';

/** The `schema_version` of saved searches, their hits and the tasks of comparing that are written now. */
export const savedSearchSchemaVersion = 1;

/** What comparing needs of a saved search: the indexes project it. */
export const savedSearchSummary = z.object({
  id: z.string(),
  owner: z.object({ kind: z.enum(accountKinds), id: z.int() }),
  kind: z.enum(searchedKinds),
  name: z.string(),
  /** Texts as an address has them. */
  filters: z.partialRecord(z.enum(savedFilterNames), z.string()),
  frequency: z.enum(alertFrequencies),
  created_at: storedInstant,
  /** What became new from then on is reported: when the search was saved, changed or switched on. */
  since: storedInstant,
  /** When results were reported last. */
  reported_at: z.nullable(storedInstant),
});
export type SavedSearchSummary = z.output<typeof savedSearchSummary>;

const savedSearchItem = itemSchema({
  summary: savedSearchSummary,
  /** Ids of results that are not reported yet; absent without any. */
  open: z.optional(z.set(z.int())),
  /** How many more there are beyond the 100 whose ids are stored. */
  more: z.optional(z.int()),
  /** When they are reported; absent without any. */
  due_at: z.optional(storedEpochMs),
  /** Rises with every change. */
  version: z.int(),
});
export type StoredSavedSearch = z.output<typeof savedSearchItem>;

/** @throws ZodError when the item has the shape of no version */
export const parseSavedSearch = (item: unknown): StoredSavedSearch => savedSearchItem.parse(item);

/** What could be found of a job before a change. */
const formerJob = itemSchema(z.pick(storedJob, { summary: true, description: true, requirements: true }).shape);

/** What could be found of a candidate before a change: masked, so without anything that identifies the person. */
const formerCandidate = z.pick(candidateSummary, {
  subtitle: true,
  skills: true,
  language: true,
  languages: true,
  location: true,
  experience: true,
  created_at: true,
});
export type FormerCandidate = z.output<typeof formerCandidate>;

const taskItem = z.object({
  PK: z.string(),
  SK: z.string(),
  kind: z.enum(searchedKinds),
  /** Of the job or candidate. */
  id: z.int(),
  /** When it changed. */
  at: storedInstant,
  /** What could be found before the change, as JSON; null when it could not be found. Of candidates the masked ones. */
  before: z.nullable(z.string()),
  /** Up to where searches were compared already. */
  progress: z.optional(z.object({ place: z.int(), start: z.nullable(z.record(z.string(), z.unknown())) })),
});
/** A job or candidate that is to be compared with the saved searches. */
export type SearchTask = z.output<typeof taskItem>;

/** @throws ZodError when the text has no job */
export const parseFormerJob = (text: string) => formerJob.parse(JSON.parse(text));

/** @throws ZodError when the text has no candidate */
export const parseFormerCandidate = (text: string): FormerCandidate => formerCandidate.parse(JSON.parse(text));

/** @throws ZodError when the item is no task */
export const parseSearchTask = (item: unknown): SearchTask => taskItem.parse(item);
