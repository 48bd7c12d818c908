import type { NewNotification } from '#functions/entities/notification/notification-store.ts';
import type { Effect } from './effect.ts';

/** What a notification says; its time and number follow from the change. */
export type Content = Pick<NewNotification, 'kind' | 'values' | 'link' | 'about'>;

/**
 * The effect that tells somebody.
 * @param at ISO 8601 in UTC
 */
export const tell = (kind: 'candidate' | 'recruiter', id: number, content: Content, at: string): Effect[] => [
  { kind: 'notification', to: { kind, id }, notification: { ...content, at } },
];
