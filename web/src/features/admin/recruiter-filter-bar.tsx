import type { MessageKey } from '#shared/locales/catalogues.ts';
import { useT } from '#web/lib/i18n.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { type VerificationState, verificationStates } from './recruiter-filter.ts';
import type { useRecruiterFilter } from './use-recruiter-filter.ts';

const labels: Record<VerificationState, MessageKey> = {
  all: 'admin.recruiters.statusAll',
  verified: 'admin.recruiters.verified',
  unverified: 'admin.recruiters.unverified',
};

/** Search and verification filter of the recruiters; both apply immediately. */
export const RecruiterFilterBar = ({ filter, change }: ReturnType<typeof useRecruiterFilter>) => {
  const t = useT();
  return (
    <search aria-label={t('admin.recruiters.filters')} className="mb-2 grid gap-3 sm:grid-cols-[1fr_13rem]">
      <SearchField
        label={t('admin.recruiters.search')}
        placeholder={t('admin.recruiters.searchHint')}
        value={filter.text}
        onChange={(text) => change({ text })}
      />
      <Select
        hideLabel
        label={t('admin.recruiters.status')}
        value={filter.state}
        onChange={(event) => change({ state: event.target.value as VerificationState })}
        options={verificationStates.map((state) => ({ value: state, label: t(labels[state]) }))}
      />
    </search>
  );
};
