import { SearchX, UsersRound } from 'lucide-react';
import type { DashboardStats } from '#shared/contracts/admin.ts';
import { useT } from '#web/lib/i18n.ts';
import { useOnceTrue } from '#web/lib/use-once-true.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { loadErrorText } from '../load-errors.ts';
import { MoreRows } from '../more-rows.tsx';
import { TableSkeleton } from '../table-skeleton.tsx';
import type { useUsers } from './use-users.ts';
import { isUserFiltered, type UserFilter } from './user-filter.ts';
import { UserTable } from './user-table.tsx';
import { userTotal } from './user-total.ts';
import { usersErrorTexts } from './users-error-texts.ts';

interface Props {
  users: ReturnType<typeof useUsers>;
  filter: UserFilter;
  stats: DashboardStats | undefined;
  onClear: () => void;
}

const Summary = ({ users: { visible, isSearching, hasNextPage }, filter, stats }: Omit<Props, 'onClear'>) => {
  const t = useT();
  const total = userTotal(filter, stats);
  const shown = visible.length;
  const found = t(hasNextPage ? 'adminUsers.showingSoFar' : 'adminUsers.showingAll', { count: shown });
  return (
    <p role="status" className="mb-3 text-sm text-soft">
      <span>{total === undefined || total < shown ? found : t('adminUsers.showing', { shown, total })}</span>
      {isSearching && <span>{`\u00a0· ${t('adminUsers.searching')}`}</span>}
    </p>
  );
};

const Empty = ({ onClear }: { onClear: (() => void) | undefined }) => {
  const t = useT();
  if (!onClear) return <EmptyState icon={<UsersRound aria-hidden="true" />} title={t('adminUsers.none')} />;
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={t('adminUsers.noMatch')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('adminUsers.clear')}
        </Button>
      }
    >
      {t('adminUsers.noMatchHint')}
    </EmptyState>
  );
};

/** The list of users in all its states. A failed load empties it; a failed further page does not. */
export const UserResults = ({ users, filter, stats, onClear }: Props) => {
  const t = useT();
  const isShown = useOnceTrue(!users.isPending);
  if (users.isPending || !isShown) return <TableSkeleton rows={8} label={t('adminUsers.loading')} />;
  if (users.isFirstLoadError) {
    return (
      <ErrorState title={loadErrorText(users.error, usersErrorTexts)} query={{ ...users, refetch: users.reload }} />
    );
  }
  const isEmpty = users.visible.length === 0 && !users.isSearching;
  return (
    <>
      <Summary users={users} filter={filter} stats={stats} />
      {users.visible.length > 0 && <UserTable users={users.visible} onChanged={users.keep} />}
      {isEmpty && <Empty onClear={isUserFiltered(filter) ? onClear : undefined} />}
      <MoreRows {...users} texts={usersErrorTexts} />
    </>
  );
};
