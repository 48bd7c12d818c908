import { useT } from '#web/lib/i18n.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { type UserFilter, type UserStatus, userStatuses } from './user-filter.ts';

/** Search, status and checkbox of the users to show; all apply immediately. */
export const UserFilterBar = ({
  filter,
  onChange,
}: {
  filter: UserFilter;
  onChange: (changes: Partial<UserFilter>) => void;
}) => {
  const t = useT();
  return (
    <search
      aria-label={t('adminUsers.filters')}
      className="mb-2 grid items-center gap-x-4 gap-y-3 sm:grid-cols-[1fr_13rem] lg:grid-cols-[1fr_13rem_auto]"
    >
      <SearchField
        label={t('adminUsers.search')}
        placeholder={t('adminUsers.searchHint')}
        value={filter.text}
        onChange={(text) => onChange({ text })}
      />
      <Select
        hideLabel
        label={t('adminUsers.status')}
        value={filter.status}
        onChange={(event) => onChange({ status: event.target.value as UserStatus })}
        options={userStatuses.map((status) => ({
          value: status,
          label: t(status === 'all' ? 'adminUsers.statusAll' : `adminUsers.state.${status}`),
        }))}
      />
      <Checkbox
        label={t('adminUsers.showInactive')}
        checked={filter.showInactive}
        onChange={(event) => onChange({ showInactive: event.target.checked })}
      />
    </search>
  );
};
