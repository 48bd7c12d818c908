import type { Plan } from '#shared/contracts/subscriptions.ts';
import { useT } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { MoreHorizontal, Pencil, Trash2 } from '#web/ui/icons.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import type { OpenPlanDialog } from './plan-dialogs.tsx';

/** Whether a plan can be bought. */
export const PlanStatus = ({ plan: { is_active } }: { plan: Plan }) => {
  const t = useT();
  return (
    <Badge tone={is_active ? 'success' : 'neutral'}>
      {t(is_active ? 'subscriptionAdmin.active' : 'subscriptionAdmin.inactive')}
    </Badge>
  );
};

/** The actions on a plan. */
export const PlanMenu = ({ plan: { id, name }, onOpen }: { plan: Plan; onOpen: (dialog: OpenPlanDialog) => void }) => {
  const t = useT();
  return (
    <Menu
      trigger={
        <IconButton label={t('subscriptionAdmin.plan.actions', { name })}>
          <MoreHorizontal className="size-5" aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil className="size-4" aria-hidden="true" />} onSelect={() => onOpen({ dialog: 'edit', id })}>
        {t('common.edit')}
      </MenuItem>
      <MenuItem
        danger
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onSelect={() => onOpen({ dialog: 'delete', id })}
      >
        {t('common.delete')}
      </MenuItem>
    </Menu>
  );
};
