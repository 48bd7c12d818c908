import type { UseCase } from '#functions/runtime/request.ts';
import type { notificationCalls } from '#shared/contracts/notifications.ts';
import { readMailPreferences } from './mail-preference-store.ts';

/** Which notifications the caller also gets as mails. */
export const preferences: UseCase<typeof notificationCalls.preferences> = ({ caller }) => readMailPreferences(caller);
