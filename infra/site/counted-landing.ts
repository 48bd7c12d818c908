import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import type { LandingFigures } from '../settings/landing-figures.ts';

/** The build's landing page with placeholders for counted figures. */
export const countedLanding = 'landing-counted.html';

/** What every page has in `data-figures`: the application shows counted figures wherever it shows the landing page. */
export const figuresAttribute = ({ candidates, recruiters, jobs, applications, day }: LandingFigures): string =>
  [candidates, recruiters, jobs, applications, day].join(' ');

/** The build's landing page with figures, as its first render in a browser is. */
export function withCountedFigures(
  html: string,
  { day, ...figures }: LandingFigures,
  language: InterfaceLanguage = 'en',
): string {
  const texts = new Map(Object.entries(figures).map(([name, figure]) => [name, figure.toLocaleString(language)]));
  texts.set('day', new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day)));
  return html.replaceAll(/%([A-Z]+)%/g, (text, name: string) => texts.get(name.toLowerCase()) ?? text);
}
