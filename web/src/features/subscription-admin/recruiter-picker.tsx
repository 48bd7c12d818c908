import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCalls } from '#shared/contracts/admin.ts';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf, pagesOf } from '#web/lib/query.ts';
import { recruiterChoice } from '#web/lib/recruiter-choice.ts';
import { type Choice, type Found, Picker } from '#web/ui/picker.tsx';

const maxShown = 5;

/** The recruiters that match, or the newest without a keyword. */
const useRecruiters = (keyword: string): Found => {
  const { data, isError } = useInfiniteQuery(
    pagesOf(adminCalls.recruiters, { query: { limit: maxShown, ...(keyword && { keyword }) } }),
  );
  const choices = itemsOf(data)?.slice(0, maxShown).map(recruiterChoice);
  return { choices, isError, isSearched: true };
};

/** Finds a recruiter by name, company, e-mail address or id. */
export const RecruiterPicker = ({
  chosen,
  onChoose,
  error,
}: {
  chosen: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
  error: string | undefined;
}) => {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const found = useRecruiters(keyword.trim());
  return (
    <Picker
      keyword={keyword}
      onKeyword={setKeyword}
      found={found}
      chosen={chosen}
      onChoose={onChoose}
      error={error}
      texts={{
        label: t('subscriptionAdmin.column.recruiter'),
        hint: t('subscriptionAdmin.pick.hint'),
        matches: t('subscriptionAdmin.pick.matches'),
        found: (count) => t('subscriptionAdmin.pick.found', { count }),
        failed: t('subscriptionAdmin.pick.failed'),
        byId: (id) => t('subscriptionAdmin.pick.byId', { id }),
        id: (id) => t('subscriptionAdmin.id', { id }),
        change: t('subscriptionAdmin.pick.change'),
      }}
    />
  );
};
