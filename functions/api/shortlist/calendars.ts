import type { PageKey } from '#functions/data/page.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { actingCaller } from '#functions/entities/account/acting-caller.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { countMadeUpCalendar } from '#functions/entities/address-budget/calendar-budget.ts';
import { ownerOfFile } from '#functions/entities/calendar-feed/feed-address.ts';
import { readFeed } from '#functions/entities/calendar-feed/feed-store.ts';
import { agreedTime } from '#functions/entities/interview/interview-state.ts';
import { agreedToCome, interviewsOf } from '#functions/entities/interview/interview-store.ts';
import type { InterviewSummary, StoredInterview } from '#functions/entities/interview/stored-interview.ts';
import { readMailPreferences } from '#functions/entities/notification/mail-preference-store.ts';
import { threadPlace } from '#functions/entities/thread/thread-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { siteName } from '#functions/platform/env.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { languageFor } from '#functions/platform/site-language.ts';
import { isInvited, requireInterviewParties } from '#functions/policies/interview-access.ts';
import { type CalendarEntry, calendarEvent } from '#functions/services/calendar/calendar-event.ts';
import type { calendarCalls } from '#shared/contracts/calendars.ts';
import { feedPastMs, feedPeriod, maxFeedEvents } from '#shared/domain/calendar-feed.ts';
import { writeCalendar } from '#shared/domain/calendar-text.ts';
import { addMs, type EpochMs } from '#shared/domain/time.ts';
import { namesFor, type View } from './shown-thread.ts';
import { sideOf, viewOf, viewsOf } from './threads.ts';

/** Interviews that a read takes, and how many reads there are, of which half may be of those to come: a company's are those of all its people. */
const perRead = 100;
const maxReads = 4;

/** An agreed interview with the name of the other side as on the reader's page; none of one that is not agreed. */
function entryOf(interview: InterviewSummary, view: View): CalendarEntry[] {
  const agreed = agreedTime(interview);
  if (!agreed) return [];
  const { company_name, candidate } = namesFor(view);
  const name = view.side === 'candidate' ? company_name : (candidate.name ?? candidate.masked_name);
  return [{ interview: { ...interview, agreed }, name }];
}

/** An agreed interview as a file (as `requireInterviewParties`, and up to 3 read units). */
export const interviewCalendar: UseCase<typeof calendarCalls.interviewCalendar, StoredInterview> = async (request) => {
  const { caller, owned, query, now } = request;
  const parties = await requireInterviewParties(caller, owned.summary);
  const entries = entryOf(owned.summary, await viewOf(caller, threadPlace(owned.summary), now, parties));
  if (entries.length === 0) throw new HttpError('INVALID_STATE');
  const language = languageFor(query.language ?? null);
  return await writeCalendar(
    entries.map((each) => calendarEvent(each, language)),
    { site: siteName(), language },
  );
};

/**
 * The calendar at an address that a person was given (3.5 read units, 4.5 of a founder's colleagues, and as their list of interviews; 1 write
 * unit of a made-up one). It has what their page shows, of a company what its reader invited to.
 */
export const showCalendar: UseCase<typeof calendarCalls.calendar> = async ({ params, clientAddress, now }) => {
  const given = ownerOfFile(params.file);
  if (!given) await countMadeUpCalendar(clientAddress, now);
  const reader = given && (await readReader(given));
  if (!reader) throw new HttpError('NOT_FOUND');
  const [interviews, preferences] = await Promise.all([agreedOf(reader, now), readMailPreferences(reader.account)]);
  const views = await viewsOf(reader.caller, interviews, now);
  const entries = interviews.flatMap((each) => {
    const view = views(each);
    return view ? entryOf(each, view) : [];
  });
  const language = languageFor(preferences.language);
  return await writeCalendar(
    entries.map((each) => calendarEvent(each, language)),
    { site: siteName(), language, period: feedPeriod },
  );
};

/** Who reads by an address; undefined where it does not count any more, or the account or its company is not active. */
async function readReader({ kind, id, address }: NonNullable<ReturnType<typeof ownerOfFile>>) {
  const [feed, account] = await Promise.all([readFeed({ kind, id }), readAccount(kind, id)]);
  const caller = account && feed.address === address ? await actingCaller(account, {}, '') : undefined;
  return caller && { caller, account: { kind, id } };
}

/**
 * The reader's agreed interviews to come, then the latest of the last days (0.5 read units for each 5 of the reader or their company, and those of
 * `agreedToCome` for a company, whose colleagues may have more than the reads take).
 */
async function agreedOf({ caller }: { caller: Caller }, now: EpochMs): Promise<InterviewSummary[]> {
  const found = new Map<string, InterviewSummary>();
  const add = (items: readonly InterviewSummary[]) => {
    for (const each of items) if (agreedTime(each) && isInvited(caller, each)) found.set(each.id, each);
  };
  if (sideOf(caller) === 'recruiter') add(await agreedToCome({ recruiter_id: caller.id, by: caller.account.id }, now));
  for await (const items of pagesFor(caller, now)) {
    add(items);
    if (found.size >= maxFeedEvents) break;
  }
  return [...found.values()].slice(0, maxFeedEvents);
}

/** Pages of the interviews to come of the reader or their company, then of those of the last days. */
async function* pagesFor(caller: Caller, now: EpochMs): AsyncGenerator<InterviewSummary[]> {
  const since = addMs(now, -feedPastMs);
  let reads = 0;
  for (const isPast of [false, true]) {
    let start: PageKey | undefined;
    do {
      const page = { limit: perRead, start };
      const { items, next } = await interviewsOf(sideOf(caller), caller.id, page, { now, isPast, since });
      yield items;
      start = next;
      reads += 1;
    } while (start && reads < (isPast ? maxReads : maxReads / 2));
  }
}
