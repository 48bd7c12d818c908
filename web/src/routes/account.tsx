import { dashboardOf } from '#web/config/links.ts';
import { ProfileFacts } from '#web/features/account/profile-facts.tsx';
import { SignInCard } from '#web/features/account/sign-in-card.tsx';
import { SupportEnd } from '#web/features/support/support-contact.tsx';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import type { Session } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';
import { afterPaint } from '#web/lib/when.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

// The first cards are painted before the code of those below them is loaded.
const FurtherCards = later(async () => (await import('./account/further-cards.tsx')).FurtherCards, {
  texts: ['savedSearches', 'jobs', 'search', 'languageTerms'],
  when: afterPaint,
  waiting: <Skeleton className="h-64" />,
});

const Account = ({ session: { userType } }: { session: Session }) => {
  const t = useT();
  return (
    <>
      <PageHeader title={t('account.pageTitle')} backTo={dashboardOf[userType]} />
      <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)]">
        <ProfileFacts userType={userType} support={<SupportEnd />} />
        <div className="space-y-5 sm:space-y-6">
          <SignInCard />
          <FurtherCards userType={userType} />
        </div>
      </div>
    </>
  );
};

/** Everything that the signed-in person decides about their account. */
export const Component = () => {
  const session = useSession();
  return session && <Account session={session} />;
};
