import { searchedBy } from '#shared/domain/saved-searches.ts';
import { dashboardOf } from '#web/config/links.ts';
import { DataCard } from '#web/features/account/data-card.tsx';
import { MailPreferences } from '#web/features/account/mail-preferences.tsx';
import { ProfileFacts } from '#web/features/account/profile-facts.tsx';
import { SignInCard } from '#web/features/account/sign-in-card.tsx';
import { SavedSearchList } from '#web/features/alerts/saved-search-list.tsx';
import { SearchNotice } from '#web/features/alerts/search-notice.tsx';
import { PortableCard } from '#web/features/portable/lazy-portable.tsx';
import { FilterList } from '#web/features/search-filters/filter-list.tsx';
import { SupportCard } from '#web/features/support/support-contact.tsx';
import { useT } from '#web/lib/i18n.ts';
import type { Session } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

const Account = ({ session: { userType } }: { session: Session }) => {
  const t = useT();
  const owner = userType === 'candidate' || userType === 'recruiter' ? userType : undefined;
  return (
    <>
      <PageHeader title={t('account.pageTitle')} backTo={dashboardOf[userType]} />
      <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)]">
        <ProfileFacts userType={userType} />
        <div className="space-y-5 sm:space-y-6">
          <SignInCard />
          {owner && (
            <>
              <SavedSearchList
                kind={searchedBy(owner)}
                summaryOf={({ kind, filters }) => <FilterList kind={kind} filters={filters} />}
                notice={owner === 'recruiter' && <SearchNotice />}
              />
              <MailPreferences owner={owner} />
              {owner === 'candidate' && <PortableCard />}
              <DataCard owner={owner} />
            </>
          )}
          <SupportCard />
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
