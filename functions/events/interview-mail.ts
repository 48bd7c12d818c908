import { isInUse } from '#functions/entities/account/stored-account.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { isBlocked } from '#functions/entities/candidate/visibility.ts';
import { readInterview } from '#functions/entities/interview/interview-store.ts';
import type { NotificationSummary } from '#functions/entities/notification/stored-notification.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { loadClocks } from '#functions/services/clocks/local-times.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { clockFormat, clockText, zoneText } from '#shared/texts/clock-text.ts';

/**
 * The values of a notification about an interview with what the clocks of both sides show at the agreed time (2.5 read units). Undefined when there
 * is nothing to mail: the interview or a side is gone, the candidate blocks the company, or another change came after the agreement.
 */
export async function withTimes(
  { values }: Pick<NotificationSummary, 'values'>,
  reader: AccountKind,
  language: string,
): Promise<NotificationSummary['values'] | undefined> {
  const found = await readInterview(String(values.interview));
  if (!found) return undefined;
  const { recruiter_id, candidate_id, agreed, state, zones } = found.summary;
  const [candidate, company] = await Promise.all([readCandidate(candidate_id, true), readRecruiter(recruiter_id)]);
  if (!isInUse(candidate?.summary) || !isInUse(company?.summary)) return undefined;
  const { email } = company.summary;
  if (isBlocked(candidate.summary, { kind: 'recruiter', id: recruiter_id, email })) return undefined;
  if (values.step !== 'agreed') return values;
  if (state !== 'agreed' || !agreed) return undefined;
  const clocks = await loadClocks();
  const format = clockFormat(language);
  const shown = (zone: string) => {
    const time = clocks.localTime(agreed, zone);
    return `${clockText(format, time)} (${zoneText(time)})`;
  };
  const { recruiter, candidate: ofCandidate = recruiter } = zones;
  const [own, other] = reader === 'recruiter' ? [recruiter, ofCandidate] : [ofCandidate, recruiter];
  return { ...values, own: shown(own), other: shown(other) };
}
