import type { SubscriptionStatus } from '#shared/contracts/subscriptions.ts';
import { daysUntil, usagePercent } from '#shared/domain/subscription-rules.ts';
import { epochMs } from '#shared/domain/time.ts';
import { toCsv } from '#web/lib/csv.ts';
import { download, fileDate } from '#web/lib/download.ts';
import { t } from '#web/lib/i18n.ts';

/** Downloads a subscription as a CSV file of one row; dates are ISO 8601. */
export const exportDetails = (
  { name, email, company, plan }: { name: string; email: string; company: string; plan: string | null },
  status: SubscriptionStatus,
  now: Date,
): void => {
  const { candidates_viewed: viewed, candidate_limit: limit, subscription_end_date: end } = status;
  const cells = [
    [t('payments.details.name'), name],
    [t('payments.details.email'), email],
    [t('payments.details.company'), company],
    [t('payments.details.plan'), plan ?? t('payments.details.noPlan')],
    [
      t('payments.details.status'),
      t(status.has_active_subscription ? 'subscriptions.status.active' : 'subscriptions.status.inactive'),
    ],
    [t('payments.details.viewed'), viewed],
    [t('payments.details.limit'), limit],
    [t('payments.details.remaining'), status.remaining_candidates],
    [t('payments.details.used'), usagePercent(viewed, limit)],
    [t('payments.details.expires'), end],
    [
      t('payments.details.daysLeft'),
      end === null ? (status.waiting_days ?? null) : daysUntil(end, epochMs(now.getTime())),
    ],
  ] as const;
  const csv = toCsv(
    cells.map(([header]) => header),
    [cells.map(([, value]) => value)],
  );
  download(`subscription_details_${fileDate(now)}.csv`, csv, 'text/csv;charset=utf-8');
};
