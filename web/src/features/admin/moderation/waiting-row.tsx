import type { WaitingRecruiter } from '#shared/contracts/moderation.ts';
import { dayMs, toEpochMs } from '#shared/domain/time.ts';
import { formatDate } from '#web/lib/format.ts';
import { t } from '#web/lib/i18n.ts';
import type { PersonRowContent } from '#web/ui/person-row.tsx';
import { PhoneNumber } from '#web/ui/phone-number.tsx';

/** Names a waiting recruiter in the address. */
export const keyOf = ({ id }: WaitingRecruiter): string => `${id}`;

/** For how many whole days a recruiter has been waiting. */
export const waitingText = ({ waiting_since }: WaitingRecruiter): string =>
  t('moderation.recruiters.waiting', {
    days: Math.max(0, Math.floor((Date.now() - toEpochMs(waiting_since)) / dayMs)),
  });

/** A waiting recruiter in a line, by the company as everywhere in the queue. */
export const waitingRow = (recruiter: WaitingRecruiter): PersonRowContent => {
  const { name, company_name, email, phone, location, address, waiting_since, total_jobs } = recruiter;
  return {
    name: company_name,
    subtitle: name,
    languages: (
      <>
        <span className="block truncate">
          <bdi dir="ltr">{email}</bdi>
        </span>
        <span className="block truncate text-soft">
          <PhoneNumber>{phone}</PhoneNumber>
        </span>
      </>
    ),
    place: location || address || name,
    state: t('moderation.recruiters.jobs', { count: total_jobs }),
    since: (
      <time dateTime={waiting_since} title={formatDate(waiting_since)}>
        {waitingText(recruiter)}
      </time>
    ),
  };
};
