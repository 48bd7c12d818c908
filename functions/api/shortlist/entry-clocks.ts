import type { Caller } from '#functions/entities/account/caller.ts';
import { readInterviews } from '#functions/entities/interview/interview-store.ts';
import { readOwnZone, zonesOfCandidates } from '#functions/entities/own-zone/own-zone-store.ts';
import type { ShortlistSummary } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { loadClocks } from '#functions/services/clocks/local-times.ts';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';

/** What the clocks of both sides show at the interview of an entry. */
export type ClocksOf = (
  entry: ShortlistSummary,
) => Pick<NonNullable<ShortlistEntry['interview']>, 'recruiter' | 'candidate'>;

/**
 * What the clocks of both sides show at the agreed times of entries: in the zone of the reader's account, or else that of the interview, and in that which
 * the candidate named, or else that of their account (1 read unit, 0.5 for each interview, and 0.5 for each candidate who named none).
 */
export async function readEntryClocks({ account }: Caller, entries: readonly ShortlistSummary[]): Promise<ClocksOf> {
  const ids = entries.flatMap(({ interview }) => interview?.id ?? []);
  const [clocks, own, interviews] = await Promise.all([
    loadClocks(),
    readOwnZone({ kind: 'recruiter', id: account.id }),
    readInterviews(ids),
  ]);
  const zones = new Map(interviews.map((each) => [each.id, each.zones]));
  const unnamed = entries.flatMap(({ interview, candidate }) =>
    zones.get(interview?.id ?? '')?.candidate ? [] : [candidate.id],
  );
  const known = await zonesOfCandidates(unnamed);
  return ({ interview, candidate }) => {
    if (!interview?.at) return {};
    const named = zones.get(interview.id ?? '');
    const theirs = named?.candidate ?? known.get(candidate.id);
    return {
      recruiter: clocks.localTime(interview.at, own?.zone ?? named?.recruiter ?? 'UTC'),
      ...(theirs && { candidate: clocks.localTime(interview.at, theirs) }),
    };
  };
}
