import { readMailPreferences } from '#functions/entities/notification/mail-preference-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { notificationCalls } from '#shared/contracts/notifications.ts';

/** Which notifications the caller also gets as mails. */
export const preferences: UseCase<typeof notificationCalls.preferences> = ({ caller }) => readMailPreferences(caller);
