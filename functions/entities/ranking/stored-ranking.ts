import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as z from 'zod/mini';
import { storedInstant } from '#functions/data/stored-fields.ts';
import { userTypes } from '#shared/domain/account-kind.ts';
import type { Match } from '#shared/domain/languages/match.ts';

/** The `schema_version` of items that are written now. A later one gets its upgrade in `parseRanking`. */
export const rankingSchemaVersion = 1;

const ranked = z.object({
  musts_not_met: z.int(),
  musts_short: z.int(),
  nices_met: z.int(),
  evidence: z.int(),
  last_used: z.nullable(z.string()),
});

export const namedPlace = z.object({
  candidate_id: z.int(),
  /** Hash of what the place was computed from: see `inputsOf`. */
  inputs: z.string(),
  ranking: z.object({ ...ranked.shape, /** When the application was sent. */ at: storedInstant }),
  /** The explanation that was shown, as the rules of the record's version made it. */
  match: z.custom<Match>(),
});
export type NamedPlace = z.output<typeof namedPlace>;

/** A place whose application is gone: what is left says nothing about a person, but why the others are where they are. */
const anonymousPlace = z.object({ candidate_id: z.null(), ranking: ranked });

const place = z.union([namedPlace, anonymousPlace]);
export type Place = z.output<typeof place>;

export const isNamed = (place: Place): place is NamedPlace => place.candidate_id !== null;

/** The place of an applicant, or of anyone, without what tells whose it is. */
export const withoutPerson = ({ ranking: { musts_not_met, musts_short, nices_met, evidence, last_used } }: Place) => ({
  candidate_id: null,
  ranking: { musts_not_met, musts_short, nices_met, evidence, last_used },
});

/** Smaller than at level 4 by a tenth; higher levels gain little and take long. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Explanations repeat themselves: compressed, 20 places take 1.4 KB instead of 24, and 100 take 4.3 KB, in 0.3 and 2 ms. As
 * text, because bytes have another shape in each of DynamoDB's APIs.
 */
export const packPlaces = (places: readonly Place[]): string =>
  brotliCompressSync(JSON.stringify(places), compression).toString('base64');

const unpack = (packed: string): unknown => JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString());

const packedPlaces = z.pipe(z.string(), z.pipe(z.transform(unpack), z.array(place)));

const rankingItem = z.object({
  /** Hash of what was shown, and to whom. */
  id: z.string(),
  job_id: z.int(),
  /** Who saw it: the job's recruiter, or an admin. */
  viewer: z.object({ type: z.enum(userTypes), id: z.int() }),
  /** The day in UTC by which certificates were judged, `YYYY-MM-DD`. */
  day: z.string(),
  /** When it was shown first on that day. */
  shown_at: storedInstant,
  /** Version of the rules and the mapping rows. */
  rules: z.string(),
  /** The job's language requirements on that day, packed as in the job's summary; absent without any. */
  requirements: z.optional(z.string()),
  /** On later pages, the first place is the first one of the page. */
  is_first_page: z.boolean(),
  /** The best one first. */
  places: packedPlaces,
  /** Rises when places become anonymous. */
  version: z.int(),
});
/** The order in which applicants of a job were shown, with its reasons. */
export type RankingRecord = z.output<typeof rankingItem>;

/** @throws Error when the item has the shape of no version */
export const parseRanking = (item: unknown): RankingRecord => rankingItem.parse(item);
