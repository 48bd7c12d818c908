import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { type ShortlistStatus, shortlistStatuses } from '#shared/domain/hiring-statuses.ts';
import { isAllowed } from '#web/config/access.ts';
import { dashboardOf, linkTo, type SignInState } from '#web/config/links.ts';
import { routes } from '#web/config/routes.ts';
import { RowLanguages } from '#web/features/languages/row-languages.tsx';
import { CandidateMatchBadge } from '#web/features/matches/candidate-match.tsx';
import { useComparableJobs } from '#web/features/matches/compare-select.tsx';
import { EntryList } from '#web/features/shortlist/entry-list.tsx';
import { Figures } from '#web/features/shortlist/figures.tsx';
import type { ProfileDialogProps } from '#web/features/shortlist/open-dialog.ts';
import { useIsShortlistFetching } from '#web/features/shortlist/queries.ts';
import { SyncButton } from '#web/features/shortlist/sync-button.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { useRefreshPairs } from '#web/lib/use-refresh-pairs.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Columns3, List, ShieldAlert } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Select } from '#web/ui/select.tsx';
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

/** View and status filter of the list as the address says; '' for all. The board shows all statuses. */
const useShownPart = () => {
  const [params, setParams] = useSearchParams();
  const view: View = params.get('view') === 'board' ? 'board' : 'list';
  const status: ShortlistStatus | '' = shortlistStatuses.find((each) => each === params.get('status')) ?? '';
  return {
    view,
    setView: (next: View) => setParams(next === 'board' ? { view: next } : {}),
    status,
    setStatus: (next: string) => setParams(next ? { status: next } : {}),
  };
};

const Filter = ({ status, onChange }: { status: ShortlistStatus | ''; onChange: (status: string) => void }) => {
  const t = useT();
  return (
    <Select
      hideLabel
      label={t('shortlist.filter.label')}
      className="min-w-0 flex-1 sm:max-w-56"
      value={status}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: t('shortlist.filter.all') },
        ...shortlistStatuses.map((each) => ({ value: each, label: t(`shortlist.status.${each}`) })),
      ]}
    />
  );
};

const EntryProfile = laterDialog(async () => (await import('./shortlisted-candidates/entry-profile.tsx')).EntryProfile);
const profileDialog = (props: ProfileDialogProps) => <EntryProfile {...props} />;

const Board = later(async () => (await import('#web/features/shortlist/board.tsx')).Board, {
  waiting: <SkeletonStrip />,
});

const OpenedEntry = laterDialog(async () => (await import('./shortlisted-candidates/opened-entry.tsx')).OpenedEntry);

const Pipeline = () => {
  const t = useT();
  const { view, setView, status, setStatus } = useShownPart();
  const refresh = useRefreshPairs();
  const { verified } = useVerified();
  const isFetching = useIsShortlistFetching();
  EntryProfile.usePreload();
  OpenedEntry.usePreload();
  Board.usePreload();
  const jobs = useComparableJobs();
  const badgeOf = useCallback(
    ({ job, candidate }: ShortlistEntry, isShort: boolean) => {
      const compared = jobs.find(({ id }) => id === job?.id);
      return (
        compared && <CandidateMatchBadge {...{ candidate, isShort }} requirements={compared.language_requirements} />
      );
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
  return (
    <>
      <ScreenHeader
        name="shortlist"
        actions={
          <>
            {verified !== false && <SyncButton />}
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
              status={status}
              lead={
                <>
                  <Filter status={status} onChange={setStatus} />
                  {switchView}
                </>
              }
              rowParts={rowParts}
              panel={(props) => <OpenedEntry {...props} />}
              profileDialog={profileDialog}
            />
          </>
        ) : (
          <>
            {switchView}
            <Board matchOf={(entry) => badgeOf(entry, false)} profileDialog={profileDialog} />
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
