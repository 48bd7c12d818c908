import { useState } from 'react';
import type { ListedRecruiter } from '#shared/contracts/admin-lists.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { ShieldCheck, ShieldOff, UserRound } from '#web/ui/icons.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { Table } from '#web/ui/table.tsx';
import { AccountMenu } from '../account-menu.tsx';
import { accountKey, type ListedAccount, stateOf } from '../account-state.tsx';
import { ChangeAccountDialog, type RequestedChange } from '../change-account-dialog.tsx';
import { Contact } from '../contact.tsx';
import { UnverifyDialog } from '../unverify-dialog.tsx';
import { useChangeAccount } from '../use-change-account.ts';
import { useVerification } from '../use-verification.ts';
import { StatusBadges, TypeBadge } from './user-badges.tsx';
import { UserDetails } from './user-details.tsx';
import type { ListedUser } from './user-filter.ts';

const Who = ({ user }: { user: ListedUser }) => {
  const t = useT();
  return (
    <>
      <span className="md:flex md:max-w-96 md:items-baseline md:gap-2">
        <span className="block text-base font-semibold md:max-w-60 md:shrink-0 md:truncate md:text-sm">
          <bdi>{user.name}</bdi>
        </span>
        {user.type === 'recruiter' && <span className="block text-soft md:truncate">{user.company_name}</span>}
      </span>
      <span className="mt-1 flex flex-wrap items-center gap-2 md:mt-0 md:flex-nowrap md:whitespace-nowrap">
        <TypeBadge type={user.type} />
        <span className="text-xs text-soft tabular-nums">
          {t('adminUsers.idAndDate', { id: String(user.id), date: formatDate(user.created_at) })}
        </span>
      </span>
    </>
  );
};

const VerifyItem = ({ recruiter, onSelect }: { recruiter: ListedRecruiter; onSelect: () => void }) => {
  const t = useT();
  const Icon = recruiter.verified ? ShieldOff : ShieldCheck;
  return (
    <MenuItem icon={<Icon className="size-4" aria-hidden="true" />} onSelect={onSelect}>
      {t(recruiter.verified ? 'admin.recruiters.unverify' : 'admin.recruiters.verify')}
    </MenuItem>
  );
};

/** Candidates and recruiters with their contact details and state, and a menu of actions for each. */
export const UserTable = ({
  users,
  onChanged,
}: {
  users: readonly ListedUser[];
  onChanged: (account: ListedAccount) => void;
}) => {
  const t = useT();
  const verification = useVerification();
  const changing = useChangeAccount(onChanged);
  const [viewed, setViewed] = useState<ListedUser>();
  const [requested, setRequested] = useState<RequestedChange>();
  const [unverifying, setUnverifying] = useState<ListedRecruiter>();
  const isBusy = (user: ListedUser) =>
    changing.isProcessing(user) || (user.type === 'recruiter' && verification.isProcessing(user.id));
  const actions = (user: ListedUser) => (
    <AccountMenu
      account={user}
      busy={isBusy(user)}
      onChange={(change) =>
        change === 'reactivate' ? changing.change(user, change) : setRequested({ account: user, change })
      }
    >
      <MenuItem icon={<UserRound className="size-4" aria-hidden="true" />} onSelect={() => setViewed(user)}>
        {t('adminUsers.view')}
      </MenuItem>
      {user.type === 'recruiter' && !user.works_in && stateOf(user) !== 'deleted' && (
        <VerifyItem
          recruiter={user}
          onSelect={() => (user.verified ? setUnverifying(user) : verification.setVerified(user, true))}
        />
      )}
    </AccountMenu>
  );
  return (
    <>
      <Table
        caption={t('adminUsers.pageTitle')}
        rows={users}
        rowKey={accountKey}
        isDense
        columns={[
          { key: 'user', header: t('adminUsers.column.user'), stacked: true, cell: (user) => <Who user={user} /> },
          {
            key: 'contact',
            header: t('adminUsers.column.contact'),
            stacked: true,
            cell: (user) => <Contact of={user} isDense />,
          },
          { key: 'status', header: t('adminUsers.column.status'), cell: (user) => <StatusBadges user={user} /> },
          { key: 'actions', header: t('adminUsers.actions'), stacked: true, align: 'end', cell: actions },
        ]}
      />
      {viewed && <UserDetails user={viewed} onClose={() => setViewed(undefined)} />}
      {requested && (
        <ChangeAccountDialog requested={requested} changing={changing} onClose={() => setRequested(undefined)} />
      )}
      <UnverifyDialog
        recruiter={unverifying}
        onClose={() => setUnverifying(undefined)}
        onConfirm={(recruiter, stated) => verification.setVerified(recruiter, false, stated)}
      />
    </>
  );
};
