import { useNavigate } from 'react-router-dom';
import englishTexts from '#shared/locales/en/screens/landing.json';
import { linkTo } from '#web/config/links.ts';
import { Closing } from '#web/features/landing/closing.tsx';
import { Features } from '#web/features/landing/features.tsx';
import { Hero } from '#web/features/landing/hero.tsx';
import { MatchSection } from '#web/features/landing/match-section.tsx';
import { ShowcaseSection, ShowcaseSkeleton } from '#web/features/landing/showcase-section.tsx';
import { Stats } from '#web/features/landing/stats.tsx';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { getSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';

export { englishTexts };

/** Carousel, data and their code load only when the section becomes visible. */
const Showcase = later(async () => (await import('./landing/showcase.tsx')).Showcase, {
  texts: ['candidates', 'languages', 'languageTerms'],
  waiting: <ShowcaseSkeleton />,
});

/** The target of the showcase: for signed-in recruiters their dashboard, for all others the recruiters' sign-in. */
const showcaseTarget = (): string =>
  linkTo(getSession()?.userType === 'recruiter' ? 'recruiterDashboard' : 'recruiterLogin');

/** The landing page. It is prerendered, so only its effects may depend on the browser. */
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
      <MatchSection />
      <Features />
      <ShowcaseSection more={more}>
        <Showcase onOpen={openShowcase} loading={<ShowcaseSkeleton />} />
      </ShowcaseSection>
      <Closing />
    </>
  );
};
