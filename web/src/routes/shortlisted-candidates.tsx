import { useCallback } from 'react';
import { applicationCalls } from '#shared/contracts/applications.ts';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { pipelineStates } from '#shared/domain/hiring-statuses.ts';
import { comparedOf } from '#shared/domain/languages/language-requirement.ts';
import { isAllowed } from '#web/config/access.ts';
import { dashboardOf, linkTo, type SignInState } from '#web/config/links.ts';
import { routes } from '#web/config/routes.ts';
import { RowLanguages } from '#web/features/languages/row-languages.tsx';
import { CandidateMatchBadge } from '#web/features/matches/candidate-match.tsx';
import { useComparableJobs, useOwnJobs } from '#web/features/matches/compare-select.tsx';
import { ListChips, ListFilters, NoneMatches } from '#web/features/search-filters/list-filters.tsx';
import { useListFilters } from '#web/features/search-filters/use-list-filters.ts';
import { EntryList } from '#web/features/shortlist/entry-list.tsx';
import { Figures } from '#web/features/shortlist/figures.tsx';
import type { ProfileDialogProps } from '#web/features/shortlist/open-dialog.ts';
import { useIsShortlistFetching } from '#web/features/shortlist/queries.ts';
import { SyncButton } from '#web/features/shortlist/sync-button.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { itemsOf } from '#web/lib/query.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { useRefreshPairs } from '#web/lib/use-refresh-pairs.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Columns3, List, ShieldAlert } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { May } from '#web/ui/may.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { SkeletonStrip } from '#web/ui/skeleton.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';

const AccessDenied = ({ home }: { home: string }) => {
  const t = useT();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center py-16 text-center">
      <ShieldAlert className="size-10 text-danger" aria-hidden="true" />
      <h1 className="mt-4 text-3xl">{t('shortlist.denied.title')}</h1>
      <p className="mt-2 text-lg text-soft">{t('shortlist.denied.text')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={linkTo('recruiterLogin')} state={{ from: { path: linkTo('shortlist') } } satisfies SignInState}>
          {t('shortlist.denied.login')}
        </ButtonLink>
        <ButtonLink to={home} variant="secondary">
          {t('common.nav.dashboard')}
        </ButtonLink>
      </div>
    </div>
  );
};

/** How the shortlist is shown: one below the other with all details, or in columns by status. */
const views = { list: List, board: Columns3 };
type View = keyof typeof views;

/** View and filters as the address says. The board shows all statuses. */
const useShownPart = () => {
  const t = useT();
  const { params, change } = useQueryParams();
  const view: View = params.get('view') === 'board' ? 'board' : 'list';
  const states = pipelineStates.map((value) => ({ value, label: t(`shortlist.status.${value}`) }));
  const filters = useListFilters(view === 'list' ? states : [], {
    jobs: itemsOf(useOwnJobs().data) ?? [],
    hasLabels: true,
  });
  return {
    view,
    setView: (next: View) => change({ view: next === 'board' ? next : undefined, status: undefined, open: undefined }),
    filters,
  };
};

const EntryProfile = laterDialog(async () => (await import('./shortlisted-candidates/entry-profile.tsx')).EntryProfile);
const profileDialog = (props: ProfileDialogProps) => <EntryProfile {...props} />;

const Board = later(async () => (await import('#web/features/shortlist/board.tsx')).Board, {
  waiting: <SkeletonStrip />,
});

const OpenedEntry = laterDialog(
  async () => (await import('./shortlisted-candidates/opened-entry.tsx')).OpenedEntry,
  ['labels'],
);

const EntriesBulk = later(async () => (await import('./shortlisted-candidates/entries-bulk.tsx')).EntriesBulk, {
  texts: ['bulk', 'notifications', 'applicants', 'labels'],
});

const Pipeline = () => {
  const t = useT();
  const { view, setView, filters } = useShownPart();
  const refresh = useRefreshPairs();
  const { verified } = useVerified();
  const isFetching = useIsShortlistFetching();
  EntryProfile.usePreload();
  OpenedEntry.usePreload();
  EntriesBulk.usePreload();
  Board.usePreload();
  const jobs = useComparableJobs();
  const badgeOf = useCallback(
    ({ job, candidate }: ShortlistEntry, isShort: boolean) => {
      const compared = jobs.find(({ id }) => id === job?.id);
      return compared && <CandidateMatchBadge {...{ candidate, isShort }} requirements={comparedOf(compared)} />;
    },
    [jobs],
  );
  const rowParts = useCallback(
    (entry: ShortlistEntry) => ({
      badge: badgeOf(entry, true),
      languages: <RowLanguages of={entry.candidate} />,
    }),
    [badgeOf],
  );
  const switchView = (
    <ViewSwitch
      label={t('shortlist.view.label')}
      view={view}
      onChange={setView}
      options={(['list', 'board'] as const).map((value) => {
        const Icon = views[value];
        return {
          value,
          label: t(`shortlist.view.${value}`),
          icon: <Icon className="size-4" aria-hidden="true" />,
        };
      })}
    />
  );
  const bar = <ListFilters filters={filters} hint={t('search.inListHint.people')} />;
  return (
    <>
      <ScreenHeader
        name="shortlist"
        actions={
          <>
            <May call={applicationCalls.syncShortlisted}>{verified !== false && <SyncButton />}</May>
            <RefreshButton busy={isFetching} onClick={() => void refresh()} />
          </>
        }
      />
      <div className="space-y-3">
        {verified === false && <VerificationNotice />}
        {view === 'list' ? (
          <>
            <Figures />
            <EntryList
              filters={filters.query}
              lead={
                <>
                  {bar}
                  {switchView}
                </>
              }
              chips={<ListChips filters={filters} />}
              noneMatches={<NoneMatches filters={filters} />}
              rowParts={rowParts}
              panel={(props) => <OpenedEntry {...props} />}
              bulkPanel={(entries, selection, mayMove) => <EntriesBulk {...{ entries, selection, mayMove }} />}
              profileDialog={profileDialog}
            />
          </>
        ) : (
          <>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              {bar}
              {switchView}
            </div>
            <ListChips filters={filters} />
            <Board matchOf={(entry) => badgeOf(entry, false)} profileDialog={profileDialog} filters={filters.query} />
          </>
        )}
      </div>
    </>
  );
};

/** The recruiter's pipeline; signed-in users of other kinds read that it is for recruiters. */
export const Component = () => {
  const session = useSession();
  if (!session) return null;
  return isAllowed(routes.shortlist.access, session.userType) ? (
    <Pipeline />
  ) : (
    <AccessDenied home={dashboardOf[session.userType]} />
  );
};
