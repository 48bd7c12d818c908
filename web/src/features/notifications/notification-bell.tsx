import { Suspense } from 'react';
import { loadCatalogues } from '#web/lib/i18n.ts';
import { lazyWhenIdle } from '#web/lib/lazy-when-idle.ts';
import { useSession } from '#web/lib/use-session.ts';

const Bell = lazyWhenIdle(async () => {
  const [{ Bell: Content }] = await Promise.all([import('./bell.tsx'), loadCatalogues(['notifications'])]);
  return Content;
});

/** The bell with the unread count in the header of signed-in users. Loads after the screen. */
export const NotificationBell = () => {
  const session = useSession();
  if (!session) return null;
  return (
    <Suspense fallback={<span className="size-11" />}>
      <Bell key={session.token} owner={{ type: session.userType, id: session.user.id }} />
    </Suspense>
  );
};
