import { parseAdmin } from '#functions/entities/admin/stored-admin.ts';
import { parseCandidate } from '#functions/entities/candidate/stored-candidate.ts';
import { notifyOnce, wasNotified } from '#functions/entities/notification/notify-once.ts';
import { parseRecruiter } from '#functions/entities/recruiter/stored-recruiter.ts';
import { accountKinds } from '#shared/domain/account-kind.ts';
import { readPhone } from '#shared/domain/phones/read-phone.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { allItems } from './all-items.ts';

const parsers = { candidate: parseCandidate, recruiter: parseRecruiter, admin: parseAdmin };
type Kind = keyof typeof parsers;

/** Where the owner changes the number. */
const formOf: Record<Kind, string> = {
  candidate: '/candidate/profile?mode=edit',
  recruiter: '/account?edit=details',
  admin: '/account?edit=details',
};

export interface PhoneCounts {
  /** Active accounts whose number is not valid, by kind. */
  invalid: Record<Kind, number>;
  /** Those whose owner is notified to check it, now or, in a dry run, by the next run. */
  notified: number;
  /** Those whose owner was notified by an earlier run. */
  notifiedBefore: number;
}

/** Whether a stored number is valid as it is stored: one whose trunk prefix can be left out may have lost its end. */
const isRight = (phone: string): boolean => {
  const found = readPhone(phone);
  return 'number' in found && found.number === phone;
};

/**
 * Finds active accounts whose telephone number cannot be right, as those from when forms took ten digits, and notifies each owner
 * once to check it (1 read unit for each 4 KB of the table and for each number found, 8 write units for each notification).
 * No number is changed, nor leaves this function.
 * @param isDryRun only counts
 */
export async function checkPhones(isDryRun: boolean, now: EpochMs): Promise<PhoneCounts> {
  const counts: PhoneCounts = { invalid: { candidate: 0, recruiter: 0, admin: 0 }, notified: 0, notifiedBefore: 0 };
  for await (const item of allItems()) {
    const kind = accountKinds.find((each) => each === item.entity);
    if (!kind) continue;
    const { id, phone, state } = parsers[kind](item).summary;
    if (state !== 'active' || isRight(phone)) continue;
    counts.invalid[kind] += 1;
    const to = { kind, id };
    const content = { kind: 'phone_to_check', values: {}, link: formOf[kind], at: toIso(now) } as const;
    const isNew = isDryRun ? !(await wasNotified(to, content.kind)) : await notifyOnce(to, content);
    counts[isNew ? 'notified' : 'notifiedBefore'] += 1;
  }
  return counts;
}
