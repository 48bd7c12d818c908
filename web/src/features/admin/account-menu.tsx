import type { ReactNode } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button, inElement } from '#web/ui/button.tsx';
import { ChevronDown, RotateCcw, Trash2, UserRoundX } from '#web/ui/icons.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { type AccountChange, changesOf, type ListedAccount, stateOf } from './account-state.tsx';

const icons: Record<AccountChange, ReactNode> = {
  deactivate: <UserRoundX className="size-4" aria-hidden="true" />,
  reactivate: <RotateCcw className="size-4" aria-hidden="true" />,
  delete: <Trash2 className="size-4" aria-hidden="true" />,
  erase: <Trash2 className="size-4" aria-hidden="true" />,
};

/** The actions on a listed account; `children` are entries before the changes of its state. */
export const AccountMenu = ({
  account,
  busy,
  onChange,
  children,
}: {
  account: ListedAccount;
  busy: boolean;
  onChange: (change: AccountChange) => void;
  children?: ReactNode;
}) => {
  const t = useT();
  return (
    <Menu
      trigger={
        <Button
          size="sm"
          variant="secondary"
          className="w-full whitespace-nowrap md:w-auto"
          loading={busy}
          aria-label={t('adminUsers.actionsFor', { name: account.name })}
        >
          <span>{t('adminUsers.actions')}</span>
          <ChevronDown className="size-4" aria-hidden="true" />
        </Button>
      }
    >
      {inElement(children)}
      {changesOf[stateOf(account)].map((change) => (
        <MenuItem
          key={change}
          icon={icons[change]}
          danger={change === 'delete' || change === 'erase'}
          onSelect={() => onChange(change)}
        >
          {t(`adminUsers.change.${change}`)}
        </MenuItem>
      ))}
    </Menu>
  );
};
