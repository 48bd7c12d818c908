import { type Account, isGone } from '#functions/entities/account/stored-account.ts';
import { keyedHash } from '#functions/platform/keyed-hash.ts';
import type { StoredTeam } from './stored-team.ts';

// Whom the invitation of a domain does not bring back: accounts that left or were removed, and their mailboxes, with which a new account is
// made in a minute.

/** How many of each a team remembers. */
const maxLeft = 200;

type Left = Pick<StoredTeam, 'left' | 'left_mailboxes'>;
type Person = Pick<Account, 'id' | 'email'>;

/** A keyed hash of a mailbox. What an address has after a plus sign leads to the same one. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name] = email.slice(0, at).split('+');
  return keyedHash(`left ${name}${email.slice(at)}`).slice(0, 22);
}

/** Whether a person left, or was removed; one without an account is known by the mailbox alone. */
export const hasLeft = ({ left = [], left_mailboxes = [] }: Left, { id, email }: Partial<Person> & { email: string }) =>
  (id !== undefined && left.includes(id)) || left_mailboxes.includes(mailboxOf(email));

/** What was remembered with what is added, as far as there is room. */
const withLatest = <Each>(remembered: readonly Each[], added: readonly Each[]): Each[] =>
  [...remembered.filter((each) => !added.includes(each)), ...added].slice(-maxLeft);

/** What a team remembers with one who leaves, also by previous addresses; nothing of one who is erased meanwhile. */
export function withLeft(
  { left = [], left_mailboxes = [] }: Left,
  { id, state, email, former_addresses = [] }: Account,
): Left {
  if (isGone(state)) return {};
  const mailboxes = [...former_addresses.map((each) => each.email), email].map(mailboxOf);
  return { left: withLatest(left, [id]), left_mailboxes: withLatest(left_mailboxes, mailboxes) };
}

/** The same without one whom an owner invited by their address. */
export function withoutLeft({ left, left_mailboxes }: Left, { id, email }: Person): Left {
  const mailbox = mailboxOf(email);
  return {
    ...(left && { left: left.filter((each) => each !== id) }),
    ...(left_mailboxes && { left_mailboxes: left_mailboxes.filter((each) => each !== mailbox) }),
  };
}
