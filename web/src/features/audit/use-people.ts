import { useInfiniteQuery } from '@tanstack/react-query';
import { adminCalls } from '#shared/contracts/admin.ts';
import { includesSpelled, spell } from '#shared/domain/spelled-text.ts';
import { itemsOf, pagesOf } from '#web/lib/query.ts';
import { recruiterChoice } from '#web/lib/recruiter-choice.ts';
import type { Choice, Found } from '#web/ui/picker.tsx';
import type { AuditTarget } from './filters.ts';
import { useAdminNames } from './use-admin-names.ts';

/** The targets that are people, whom the filter finds by name. */
export type PersonType = Extract<AuditTarget, 'candidate' | 'recruiter' | 'admin'>;

export const isPerson = (type: AuditTarget | ''): type is PersonType =>
  type === 'candidate' || type === 'recruiter' || type === 'admin';

const maxShown = 5;

const queryOf = (keyword: string) => ({ query: { limit: maxShown, include_deleted: true, keyword } });

const useCandidates = (keyword: string, isSearched: boolean) => {
  const { data, isError } = useInfiniteQuery({
    ...pagesOf(adminCalls.candidates, queryOf(keyword)),
    enabled: isSearched,
  });
  return { choices: itemsOf(data)?.map(({ id, name, email }): Choice => ({ id, name, detail: email })), isError };
};

const useRecruiters = (keyword: string, isSearched: boolean) => {
  const { data, isError } = useInfiniteQuery({
    ...pagesOf(adminCalls.recruiters, queryOf(keyword)),
    enabled: isSearched,
  });
  return { choices: itemsOf(data)?.map(recruiterChoice), isError };
};

/** All admins are known anyway: their names are in the entries. */
const useAdmins = (keyword: string) => {
  const { admins } = useAdminNames();
  const sought = spell(keyword);
  const choices = admins
    .filter(({ name, email }) => [name, email].some((text) => includesSpelled(text, sought)))
    .map(({ id, name, email }): Choice => ({ id, name, detail: email }));
  return { choices, isError: false };
};

/** People of a kind whose name, company or e-mail address matches, deactivated and deleted ones too. */
export const usePeople = (type: PersonType, keyword: string): Found => {
  const isSearched = keyword !== '';
  const lists = {
    candidate: useCandidates(keyword, isSearched && type === 'candidate'),
    recruiter: useRecruiters(keyword, isSearched && type === 'recruiter'),
    admin: useAdmins(keyword),
  };
  const { choices, isError } = lists[type];
  return { choices: choices?.slice(0, maxShown), isError, isSearched };
};
