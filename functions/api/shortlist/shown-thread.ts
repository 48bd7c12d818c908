import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { isBlocked } from '#functions/entities/candidate/visibility.ts';
import { colleagueNames } from '#functions/entities/company/colleague-names.ts';
import type { RecruiterSummary } from '#functions/entities/recruiter/stored-recruiter.ts';
import type { StoredMessage, ThreadSummary } from '#functions/entities/thread/stored-thread.ts';
import { isStarted, type ThreadOrPlace } from '#functions/entities/thread/thread-store.ts';
import type { Thread, ThreadMessage } from '#shared/contracts/messages.ts';
import { excerptOf, otherSide, type ThreadSide } from '#shared/domain/messages.ts';
import { maskName } from '#shared/domain/redaction/masking.ts';
import { redactContacts, redactorFor } from '#shared/domain/redaction/redaction.ts';

/** What one side may see of the other. */
export interface View {
  side: ThreadSide;
  company: Pick<RecruiterSummary, 'id' | 'name' | 'company_name' | 'email' | 'phone'>;
  candidate: Pick<CandidateSummary, 'id' | 'name' | 'email' | 'phone' | 'blocks'>;
  /** The company may see the candidate's name. */
  isNamed: boolean;
  /** The caller may see contact details that the other side shares. */
  seesShared: boolean;
}

/**
 * What the reader sees of a text: all of their own side's. Of the other side's, contact details are redacted until that side shares them, and till
 * then a candidate's name until the company unlocked it.
 */
function textFor({ side, candidate, isNamed, seesShared }: View, shared: ThreadSummary['shared'] | undefined) {
  const ofCandidate = isNamed ? redactContacts : redactorFor(candidate);
  return ({ from, text }: { from: ThreadSide; text: string }): string => {
    if (from === side || (shared?.[from] && seesShared)) return text;
    return from === 'candidate' ? ofCandidate(text) : redactContacts(text);
  };
}

/** The files of a message with their names as its text is shown, and whether the reader can open them. */
function filesFor(view: View, shared: ThreadSummary['shared'] | undefined) {
  const redact = textFor(view, shared);
  const { side, candidate, company, isNamed, seesShared } = view;
  const isFull = isNamed && !isBlocked(candidate, { kind: 'recruiter', id: company.id, email: company.email });
  const opens = (from: ThreadSide) =>
    from === side || (shared?.[from] === true && seesShared) || (from === 'candidate' && isFull);
  return ({ from, files }: StoredMessage): Pick<ThreadMessage, 'files'> =>
    files
      ? {
          files: files.map((file) => ({
            ...file,
            name: redact({ from, text: file.name }),
            ...(!opens(from) && { held: true }),
          })),
        }
      : {};
}

/** The contact details of the other side. */
function contactOf({ side, company, candidate }: View) {
  const { email, phone } = side === 'candidate' ? company : candidate;
  return { email, phone };
}

/** The names of both sides as one of them sees them. */
export function namesFor({ side, company, candidate, isNamed }: View): Pick<Thread, 'company_name' | 'candidate'> {
  const name = isNamed || side === 'candidate' ? candidate.name : null;
  return {
    company_name: company.company_name,
    candidate: { id: candidate.id, masked_name: maskName(candidate.name), name },
  };
}

/** A thread as one side sees it. */
export function toThread(found: ThreadOrPlace, view: View): Thread {
  const { id } = found.summary;
  const { side } = view;
  const parties = { id, ...namesFor(view) };
  if (!isStarted(found)) return { ...parties, unread: 0, seen: 0 };
  const { latest, unread, seen, shared } = found.summary;
  const redact = textFor(view, shared);
  return {
    ...parties,
    latest: { ...latest, text: excerptOf(latest.text, (text) => redact({ from: latest.from, text })) },
    unread: unread[side],
    seen: seen[otherSide(side)],
    shares_contact: shared[side] === true,
    ...(shared[otherSide(side)] && view.seesShared && { contact: contactOf(view) }),
  };
}

/** Messages as one side sees them, with the names of the company's people (0.5 read units for each colleague). */
export async function toMessages(
  found: ThreadOrPlace,
  messages: readonly StoredMessage[],
  view: View,
): Promise<ThreadMessage[]> {
  const { company } = view;
  const shared = isStarted(found) ? found.summary.shared : undefined;
  const [redact, shownFiles] = [textFor(view, shared), filesFor(view, shared)];
  const colleagues = messages.filter(({ from, by }) => from === 'recruiter' && by !== company.id);
  const names = await colleagueNames(
    company.id,
    colleagues.map(({ at, by }) => ({ at, id: by })),
  );
  const authorOf = ({ from, by }: StoredMessage) => {
    if (from === 'candidate') return null;
    return by === company.id ? company.name : (names.get(by) ?? null);
  };
  return messages.map((each) => {
    const { number, from, at, contacted } = each;
    const id = `${found.summary.id}-${number}`;
    const shown = { id, number, from, author: authorOf(each), text: redact(each), at };
    return { ...shown, ...(contacted && { contacted }), ...shownFiles(each) };
  });
}
