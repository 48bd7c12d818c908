import { pairOf } from '#functions/data/pair-id.ts';
import { retry } from '#functions/data/retry.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import { type Caller, colleagueOf } from '#functions/entities/account/caller.ts';
import { addContact } from '#functions/entities/application/application-store.ts';
import type { Contact, StoredApplication } from '#functions/entities/application/stored-application.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { isApplicantSeen } from '#functions/entities/candidate/visibility.ts';
import { mayMove } from '#functions/entities/hiring/hiring-moves.ts';
import { entryChangeWrites } from '#functions/entities/shortlist/entry-writes.ts';
import { readEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import { actedBy } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { messageWrites, nextMessage, readThread, withMessage } from '#functions/entities/thread/thread-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requireCandidateAccess } from '#functions/policies/candidate-access.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import { statusChangedLine, withLine } from '#shared/domain/shortlist-timeline.ts';
import { type EpochMs, minuteMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

/** The same contact again within this time is a repeated request, not a second contact. */
const repeatedWithinMs = 5 * minuteMs;

const unpaid = textId('subscription_required_to_contact');

/**
 * Records that the job's recruiter got in touch with an applicant. Who contacts an applicant has seen the contact
 * details, so this requires verification and an active subscription as they do. A shortlist entry of status active, for the
 * application's job or for none, moves to contacted in the same transaction, and the contact appears in the thread of company and candidate, without
 * the notes. The transaction is retried when application, entry or thread changed meanwhile.
 */
export const contactApplicant: UseCase<typeof applicationCalls.contact, StoredApplication> = async (request) => {
  const { params, body, caller, now, latest } = request;
  const { method, notes } = body;
  return await retry(async () => {
    const application = await latest();
    await requireCandidateAccess(caller, now, unpaid);
    await requireSeen(caller, application);
    const contact = repeatedContact(application, { method, notes }, now) ?? { method, notes, at: toIso(now) };
    if (!application.contacts.includes(contact)) {
      const { done } = await transact({
        contact: addContact(application, contact),
        ...(await shortlistWrites(application, contact, caller)),
        ...(await threadWrites(application, contact, caller)),
      });
      if (!done) return undefined;
    }
    return { application_id: params.id, method, notes, contacted_at: contact.at };
  });
};

async function requireSeen(caller: Caller, { summary }: StoredApplication): Promise<void> {
  const profile = await readCandidate(summary.candidate_id, true);
  if (!isApplicantSeen(profile?.summary, caller, summary.applied_at)) throw new HttpError('CANDIDATE_NOT_FOUND');
}

function repeatedContact(
  { contacts }: StoredApplication,
  { method, notes }: Omit<Contact, 'at'>,
  now: EpochMs,
): Contact | undefined {
  const last = contacts.at(-1);
  const isSame = last?.method === method && last.notes === notes;
  return isSame && now - toEpochMs(last.at) < repeatedWithinMs ? last : undefined;
}

async function shortlistWrites(
  { summary }: StoredApplication,
  { method, notes, at }: Contact,
  caller: Caller,
): Promise<Writes> {
  const entry = await readEntry(summary.recruiter_id, summary.candidate_id);
  const isForJob = !entry?.summary.job || entry.summary.job.id === summary.job_id;
  if (!entry || !mayMove('contact', stateOf(entry.summary)) || !isForJob) return {};
  const line = statusChangedLine('contacted', notes ? `${method}: ${notes}` : method, at);
  const by = actedBy(entry.summary.by, at, colleagueOf(caller));
  return entryChangeWrites(entry, { status: 'contacted', notes: withLine(entry.summary.notes, line), by });
}

/** The contact in the thread, which it begins where there is none; it is no message, so that nothing is unread, notified or mailed. */
async function threadWrites({ summary }: StoredApplication, contact: Contact, caller: Caller): Promise<Writes> {
  const { recruiter_id, candidate_id, masked_name, job } = summary;
  const thread = await readThread(pairOf(recruiter_id, candidate_id));
  const by = { from: 'recruiter', by: caller.account.id, text: '' } as const;
  const message = nextMessage(thread, { ...by, at: contact.at, contacted: contact.method });
  const changed = withMessage(thread, message, { company_name: job.company_name, masked_name });
  const { thread: place, message: item, candidate } = messageWrites(changed, message);
  return { thread: place, message: item, candidate };
}
