import { Link, Outlet } from 'react-router-dom';
import { legalPages } from '#shared/domain/legal-pages.ts';
import type { MessageKey } from '#shared/locales/catalogues.ts';
import { dashboardOf, linkTo } from '#web/config/links.ts';
import { SupportFooter } from '#web/features/support/lazy-support.tsx';
import { useT } from '#web/lib/i18n.ts';
import { copyrightYear, siteName } from '#web/lib/site-settings.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Search } from '#web/ui/icons.ts';
import { LegalLink } from '#web/ui/legal-links.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const footerColumns: { title: MessageKey; links: [MessageKey, string][] }[] = [
  {
    title: 'common.footer.candidates',
    links: [
      ['common.footer.browseJobs', linkTo('jobs')],
      ['common.footer.createProfile', linkTo('candidateSignup')],
      ['common.footer.candidateLogin', linkTo('candidateLogin')],
    ],
  },
  {
    title: 'common.footer.recruiters',
    links: [
      ['common.footer.postJob', linkTo('recruiterSignup')],
      ['common.footer.findCandidates', linkTo('publicCandidates')],
      ['common.nav.plans', linkTo('planListing')],
      ['common.footer.recruiterLogin', linkTo('recruiterLogin')],
    ],
  },
  {
    title: 'common.footer.company',
    links: [
      ['common.home', linkTo('landing')],
      ['common.footer.adminLogin', linkTo('adminLogin')],
    ],
  },
];

const Header = () => {
  const t = useT();
  const session = useSession();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <nav
        aria-label={t('common.nav.main')}
        className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-4 sm:gap-2 sm:px-6"
      >
        <Link to={linkTo('landing')} className="me-auto flex min-h-11 items-center gap-2.5 rounded-md">
          <LogoMark />
          <span className="max-w-36 font-display text-[0.9375rem] font-bold leading-[1.1] tracking-tight max-[26rem]:sr-only sm:max-w-none">
            {siteName}
          </span>
        </Link>
        <Link
          to={linkTo('jobs')}
          className="hidden min-h-11 items-center rounded-md px-3 text-sm font-semibold hover:bg-sunk md:inline-flex"
        >
          {t('common.nav.jobs')}
        </Link>
        <Link
          to={linkTo('jobs')}
          aria-label={t('common.nav.jobs')}
          className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunk md:hidden"
        >
          <Search className="size-5" aria-hidden="true" />
        </Link>
        <LanguageSwitch />
        {/* On phones it is in the footer: the way to the jobs takes its place. */}
        <div className="max-sm:hidden">
          <ThemeSwitch />
        </div>
        {session ? (
          <ButtonLink to={dashboardOf[session.userType]}>{t('common.nav.dashboard')}</ButtonLink>
        ) : (
          <>
            <Link
              to={linkTo('candidateLogin')}
              className="inline-flex min-h-11 items-center rounded-md px-1 text-center text-sm font-semibold whitespace-nowrap hover:bg-sunk max-[26rem]:whitespace-normal min-[26rem]:px-2 sm:px-3"
            >
              {t('common.nav.login')}
            </Link>
            <ButtonLink
              to={linkTo('candidateSignup')}
              className="px-2! min-[26rem]:px-3! whitespace-nowrap max-[26rem]:whitespace-normal sm:px-4!"
            >
              {t('common.nav.getStarted')}
            </ButtonLink>
          </>
        )}
      </nav>
    </header>
  );
};

const Footer = () => {
  const t = useT();
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div>
          <p className="flex items-center gap-2.5 font-display font-bold">
            <LogoMark />
            <span>{siteName}</span>
          </p>
          <p className="mt-3 text-soft">{t('common.footer.tagline')}</p>
          <SupportFooter />
          <div className="-ms-3 mt-2 sm:hidden">
            <ThemeSwitch />
          </div>
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2 className="text-sm font-bold">{t(title)}</h2>
            <ul className="mt-2">
              {links.map(([label, to]) => (
                <li key={label}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center text-sm text-soft hover:text-ink hover:underline sm:min-h-9"
                  >
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mx-auto max-w-6xl border-t border-line px-4 py-4 text-sm text-soft sm:px-6">
        <nav aria-label={t('common.legal.title')}>
          <ul className="flex flex-wrap gap-x-6">
            {legalPages.map((page) => (
              <li key={page}>
                <LegalLink
                  page={page}
                  className="inline-flex min-h-11 items-center hover:text-ink hover:underline sm:min-h-9"
                />
              </li>
            ))}
          </ul>
        </nav>
        <p className="mt-2">{t('common.footer.copyright', { year: copyrightYear, product: siteName })}</p>
      </div>
    </footer>
  );
};

/** The frame of screens that guests may see. Screens bring their own width: `mx-auto max-w-6xl px-4 sm:px-6`. */
export const PublicLayout = () => (
  <div className="flex min-h-dvh flex-col">
    <Header />
    {/* At least a whole screen, less the header: the footer never moves when content arrives. */}
    <main id="content" className="min-h-[calc(100dvh-4rem)] flex-1">
      <Outlet />
    </main>
    <Footer />
  </div>
);
