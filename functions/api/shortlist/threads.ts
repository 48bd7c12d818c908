import { hash } from 'node:crypto';
import type { Caller } from '#functions/entities/account/caller.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { readableCandidates } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateProfile } from '#functions/entities/candidate/stored-candidate.ts';
import { readMailPreferences } from '#functions/entities/notification/mail-preference-store.ts';
import { markLatestRead } from '#functions/entities/notification/read-notification.ts';
import { readRecruiters } from '#functions/entities/recruiter/recruiter-store.ts';
import { messageNotification } from '#functions/entities/thread/message-notification.ts';
import type { StoredThread, ThreadSummary } from '#functions/entities/thread/stored-thread.ts';
import {
  isStarted,
  markRead as markStoredRead,
  messagesOf,
  setShared,
  type ThreadOrPlace,
  threadsOf,
} from '#functions/entities/thread/thread-store.ts';
import { Unchanged } from '#functions/http/answer.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { hasAccess, unlockedAmong } from '#functions/policies/candidate-access.ts';
import { isSeenInThread, isThreadBlocked, type Parties, requireParties } from '#functions/policies/thread-access.ts';
import type { messageCalls } from '#shared/contracts/messages.ts';
import { otherSide, type ThreadSide } from '#shared/domain/messages.ts';
import { type EpochMs, minuteMs, toIso } from '#shared/domain/time.ts';
import { interfaceLanguageOf } from '#shared/locales/languages.ts';
import { toMessages, toThread, type View } from './shown-thread.ts';

type Calls = typeof messageCalls;

/** The side of a caller, who is a recruiter or a candidate. */
export const sideOf = ({ kind }: Caller): ThreadSide => (kind === 'recruiter' ? 'recruiter' : 'candidate');

/**
 * The caller's threads (0.5 read units for each 6 and each other side, and up to 3 more for recruiters). The other side's present state
 * decides, so that a page may be short and still have a next one.
 */
export const listThreads: UseCase<Calls['threads']> = async ({ caller, page, now }) => {
  const { items, next } = await threadsOf(sideOf(caller), caller.id, page);
  const views = await viewsOf(caller, items, now);
  return { items: items.flatMap((summary) => ofView(views(summary), (view) => toThread({ summary }, view))), next };
};

const ofView = <Shown>(view: View | undefined, show: (view: View) => Shown): Shown[] => (view ? [show(view)] : []);

type Sides = Pick<ThreadSummary, 'recruiter_id' | 'candidate_id'> & Partial<Pick<ThreadSummary, 'shared'>>;

/** What the caller sees of the other sides of threads or interviews; undefined of those who are not to be seen. */
export async function viewsOf(caller: Caller, threads: readonly Sides[], now: EpochMs) {
  const candidateIds = threads.map((each) => each.candidate_id);
  const candidates = await readableCandidates(candidateIds);
  const [seen, companies, { named }, seesShared] = await Promise.all([
    seenAmong(caller, [...candidates.values()]),
    readRecruiters(threads.map((each) => each.recruiter_id)),
    unlockedAmong(caller, candidateIds, now),
    maySeeShared(caller, threads, now),
  ]);
  return ({ candidate_id, recruiter_id }: Sides): View | undefined => {
    const candidate = seen.get(candidate_id);
    const company = companies.get(recruiter_id);
    if (!candidate || !isInUse(company)) return undefined;
    return { side: sideOf(caller), company, candidate, isNamed: named.has(candidate_id), seesShared };
  };
}

/** The candidates whom the caller sees in threads, by their ids. */
async function seenAmong(caller: Caller, candidates: readonly CandidateProfile[]) {
  const isSeen = async (candidate: CandidateProfile) =>
    caller.kind === 'candidate' || (await isSeenInThread(caller, candidate));
  const seen = await Promise.all(candidates.map(async (each) => ((await isSeen(each)) ? [each.summary] : [])));
  return new Map(seen.flat().map((summary) => [summary.id, summary]));
}

