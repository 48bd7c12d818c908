import * as z from 'zod/mini';
import type { Viewer } from '#functions/entities/candidate/visibility.ts';
import type { UseCase } from '#functions/http/request.ts';
import { candidateIndex } from '#functions/services/search/candidate-index.ts';
import { notBlocking } from '#functions/services/search/candidate-query.ts';
import type { IndexKind } from '#functions/services/search/port/port.ts';
import { meets } from '#functions/services/search/present-found.ts';
import { searchIndex } from '#functions/services/search/search-store.ts';
import { maskedCandidate } from '#shared/contracts/candidate-answers.ts';
import type { candidateCalls } from '#shared/contracts/candidates.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { match } from '#shared/domain/languages/match.ts';
import type { EpochMs } from '#shared/domain/time.ts';

/** How many of the newest candidates are compared: some 50 ms of processor time, 300 ms where all of them state a lot. */
const maxCompared = 1_000;
/** How many while there is no index: up to 15 read units. */
const maxRead = 200;

/** What the comparison needs of a candidate in the index; the rest is not parsed. */
const compared = z.pick(maskedCandidate, { languages: true, modes: true });
type Compared = z.output<typeof compared>;
const comparedIndex: IndexKind<Compared> = { ...candidateIndex, summary: compared };

interface Newest {
  candidates: Compared[];
  isAll: boolean;
}

async function newestCandidates(viewer: Viewer, now: EpochMs): Promise<Newest> {
  const where = notBlocking(viewer);
  const all = { terms: [], contains: [], where, order: 'newest', counted: 'nothing' } as const;
  const indexed = await searchIndex(comparedIndex, { ...all, limit: maxCompared, after: undefined }, now);
  if (indexed) return { candidates: indexed.found.map(({ summary }) => summary), isAll: !indexed.next };
  const { entries, hasAll } = await candidateIndex.readNewest(maxRead);
  return {
    candidates: entries.flatMap(({ document }) =>
      document && where.every((comparison) => meets(document, comparison)) ? [compared.parse(document.summary)] : [],
    ),
    isAll: hasAll,
  };
}

/**
 * How many of the newest candidates meet language requirements (0.5 read units at most once a second; up to 15 while
 * there is no index). Counted in tens, fewer than ten as none: small differences between two counts would say something
 * about single people.
 */
export const reach: UseCase<typeof candidateCalls.reach> = async ({ body, caller, now }) => {
  const { candidates, isAll } = await newestCandidates(caller, now);
  const today = dayOf(now);
  const meeting = candidates.filter(({ languages, modes }) => match(languages, modes, body, today).result === 'met');
  return { at_least: Math.floor(meeting.length / 10) * 10, counted: candidates.length, is_all: isAll };
};
