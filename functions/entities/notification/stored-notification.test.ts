import { expect, test } from 'vitest';
import {
  firstInboxItem,
  firstNotificationItem,
  groupItem,
  inboxItem,
  mailedNotificationItem,
  notificationItem,
} from './fixtures.ts';
import { isRead, parseGroupTime, parseInbox, parseNotification } from './stored-notification.ts';

test('a notification is read with its duplicates and its sender', () => {
  const { card, number, sender, repeats } = notificationItem;
  expect(parseNotification(notificationItem)).toEqual({ summary: card, number, sender, repeats });
});

test('a notification from before senders and duplicates belongs to the portal, and no duplicate is added to it', () => {
  const { card, number } = firstNotificationItem;
  expect(parseNotification(firstNotificationItem)).toEqual({ summary: card, number, sender: 'portal' });
});

test('a notification that recorded its own mail is read without that field', () => {
  const { card, number, read_at } = mailedNotificationItem;
  expect(parseNotification(mailedNotificationItem)).toEqual({ summary: card, number, read_at, sender: 'portal' });
});

test('an inbox without an item counts from 0', () => {
  expect(parseInbox(inboxItem)).toEqual({ unread_count: 1, last_number: 3, read_through: 2 });
  expect(parseInbox(firstInboxItem)).toEqual({ unread_count: 1, last_number: 3, read_through: 0 });
  expect(parseInbox(undefined)).toEqual({ unread_count: 0, last_number: 0, read_through: 0 });
});

test('a group has the time of its latest notification', () => {
  expect(parseGroupTime(groupItem)).toBe('2026-05-01T10:00:00.000Z');
});

test('a notification is marked as read individually, or with all others up to a number', () => {
  const all = [firstNotificationItem, mailedNotificationItem, notificationItem].map(parseNotification);
  const areRead = (inbox: object) => all.map((each) => isRead(each, parseInbox(inbox)));
  expect(areRead(firstInboxItem)).toEqual([false, true, false]);
  expect(areRead(inboxItem)).toEqual([true, true, false]);
});

test('an item of another entity is refused', () => {
  expect(() => parseNotification({ ...notificationItem, number: undefined })).toThrow();
});
