import { useState } from 'react';
import type { AdminProfile } from '#shared/contracts/admin-answers.ts';
import { useT } from '#web/lib/i18n.ts';
import { createPart } from '#web/lib/later.tsx';
import { useOwnId } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ShieldCheck } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import type { ListedAccount } from '../account-state.tsx';
import { StateBadge } from '../account-state.tsx';
import type { RequestedChange } from '../change-account-dialog.tsx';
import { Contact } from '../contact.tsx';
import { useChangeAccount } from '../use-change-account.ts';
import { accountOf } from './use-admins.ts';

// The admins are read before the code of the menus and dialogs is loaded.
const useActionParts = createPart(async () => {
  const [{ AccountMenu }, { ChangeAccountDialog }] = await Promise.all([
    import('../account-menu.tsx'),
    import('../change-account-dialog.tsx'),
  ]);
  return { AccountMenu, ChangeAccountDialog };
});

const Who = ({ admin: { id, name, role, company_name } }: { admin: AdminProfile }) => {
  const t = useT();
  const isMaster = role === 'master_admin';
  return (
    <>
      <span className="block text-base font-semibold md:text-sm">
        <bdi>{name}</bdi>
      </span>
      {company_name && <span className="block">{company_name}</span>}
      <span className="mt-1 flex flex-wrap items-center gap-2">
        <Badge tone={isMaster ? 'accent' : 'primary'}>
          {isMaster && <ShieldCheck className="size-3.5" aria-hidden="true" />}
          <span>{t(isMaster ? 'adminManagement.master' : 'adminManagement.admin')}</span>
        </Badge>
        <span className="text-xs text-soft tabular-nums">{t('admin.recruiters.id', { id: String(id) })}</span>
      </span>
    </>
  );
};

/** Admins with their actions. The user's own account has none: another master admin has to change it. */
export const AdminTable = ({
  admins,
  onChanged,
}: {
  admins: readonly AdminProfile[];
  onChanged: (account: ListedAccount) => void;
}) => {
  const t = useT();
  const ownId = useOwnId();
  const changing = useChangeAccount(onChanged);
  const parts = useActionParts();
  const [requested, setRequested] = useState<RequestedChange>();
  const actions = (admin: AdminProfile) => {
    const account = accountOf(admin);
    if (admin.id === ownId) return <span className="text-soft">{t('adminManagement.you')}</span>;
    if (!parts) return <Skeleton className="h-11 w-full sm:h-9 md:w-28" />;
    return (
      <parts.AccountMenu
        account={account}
        busy={changing.isProcessing(account)}
        onChange={(change) =>
          change === 'reactivate' ? changing.change(account, change) : setRequested({ account, change })
        }
      />
    );
  };
  return (
    <>
      <Table
        caption={t('adminManagement.list')}
        rows={admins}
        rowKey={({ id }) => id}
        columns={[
          { key: 'admin', header: t('adminManagement.admin'), stacked: true, cell: (admin) => <Who admin={admin} /> },
          {
            key: 'contact',
            header: t('adminUsers.column.contact'),
            stacked: true,
            cell: (admin) => <Contact of={admin} />,
          },
          {
            key: 'status',
            header: t('adminUsers.column.status'),
            cell: (admin) => <StateBadge of={accountOf(admin)} />,
          },
          { key: 'actions', header: t('adminUsers.actions'), stacked: true, align: 'end', cell: actions },
        ]}
      />
      {parts && requested && (
        <parts.ChangeAccountDialog requested={requested} changing={changing} onClose={() => setRequested(undefined)} />
      )}
    </>
  );
};
