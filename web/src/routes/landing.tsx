import { LandingPage } from '#web/features/landing/index.ts';
import englishTexts from '../locales/en/landing.json';

export { englishTexts, LandingPage as Component };
