import type { DashboardStats } from '#shared/contracts/admin-lists.ts';
import { useT } from '#web/lib/i18n.ts';
import { EmptyState, NoMatch } from '#web/ui/empty-state.tsx';
import { UsersRound } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonTable } from '#web/ui/skeleton.tsx';
import { type LoadErrorTexts, loadErrorText, recruitersErrorTexts } from '../load-errors.ts';
import type { useUsers } from './use-users.ts';
import { isUserFiltered, type UserFilter } from './user-filter.ts';
import { UserTable } from './user-table.tsx';
import { userTotal } from './user-total.ts';

/** Failed loads of users and of recruiters have the same specified texts, except the last one. */
const usersErrorTexts: LoadErrorTexts = { ...recruitersErrorTexts, failed: 'adminUsers.loadFailed' };

interface Props {
  users: ReturnType<typeof useUsers>;
  filter: UserFilter;
  stats: DashboardStats | undefined;
  onClear: () => void;
}

const useSummary = ({ users: { visible, hasNextPage }, filter, stats }: Omit<Props, 'onClear'>): string => {
  const t = useT();
  const total = userTotal(filter, stats);
  const shown = visible.length;
  if (total !== undefined && total >= shown) return t('adminUsers.showing', { shown, total });
  return t(hasNextPage ? 'adminUsers.showingSoFar' : 'adminUsers.showingAll', { count: shown });
};

/** The list of users. */
export const UserResults = (props: Props) => {
  const t = useT();
  const { users, filter, onClear } = props;
  return (
    <ListFrame
      query={users}
      items={users.visible}
      loading={<SkeletonTable rows={8} label={t('adminUsers.loading')} />}
      failed={(error) => loadErrorText(error, usersErrorTexts)}
      summary={useSummary(props)}
      searching={users.isSearching && t('adminUsers.searching')}
      empty={
        isUserFiltered(filter) ? (
          <NoMatch
            title={t('adminUsers.noMatch')}
            text={t('adminUsers.noMatchHint')}
            clear={t('adminUsers.clear')}
            onClear={onClear}
          />
        ) : (
          <EmptyState icon={<UsersRound aria-hidden="true" />} title={t('adminUsers.none')} />
        )
      }
    >
      {(shown) => <UserTable users={shown} onChanged={users.pin} />}
    </ListFrame>
  );
};
