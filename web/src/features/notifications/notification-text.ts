import type { Notification } from '#shared/contracts/notifications.ts';
import type { MessageKey } from '#shared/locales/catalogues.ts';
import { t } from '#web/lib/i18n.ts';

/** The message of a notification; a shortlisting may name the job that it is for. */
export const messageKeyOf = ({ kind, values }: Pick<Notification, 'kind' | 'values'>): MessageKey =>
  kind === 'shortlisted' && values.job_title !== undefined
    ? 'notifications.kind.shortlistedForJob'
    : `notifications.kind.${kind}`;

/** The text of a notification in the reader's language; of a decision about the reader with its rule. */
export const notificationText = (notification: Pick<Notification, 'kind' | 'values'>): string => {
  const text = t(messageKeyOf(notification), notification.values);
  const { rule } = notification.values;
  return rule === undefined ? text : `${text} ${t('notifications.because', { rule })}`;
};

/** How often it happened, as `5 times`; null for a single event. */
export const countText = ({ count = 1 }: Pick<Notification, 'count'>): string | null =>
  count > 1 ? t('notifications.repeated', { count }) : null;

/** Where a notification leads: only paths of this site, null otherwise. */
export const siteLink = (link: string | null): string | null => (link && /^\/(?![/\\])/.test(link) ? link : null);
