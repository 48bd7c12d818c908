import { later, whenDone } from '#web/lib/later.tsx';
import { useSession } from '#web/lib/use-session.ts';

const Bell = later(async () => (await import('./bell.tsx')).Bell, {
  texts: ['notifications'],
  when: whenDone,
  waiting: <span className="size-11" />,
  optional: true,
});

/** The bell with the unread count in the header of signed-in users. Loads after the screen. */
export const NotificationBell = () => {
  const session = useSession();
  return session && <Bell key={session.token} owner={{ type: session.userType, id: session.user.id }} />;
};