/** Candidates see what companies share; companies need their right to see candidates (1 read unit where a candidate shares). */
async function maySeeShared(caller: Caller, threads: readonly Partial<Sides>[], now: EpochMs): Promise<boolean> {
  if (caller.kind !== 'recruiter') return true;
  return threads.some(({ shared }) => shared?.candidate) && (await hasAccess(caller, now));
}

/** What the caller sees of a thread's other side; recruiters need 2 read units more for the name. */
export async function viewOf(caller: Caller, thread: ThreadOrPlace, now: EpochMs, parties?: Parties): Promise<View> {
  const { candidate, company } = parties ?? (await requireParties(caller, thread));
  const [{ named }, seesShared] = await Promise.all([
    unlockedAmong(caller, [candidate.summary.id], now),
    maySeeShared(caller, isStarted(thread) ? [thread.summary] : [], now),
  ]);
  return {
    side: sideOf(caller),
    company: company.summary,
    candidate: candidate.summary,
    isNamed: named.has(candidate.summary.id),
    seesShared,
  };
}

/** After this time a thread is shown anew though it has nothing new: names, plans and blocks are not in its tag. */
const tagMs = minuteMs;

/** Names what a thread shows to a side, by its latest message, counts, read positions and what is shared. */
function tagOf({ summary: { id, latest, unread, seen, shared } }: StoredThread, caller: Caller, now: EpochMs): string {
  const shown = [id, caller.kind, caller.id, latest, unread, seen, shared, Math.floor(now / tagMs)];
  return `"${hash('sha1', JSON.stringify(shown), 'base64url')}"`;
}

/** The language of a candidate's mails, in which a company writes first; null where none was chosen (1 read unit). */
const languageOf = async (id: number) => {
  const { language } = await readMailPreferences({ kind: 'candidate', id });
  return language && interfaceLanguageOf(language);
};

/**
 * A page of a thread (1 read unit for each 4 KB, and 2.5 to 5.5; none besides the thread's own while nothing is new). One without messages has
 * none yet.
 */
export const showThread: UseCase<Calls['thread'], ThreadOrPlace> = async (request) => {
  const { caller, owned, page, now, headers } = request;
  const tag = isStarted(owned) ? tagOf(owned, caller, now) : undefined;
  if (tag && headers['if-none-match'] === tag) return new Unchanged(tag) as never;
  const parties = await requireParties(caller, owned);
  const [view, messages, isBlocked, language] = await Promise.all([
    viewOf(caller, owned, now, parties),
    messagesOf(owned.summary.id, page),
    caller.kind === 'candidate' && isThreadBlocked(parties),
    caller.kind === 'recruiter' && languageOf(owned.summary.candidate_id),
  ]);
  return {
    thread: {
      ...toThread(owned, view),
      ...(isBlocked && { is_blocked: true }),
      ...(language && { candidate_language: language }),
    },
    items: await toMessages(owned, messages.items, view),
    next: messages.next,
    ...(tag && { tag }),
  };
};

/** Shares the contact details of the caller's side in a thread, or ends that. */
export const shareContact: UseCase<Calls['shareContact'], ThreadOrPlace> = async ({ caller, owned, body }) => {
  if (!isStarted(owned)) throw new HttpError('NOT_FOUND');
  await requireParties(caller, owned);
  await setShared(owned.summary, sideOf(caller), body.shared);
  return undefined;
};

/** Marks a thread as read for the caller's side, and with it the notification about its messages. */
export const markRead: UseCase<Calls['markRead'], ThreadOrPlace> = async ({ caller, owned, body, now }) => {
  if (!isStarted(owned)) throw new HttpError('NOT_FOUND');
  await requireParties(caller, owned);
  const side = sideOf(caller);
  if (!(await markStoredRead(owned.summary, side, body.latest))) return undefined;
  await markLatestRead({ kind: side, id: caller.id }, messageNotification(owned.summary, otherSide(side)), toIso(now));
  return undefined;
};
