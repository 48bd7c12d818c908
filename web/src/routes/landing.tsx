import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { Closing } from '#web/features/landing/closing.tsx';
import { Features } from '#web/features/landing/features.tsx';
import { Hero } from '#web/features/landing/hero.tsx';
import { ShowcaseSection, ShowcaseSkeleton } from '#web/features/landing/showcase-section.tsx';
import { Stats } from '#web/features/landing/stats.tsx';
import { loadCatalogues, useT } from '#web/lib/i18n.ts';
import { getSession } from '#web/lib/session.ts';
import englishTexts from '#web/locales/en/landing.json';
import { Button } from '#web/ui/button.tsx';

export { englishTexts };

/** Carousel, data and their code load only when the section comes into sight. */
const Showcase = lazy(async () => {
  const [{ Showcase: Loaded }] = await Promise.all([import('./landing/showcase.tsx'), loadCatalogues(['candidates'])]);
  return { default: Loaded };
});

/** Where the showcase leads: signed-in recruiters to their dashboard, all others to the recruiters' sign-in. */
const showcaseTarget = (): string =>
  linkTo(getSession()?.userType === 'recruiter' ? 'recruiterDashboard' : 'recruiterLogin');

/** The landing page. Prerendered, so nothing in it may depend on the browser before its effects run. */
export const Component = () => {
  const t = useT();
  const navigate = useNavigate();
  const openShowcase = () => void navigate(showcaseTarget());
  const more = (
    <Button variant="secondary" onClick={openShowcase}>
      {t('landing.showcase.more')}
    </Button>
  );
  return (
    <>
      <Hero />
      <Stats />
      <Features />
      <ShowcaseSection more={more}>
        <Showcase onOpen={openShowcase} loading={<ShowcaseSkeleton />} />
      </ShowcaseSection>
      <Closing />
    </>
  );
};
