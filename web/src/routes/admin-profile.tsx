import { useParams } from 'react-router-dom';
import { dashboardOf, linkTo } from '#web/config/links.ts';
import { AdminFacts } from '#web/features/account/profile-facts.tsx';
import { SignInCard } from '#web/features/account/sign-in-card.tsx';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import type { Session } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';
import { afterPaint } from '#web/lib/when.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Lock } from '#web/ui/icons.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The id of the address; undefined where it is none. */
const idOf = (param: string | undefined): number | undefined =>
  param !== undefined && /^[1-9][0-9]{0,11}$/.test(param) ? Number(param) : undefined;

// The cards are painted before the code of the activity below them is loaded.
const AdminActivity = later(async () => (await import('#web/features/audit/admin-activity.tsx')).AdminActivity, {
  when: afterPaint,
  waiting: <Skeleton className="h-64" />,
});

/** An admin's data and activity; the sessions only to the admin. */
const Profile = ({ id, isOwn }: { id: number; isOwn: boolean }) => (
  <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)]">
    <AdminFacts id={id} />
    <div className="min-w-0 space-y-8">
      {isOwn && <SignInCard />}
      <AdminActivity id={id} />
    </div>
  </div>
);

const OthersRefused = ({ ownId }: { ownId: number }) => {
  const t = useT();
  return (
    <EmptyState
      icon={<Lock aria-hidden="true" />}
      title={t('audit.profile.refused')}
      action={<ButtonLink to={linkTo('adminProfile', { adminId: ownId })}>{t('audit.profile.toOwn')}</ButtonLink>}
    >
      {t('audit.profile.refusedText')}
    </EmptyState>
  );
};

const Screen = ({ session: { user, userType } }: { session: Session }) => {
  const t = useT();
  const id = idOf(useParams().adminId);
  const isOwn = id === user.id;
  return (
    <>
      <PageHeader
        title={t(isOwn ? 'audit.profile.ownTitle' : 'audit.profile.pageTitle')}
        backTo={dashboardOf[userType]}
      />
      {id === undefined && <ErrorState title={t('account.facts.missing')} />}
      {id !== undefined &&
        (isOwn || userType === 'master_admin' ? (
          <Profile key={id} id={id} isOwn={isOwn} />
        ) : (
          <OthersRefused ownId={user.id} />
        ))}
    </>
  );
};

/** An admin's own screen; master admins see those of others, too. */
export const Component = () => {
  const session = useSession();
  return session && <Screen session={session} />;
};
