import { Link, NavLink, Outlet } from 'react-router-dom';
import { dashboardOf, linkTo } from '#web/config/links.ts';
import { ConsentGate } from '#web/features/consents/consent-gate.tsx';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import type { Session } from '#web/lib/session.ts';
import { siteName } from '#web/lib/site-settings.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Eye } from '#web/ui/icons.ts';
import { LegalLink } from '#web/ui/legal-links.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { navItems } from './nav-items.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The legal pages that a signed-in screen links; each of them links the others. */
const linkedPages = ['privacy', 'terms', 'imprint'] as const;

/** Says on every screen that nothing can be changed, and leads to who can change that. */
const ViewOnly = () => (
  <Link
    to={linkTo('recruiterTeam')}
    className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line px-2.5 text-xs font-semibold whitespace-nowrap text-soft hover:border-edge hover:text-ink"
  >
    <Eye className="size-3.5" aria-hidden="true" />
    <span>{useT()('common.role.viewOnly')}</span>
  </Link>
);

const Header = ({ session }: { session: Session | null }) => {
  const t = useT();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-14 max-w-7xl items-center gap-1 px-4 sm:h-16 sm:px-6">
        <Link
          to={session ? dashboardOf[session.userType] : linkTo('landing')}
          aria-label={siteName}
          className={cx('me-auto flex min-h-11 items-center rounded-md', session && 'md:me-3')}
        >
          <LogoMark />
        </Link>
        {session && (
          <nav aria-label={t('common.nav.main')} className="me-auto hidden items-center gap-1 md:flex">
            {navItems[session.userType].map(({ to, label }) => (
              <NavLink
                key={to}
                to={to}
                className={({ isActive }) =>
                  cx(
                    'inline-flex min-h-11 items-center rounded-md px-3 text-sm font-semibold hover:bg-sunk',
                    isActive ? 'bg-primary-tint text-primary-strong' : 'text-soft hover:text-ink',
                  )
                }
              >
                {t(label)}
              </NavLink>
            ))}
          </nav>
        )}
        {session ? (
          <>
            {session.user.company_role === 'viewer' && <ViewOnly />}
            <NotificationBell />
            <AccountMenu session={session} />
          </>
        ) : (
          <>
            <LanguageSwitch />
            <ThemeSwitch />
          </>
        )}
      </div>
    </header>
  );
};

const BottomBar = ({ session }: { session: Session }) => {
  const t = useT();
  return (
    <nav
      aria-label={t('common.nav.main')}
      className="sticky bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex">
        {navItems[session.userType].map(({ to, label, Icon }) => (
          <li key={to} className="min-w-0 flex-1">
            <NavLink
              to={to}
              className={({ isActive }) =>
                cx(
                  'flex min-h-15 flex-col items-center justify-center gap-0.5 text-center text-[0.6875rem] font-semibold leading-tight -outline-offset-2',
                  isActive ? 'text-primary' : 'text-soft',
                )
              }
            >
              <Icon className="size-5" aria-hidden="true" />
              <span className="max-w-full truncate">{t(label)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Footer = () => {
  const t = useT();
  return (
    <footer className="mx-auto w-full max-w-7xl px-4 pb-3 sm:px-6 print:hidden">
      <nav aria-label={t('common.legal.title')} className="flex flex-wrap gap-x-5 text-xs text-soft">
        {linkedPages.map((page) => (
          <LegalLink key={page} page={page} className="inline-flex min-h-11 items-center hover:underline sm:min-h-9" />
        ))}
      </nav>
    </footer>
  );
};

/** The frame of screens for signed-in users; sets their width and padding. */
export const Component = () => {
  const session = useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <Header session={session} />
      {/* At least a whole screen, less the header: the footer never moves when content arrives. */}
      <main
        id="content"
        className="mx-auto min-h-[calc(100dvh-3.5rem)] w-full max-w-7xl flex-1 px-4 pt-2 pb-6 sm:min-h-[calc(100dvh-4rem)] sm:px-6 sm:pt-3 sm:pb-10 print:min-h-0 print:p-0"
      >
        <ConsentGate token={session?.token}>
          <Outlet />
        </ConsentGate>
      </main>
      <Footer />
      {session && <BottomBar session={session} />}
    </div>
  );
};
