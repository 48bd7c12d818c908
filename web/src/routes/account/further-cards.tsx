import type { UserType } from '#shared/domain/account-kind.ts';
import { searchedBy } from '#shared/domain/saved-searches.ts';
import { DataCard } from '#web/features/account/data-card.tsx';
import { DecisionsCard } from '#web/features/account/decisions-card.tsx';
import { MailPreferences } from '#web/features/account/mail-preferences.tsx';
import { CurrencyCard } from '#web/features/jobs/currency-card.tsx';
import { SavedSearchList } from '#web/features/saved-searches/saved-search-list.tsx';
import { SearchNotice } from '#web/features/saved-searches/search-notice.tsx';
import { FilterList } from '#web/features/search-filters/filter-list.tsx';
import { SupportCard } from '#web/features/support/support-contact.tsx';
import { PrivacyCard } from '#web/features/visibility/lazy-visibility.tsx';
import { later } from '#web/lib/later.tsx';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';

/** The card of the account screen with import and exports of the profile: for candidates only. */
const PortableCard = later(async () => (await import('#web/features/portable/portable-card.tsx')).PortableCard, {
  texts: ['portable'],
});

/** The choice of a time zone. */
const ZoneCard = later(async () => (await import('#web/features/interviews/zone-card.tsx')).ZoneCard, {
  texts: ['interviews'],
});

const EditSearch = laterDialog(
  async () => (await import('./edit-search.tsx')).EditSearch,
  ['search', 'languageTerms', 'jobs', 'candidateSearch'],
);

const Owned = ({ owner }: { owner: 'candidate' | 'recruiter' }) => (
  <>
    {owner === 'candidate' && <PrivacyCard />}
    <SavedSearchList
      kind={searchedBy(owner)}
      summaryOf={({ kind, filters }) => <FilterList {...{ kind, filters }} />}
      edit={(search, onClose) => <EditSearch {...{ search, onClose }} />}
      notice={owner === 'recruiter' && <SearchNotice />}
    />
    <MailPreferences owner={owner} />
    <DecisionsCard />
    <ZoneCard />
    {owner === 'candidate' && (
      <>
        <CurrencyCard />
        <PortableCard />
      </>
    )}
  </>
);

/** What follows the login on the account's screen. Only candidates and recruiters own searches, and choose mails. */
export const FurtherCards = ({ userType }: { userType: UserType }) => (
  <>
    {(userType === 'candidate' || userType === 'recruiter') && <Owned owner={userType} />}
    <DataCard owner={userType} />
    <SupportCard />
  </>
);
