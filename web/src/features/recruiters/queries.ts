import { useQuery } from '@tanstack/react-query';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { call } from '#web/lib/api-client.ts';
import { useOwnId } from '#web/lib/use-own-id.ts';

/** The signed-in recruiter's account with the figures of the dashboard. */
export const useOverview = () => {
  const id = useOwnId();
  return useQuery({
    queryKey: ['recruiters', 'profile', id],
    queryFn: ({ signal }) => call(recruiterCalls.ownProfile, {}, { signal }),
    enabled: id > 0,
  });
};

/** The latest applications to the recruiter's jobs. */
export const useRecentApplications = () => {
  const id = useOwnId();
  return useQuery({
    queryKey: ['applications', 'recent', id],
    queryFn: ({ signal }) => call(applicationCalls.recent, { params: { id } }, { signal }),
    enabled: id > 0,
  });
};
