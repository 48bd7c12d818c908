import { useQuery } from '@tanstack/react-query';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { useOwnApplications } from '#web/features/applications/use-applications.ts';
import { FirstStepsStrip } from '#web/features/first-steps/first-steps-strip.tsx';
import { useSavedSearches } from '#web/features/saved-searches/use-saved-searches.ts';
import { itemsOf, queryOf } from '#web/lib/query.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { FirstStepsWaiting } from './first-steps-waiting.tsx';

/** The first steps, from what the dashboard has loaded, and the saved searches, which it loads. Without these it stays empty. */
export const FirstStepsPart = (props: { isShort: boolean; onHidden: () => void }) => {
  const id = useOwnId();
  const { data: profile } = useQuery({ ...queryOf(candidateCalls.profile, { params: { id } }), staleTime: 60_000 });
  const applications = itemsOf(useOwnApplications(id).data);
  const { data: searches } = useSavedSearches();
  // A digest is an alert, too: it matters only without a search.
  const digest = useQuery({ ...queryOf(notificationCalls.preferences, {}), enabled: searches?.length === 0 });
  if (!profile || !applications || !searches) return <FirstStepsWaiting />;
  return (
    <FirstStepsStrip
      profile={profile}
      hasApplied={applications.length > 0}
      hasAlert={searches.length > 0 || digest.data?.job_digest === true}
      {...props}
    />
  );
};
