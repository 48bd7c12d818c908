// One stored item for each shape that a deployment ever wrote, oldest first. Only tests read them.

const card = {
  id: 'candidate-7-moqxyz01_oldEvent1',
  kind: 'shortlisted',
  values: { job_title: 'Interpreter', company_name: 'Lima Languages' },
  link: null,
  created_at: '2026-05-01T10:00:00.000Z',
};

/** From before notifications were found by whom they name, and before duplicates were counted. */
export const firstNotificationItem = {
  PK: 'INBOX#candidate#7',
  SK: 'NOTIFICATION#2026-05-01T10:00:00.000Z#oldEvent1',
  entity: 'notification',
  schema_version: 1,
  card,
  number: 1,
};

/** From when the notification itself said that its mail was sent. */
export const mailedNotificationItem = {
  ...firstNotificationItem,
  GSI1PK: 'NOTIFICATIONS#ABOUT#RECRUITER#3',
  GSI1SK: '2026-05-01T10:00:00.000Z#oldEvent1',
  number: 2,
  read_at: '2026-05-01T11:00:00.000Z',
  mailed_at: '2026-05-01T10:00:02.000Z',
};

export const notificationItem = {
  ...firstNotificationItem,
  GSI1PK: 'NOTIFICATIONS#ABOUT#RECRUITER#3',
  GSI1SK: '2026-05-01T10:00:00.000Z#group1234',
  card: { ...card, count: 3 },
  number: 3,
  sender: 'recruiter-3',
  repeats: { since: '2026-05-01T09:00:00.000Z', latest: 'event56789' },
};

/** From before all notifications of an inbox could be marked as read together. */
export const firstInboxItem = {
  PK: 'INBOX#candidate#7',
  SK: 'UNREAD',
  entity: 'unread',
  schema_version: 1,
  unread_count: 1,
  last_number: 3,
};

export const inboxItem = { ...firstInboxItem, read_through: 2 };

export const groupItem = {
  PK: 'INBOX#candidate#7',
  SK: 'GROUP#group1234',
  entity: 'notification_group',
  schema_version: 1,
  at: '2026-05-01T10:00:00.000Z',
  expires_at: 1_777_800_000,
};
