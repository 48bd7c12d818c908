import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { ShowcaseSection } from './showcase-section.tsx';
import { Stats } from './stats.tsx';

/** The landing page. Prerendered, so nothing in it may depend on the browser before its effects run. */
export const LandingPage = () => (
  <>
    <Hero />
    <Stats />
    <Features />
    <ShowcaseSection />
    <Closing />
  </>
);
