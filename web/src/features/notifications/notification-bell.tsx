/** The bell with the unread count in the header of signed-in people. */
export const NotificationBell = () => null;
