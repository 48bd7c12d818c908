import { Link } from 'react-router-dom';
import type { Notification } from '#shared/contracts/notifications.ts';
import type { NotificationKind } from '#shared/domain/notification-kinds.ts';
import { formatRelative } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePlanNames } from '#web/lib/plan-texts.ts';
import { IconButton } from '#web/ui/button.tsx';
import {
  BadgeAlert,
  BadgeCheck,
  BellRing,
  BriefcaseBusiness,
  CalendarDays,
  Check,
  CircleAlert,
  CreditCard,
  Hourglass,
  type IconComponent,
  ListChecks,
  LockOpen,
  MessageCircle,
  Phone,
  RefreshCw,
  UserRound,
} from '#web/ui/icons.ts';
import { countText, notificationText, siteLink } from './notification-text.ts';

const icons: Record<NotificationKind, IconComponent> = {
  application_received: UserRound,
  application_status_changed: RefreshCw,
  shortlisted: ListChecks,
  recruiter_verified: BadgeCheck,
  contacted: MessageCircle,
  profile_unlocked: LockOpen,
  recruiter_unverified: BadgeAlert,
  subscription_started: CreditCard,
  subscription_ending: Hourglass,
  subscription_ended: CreditCard,
  payment_received: CreditCard,
  payment_failed: CircleAlert,
  payment_refunded: CreditCard,
  refund_failed: CircleAlert,
  refund_to_repeat: CircleAlert,
  job_removed: CircleAlert,
  job_taken_down: CircleAlert,
  job_restored: BriefcaseBusiness,
  account_deactivated: CircleAlert,
  account_deleted: CircleAlert,
  objection_answered: MessageCircle,
  report_decided: Check,
  job_gone: BriefcaseBusiness,
  job_ending: Hourglass,
  job_not_published: CircleAlert,
  answers_due: Hourglass,
  certificate_checked: BadgeCheck,
  certificate_rejected: BadgeAlert,
  languages_attested: BadgeCheck,
  attestation_revoked: BadgeAlert,
  jobs_found: BellRing,
  candidates_found: BellRing,
  job_digest: BellRing,
  message_received: MessageCircle,
  interview_changed: CalendarDays,
  phone_to_check: Phone,
};

/** One notification; following its link also marks it as read. */
export const NotificationItem = ({
  notification,
  onRead,
  onFollow,
}: {
  notification: Notification;
  onRead: () => void;
  onFollow: () => void;
}) => {
  const t = useT();
  const { kind, values, is_read, created_at } = notification;
  const { plan_name: plan } = values;
  const planName = usePlanNames(plan !== undefined);
  // A page that is open since before a release may get a kind that it does not know.
  const Icon = (icons as Partial<typeof icons>)[kind] ?? BellRing;
  const link = siteLink(notification.link);
  const text = notificationText({
    kind,
    values: plan === undefined ? values : { ...values, plan_name: planName(String(plan)) },
  });
  const count = countText(notification);
  const follow = () => {
    if (!is_read) onRead();
    onFollow();
  };
  return (
    <li className={`flex items-start gap-3 px-4 py-3 ${is_read ? '' : 'bg-primary-tint'}`}>
      <Icon className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />
      <div className="min-w-0 flex-1 text-sm wrap-anywhere">
        {!is_read && <span className="sr-only">{`${t('notifications.isUnread')}: `}</span>}
        {link ? (
          <Link to={link} onClick={follow} className="rounded-sm font-semibold hover:underline">
            {text}
          </Link>
        ) : (
          <span className="font-semibold">{text}</span>
        )}
        <p className="text-soft">
          <time dateTime={created_at}>{formatRelative(created_at)}</time>
          {count && <span>{`\u00a0· ${count}`}</span>}
        </p>
      </div>
      {!is_read && (
        <IconButton label={t('notifications.markRead')} className="-my-1.5 -me-2" onClick={onRead}>
          <Check className="size-4" aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
};
