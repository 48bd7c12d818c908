import { DashboardSkeleton } from '#web/features/recruiter-dashboard/dashboard-skeleton.tsx';
import { DashboardWelcome, VerifiedBadge } from '#web/features/recruiter-dashboard/dashboard-welcome.tsx';
import { createPart } from '#web/lib/later.tsx';

// The greeting is painted before the code of everything below it, with the schemas of its calls, is loaded.
const useBody = createPart(
  async () => {
    const { OwnBadge, DashboardBody } = await import('./recruiter-dashboard/dashboard-body.tsx');
    return { OwnBadge, DashboardBody };
  },
  { texts: ['subscriptions', 'jobPostings', 'verification', 'applicants'] },
);

/** The recruiter's dashboard: plan, figures, next tasks and the latest applicants. */
export const Component = () => {
  const body = useBody();
  return (
    <div className="space-y-5 sm:space-y-6">
      <DashboardWelcome badge={body ? <body.OwnBadge /> : <VerifiedBadge verified={undefined} />} />
      {body ? <body.DashboardBody /> : <DashboardSkeleton />}
    </div>
  );
};
