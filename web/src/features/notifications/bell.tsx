import { Popover } from 'radix-ui';
import { useState } from 'react';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Bell as BellIcon } from '#web/ui/icons.ts';
import { NotificationList } from './notification-list.tsx';
import { type Owner, useUnreadCount } from './use-notifications.ts';

const maxShown = 99;

/** The bell with its unread count; opens the list. */
export const Bell = ({ owner }: { owner: Owner }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const unread = useUnreadCount(owner);
  const badge = unread > maxShown ? t('notifications.badgeMost', { most: maxShown }) : formatNumber(unread);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton label={t('notifications.unread', { count: unread })} className="relative">
          <BellIcon className="size-5" aria-hidden="true" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute end-0.5 top-1 min-w-4.5 rounded-full bg-danger px-1 text-center text-[0.6875rem] font-bold leading-4.5 text-card tabular-nums"
            >
              {badge}
            </span>
          )}
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label={t('common.notifications')}
          className="z-30 flex max-h-[min(32rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-1.5rem))] flex-col overflow-hidden rounded-lg border border-line bg-card text-ink shadow-lg shadow-ink/10 animate-rise"
        >
          <NotificationList owner={owner} onFollow={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
