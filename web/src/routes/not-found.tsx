import { dashboardOf, linkTo } from '#web/config/links.ts';
import { SupportLine } from '#web/features/support/support-contact.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Compass } from '#web/ui/icons.ts';

/** The page for unknown addresses, with links: for signed-in users to their dashboard. */
export const Component = () => {
  const t = useT();
  const session = useSession();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-4 py-24 text-center sm:px-6 sm:py-32">
      <span className="grid size-20 place-items-center rounded-full bg-accent-tint text-accent-ink">
        <Compass className="size-10" aria-hidden="true" />
      </span>
      <h1 className="mt-6 text-3xl">{t('common.notFound.title')}</h1>
      <p className="mt-2 text-lg text-soft">{t('common.notFound.text')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {session ? (
          <ButtonLink to={dashboardOf[session.userType]}>{t('common.nav.dashboard')}</ButtonLink>
        ) : (
          <ButtonLink to={linkTo('landing')}>{t('common.backToHome')}</ButtonLink>
        )}
        <ButtonLink to={linkTo('jobs')} variant="secondary">
          {t('common.nav.jobs')}
        </ButtonLink>
      </div>
      <SupportLine />
    </div>
  );
};
