import { getLanguage } from '#web/lib/i18n.ts';

/** Figures that an operator counted for a deployment, as they are shown. */
export interface CountedFigures {
  candidates: string;
  recruiters: string;
  jobs: string;
  applications: string;
  /** The day on which they were counted. */
  day: string;
}

/** What the build renders in their place; absent in browsers. */
export const figuresAtBuild: { placeholders?: CountedFigures } = {};

/**
 * The figures of the page's attribute `data-figures`, which a deployment with counted ones adds to every page
 * (`infra/landing/counted-pages.ts`); undefined where the documented ones are shown.
 */
export const countedFigures = (): CountedFigures | undefined => {
  if (typeof document === 'undefined') return figuresAtBuild.placeholders;
  const given = document.documentElement.dataset.figures?.split(' ');
  if (!given) return undefined;
  const language = getLanguage();
  const [candidates = '', recruiters = '', jobs = '', applications = ''] = given
    .slice(0, 4)
    .map((figure) => Number(figure).toLocaleString(language));
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(given[4] ?? ''),
  );
  return { candidates, recruiters, jobs, applications, day };
};
