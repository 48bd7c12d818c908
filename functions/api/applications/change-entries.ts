import { colleagueOf } from '#functions/entities/account/caller.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { readApplications } from '#functions/entities/application/application-store.ts';
import type { StoredApplication } from '#functions/entities/application/stored-application.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { isBlocked } from '#functions/entities/candidate/visibility.ts';
import { type EntriesMove, holdEntry, undoEntry } from '#functions/entities/hiring/hold-entry.ts';
import { readEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import type { StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import { clock } from '#functions/platform/clock.ts';
import type { bulkApplicationCalls } from '#shared/contracts/bulk-applications.ts';
import type { AnswerOf } from '#shared/contracts/define.ts';
import { undoMs } from '#shared/domain/bulk-moves.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';

type Call = typeof bulkApplicationCalls.changeEntries;
type Request = PortalRequest<Call>;

/**
 * Moves several entries of the caller's shortlist, or takes a move back, one after the other; who is not on it, or was moved meanwhile, is
 * named. What was moved before a failure stays, and a retry continues (1.5 read and 8 write units each, with an application 2.5 and about 14).
 */
export const changeEntries: UseCase<Call> = async (request) => {
  const { body, now, caller } = request;
  const answer: Omit<AnswerOf<Call>, 'undo_ms'> = { changed: [], unchanged: [], failed: [] };
  for (const [candidate_id, listed] of await readNamed(request)) {
    const shown = body.shown_statuses?.[body.candidate_ids.indexOf(candidate_id)];
    const outcome = listed
      ? await changeOne(listed, { ...body, shown }, { now, colleague: colleagueOf(caller) })
      : 'absent';
    if (outcome === 'changed' || outcome === 'unchanged') answer[outcome].push(candidate_id);
    else answer.failed.push({ candidate_id, reason: outcome });
  }
  return { ...answer, undo_ms: body.status ? Math.max(0, now + undoMs - clock.now()) : 0 };
};

interface Listed {
  entry: StoredEntry;
  /** Undefined without one, and where it was erased. */
  application: StoredApplication | undefined;
}

const changeOne = (
  { entry, application }: Listed,
  { operation, status, notes, shown }: Request['body'] & { shown: PipelineState | undefined },
  by: Pick<EntriesMove, 'now' | 'colleague'>,
): ReturnType<typeof holdEntry> =>
  status
    ? holdEntry(entry, application, { operation, status, notes, shown, ...by })
    : undoEntry(entry, application, { operation, ...by });

/** The entries that are named, each once; undefined where the recruiter's list has none. */
async function readNamed({ body, caller }: Request): Promise<[candidateId: number, listed: Listed | undefined][]> {
  const ids = [...new Set(body.candidate_ids)];
  const [entries, profiles] = await Promise.all([
    Promise.all(ids.map((id) => readEntry(caller.id, id))),
    readCandidates(ids),
  ]);
  const applications = await readApplications(entries.flatMap(applicationOf), true);
  return ids.map((id, place) => {
    const entry = entries[place];
    const profile = profiles.get(id)?.summary;
    if (!entry || entry.hidden || !profile || !isInUse(profile) || isBlocked(profile, caller)) return [id, undefined];
    const [named] = applicationOf(entry);
    return [id, { entry, application: named && applications.get(`${named.job_id}-${id}`) }];
  });
}

/** The key of the application that an entry goes with. */
const applicationOf = (entry: StoredEntry | undefined) => {
  const { job, candidate } = entry?.summary ?? {};
  return job && candidate && entry?.has_application ? [{ job_id: job.id, candidate_id: candidate.id }] : [];
};
