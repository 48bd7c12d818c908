import type { ListedSubscription } from '#shared/contracts/admin-subscriptions.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { BadgeCheck, Info, MoreHorizontal, Pencil, Trash2 } from '#web/ui/icons.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Confirmed, nameOf } from './subscription-parts.tsx';

/** The open dialog. */
export type OpenSubscriptionDialog =
  | { dialog: 'create' }
  | { dialog: 'edit' | 'delete' | 'confirm' | 'details'; subscription: ListedSubscription };

interface Props {
  subscription: ListedSubscription;
  onOpen: (dialog: OpenSubscriptionDialog) => void;
}

/** A button that confirms a pending payment; for a completed one, a label that it is confirmed. */
export const Confirmation = ({ subscription, onOpen }: Props) => {
  const t = useT();
  if (subscription.payment_status === 'completed') return <Confirmed />;
  if (subscription.payment_status === 'failed') return null;
  return (
    <Button
      size="sm"
      className="grow md:grow-0 md:whitespace-nowrap"
      icon={<BadgeCheck className="size-4" aria-hidden="true" />}
      aria-label={t('subscriptionAdmin.confirm.named', { name: nameOf(subscription) })}
      onClick={() => onOpen({ dialog: 'confirm', subscription })}
    >
      {t('subscriptionAdmin.confirm.button')}
    </Button>
  );
};

const SubscriptionMenu = ({ subscription, onOpen }: Props) => {
  const t = useT();
  return (
    <Menu
      trigger={
        <IconButton label={t('subscriptionAdmin.actions', { name: nameOf(subscription) })}>
          <MoreHorizontal className="size-5" aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem
        icon={<Info className="size-4" aria-hidden="true" />}
        onSelect={() => onOpen({ dialog: 'details', subscription })}
      >
        {t('subscriptionAdmin.details.open')}
      </MenuItem>
      <MenuItem
        icon={<Pencil className="size-4" aria-hidden="true" />}
        onSelect={() => onOpen({ dialog: 'edit', subscription })}
      >
        {t('common.edit')}
      </MenuItem>
      <MenuItem
        danger
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onSelect={() => onOpen({ dialog: 'delete', subscription })}
      >
        {t('common.delete')}
      </MenuItem>
    </Menu>
  );
};

/** The actions on a subscription. */
export const SubscriptionActions = (props: Props) => (
  <span className="flex items-center justify-between gap-2 md:justify-end">
    <Confirmation {...props} />
    <span className="ms-auto md:ms-0">
      <SubscriptionMenu {...props} />
    </span>
  </span>
);
