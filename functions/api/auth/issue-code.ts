import { retry } from '#functions/data/retry.ts';
import { digestOf, newCode, type Purpose } from '#functions/entities/one-time-code/one-time-code.ts';
import {
  putCode,
  readEmail,
  returnSend,
  type StoredEmail,
  sendsIn,
} from '#functions/entities/one-time-code/one-time-code-store.ts';
import { readRetainedBudgets } from '#functions/entities/one-time-code/retained-budgets.ts';
import { secondsUntilSend, sendListOf } from '#functions/entities/one-time-code/send-budget.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { CodeUse } from '#functions/services/mail/code-mail.ts';
import { sendCodeMail } from '#functions/services/mail/send-code-mail.ts';
import type { MailOutcome } from '#functions/services/mail/send-mail.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';

interface Recipient {
  email: string;
  purpose: Purpose;
  /**
   * The account that the code signs in; null without `signupId` makes a decoy: a code that is not mailed and never
   * valid.
   */
  accountId: number | null;
  /** The pending sign-up that the code confirms: then there is no account yet. */
  signupId?: string | undefined;
  /** Language of the mail. */
  language: InterfaceLanguage;
}

export interface IssuedCode {
  code: string;
  outcome: MailOutcome;
}

/**
 * Stores a new code and mails it. A mail that could not be sent does not count against the address's budget.
 * @param stored the address as read; read again (1 read unit) after a concurrent send. An address without codes and account may
 * be that of an erased account, whose sends count (0.5 read units)
 * @throws HttpError 429 when the address's budget is used up
 */
export async function issueCode(recipient: Recipient, stored: StoredEmail, now: EpochMs): Promise<IssuedCode> {
  const { email, purpose, language } = recipient;
  const code = newCode();
  await storeCode(recipient, code, stored, now);
  if (isDecoy(recipient)) return { code, outcome: 'sent' };
  const outcome = await sendCodeMail(email, { use: useOf(recipient), code, language });
  if (outcome !== 'sent') await returnSend(email, purpose, now);
  return { code, outcome };
}

/**
 * The codes of an address with what an erasure left of its budgets, which an item that a code for admins began does not have.
 * Admins' codes are mailed to active admins only, so that theirs begins anew.
 */
async function withRetainedBudgets(
  email: string,
  purpose: Purpose,
  { account, codes }: StoredEmail,
): Promise<StoredEmail['codes']> {
  if (account || sendListOf(purpose) === 'admin_sends' || sendsIn(codes, 'sends').length > 0) return codes;
  const retained = await readRetainedBudgets(email);
  if (!retained) return codes;
  return { ...retained, ...codes, sends: retained.sends, codes: { ...retained.codes, ...codes?.codes } };
}

const isDecoy = ({ accountId, signupId }: Recipient) => accountId === null && signupId === undefined;

/** Only candidates and recruiters sign up. */
const useOf = ({ purpose, signupId }: Recipient): CodeUse =>
  signupId !== undefined && (purpose === 'candidate' || purpose === 'recruiter') ? `${purpose}_sign_up` : purpose;

async function storeCode(recipient: Recipient, code: string, stored: StoredEmail, now: EpochMs): Promise<void> {
  const { email, purpose, accountId, signupId } = recipient;
  // The digest of a decoy is of a text that is not a code, so that no guess is right.
  const digest = digestOf(purpose, email, isDecoy(recipient) ? `none ${code}` : code);
  let present = stored;
  await retry(
    async (nth) => {
      if (nth > 1) present = await readEmail(email);
      const codes = await withRetainedBudgets(email, purpose, present);
      const wait = secondsUntilSend(sendsIn(codes, sendListOf(purpose)), now);
      if (wait > 0) throw new HttpError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
      return (await putCode(email, codes, { purpose, digest, accountId, signupId }, now)) || undefined;
    },
    { attempts: 8 },
  );
}
