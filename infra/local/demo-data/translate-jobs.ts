import type { CountryCode } from '#shared/domain/countries.ts';
import type { JobText } from '#shared/domain/job-texts.ts';
import type { DemoJob, DemoRecruiter } from './demo-types.ts';
import { tagOf } from './language-tags.ts';
import { fill, itemAt } from './look-up.ts';
import { remote } from './opening.ts';
import { roles } from './roles.ts';
import translations from './texts/translations.json' with { type: 'json' };

type Language = keyof typeof translations;
const languages = Object.keys(translations) as Language[];

/** Where the demo's companies post in the language of the country. */
const languageOf: { readonly [Code in CountryCode]?: Language } = {
  ...{ DE: 'de', AT: 'de', CH: 'de', JP: 'ja', EG: 'ar', JO: 'ar', MA: 'ar', AE: 'ar' },
};

/** How many postings of a country there are for one in its language, and how many of all for one in all languages. */
const perLocal = { de: 3, ja: 3, ar: 1 };
const perTranslated = 6;

/** A posting's texts in a language; undefined for a role without. */
function textIn(tag: Language, { role, language, location }: DemoJob, company: string) {
  const { roles: texts, requirements, benefits } = translations[tag];
  const text = Object.entries(texts).find(([name]) => name === role)?.[1];
  if (!text) return undefined;
  const names = new Intl.DisplayNames([tag], { type: 'language' });
  const home = { de: 'von zu Hause', ja: '在宅', ar: 'من المنزل' }[tag];
  const values = {
    company,
    level: roles[role].level,
    language: names.of(tagOf(language)) ?? language,
    place: location === remote ? home : location,
  };
  const [title = '', description = ''] = text.map((each) => fill(each, values));
  return { language: tag, title, description, requirements: fill(requirements, values), benefits };
}

/** The posting in the language of its country, or in Arabic for its speakers, with its English text beside it. */
function inLanguageOf(country: CountryCode | null, job: DemoJob, company: string, place: number): DemoJob | undefined {
  if (job.location === remote) return undefined;
  // Some who look for speakers of Arabic write to them in it, wherever they are.
  const tag = (country && languageOf[country]) ?? (job.language === 'Arabic' ? 'ar' : undefined);
  const text = tag && place % perLocal[tag] === 0 ? textIn(tag, job, company) : undefined;
  if (!text) return undefined;
  const { language, ...main } = text;
  return {
    ...job,
    ...main,
    text_language: language,
    texts: [{ language: 'en', title: job.title, description: job.description }],
  };
}

/**
 * Gives some of the postings texts in further languages, or in the language of their country. Which ones follows from their
 * places, so that all other data stay as they are without it.
 */
export const translateJobs = (jobs: readonly DemoJob[], recruiters: readonly DemoRecruiter[]): DemoJob[] =>
  jobs.map((job, place) => {
    const company = itemAt(recruiters, job.recruiter).company.name;
    const local = inLanguageOf(job.country, job, company, place);
    if (local || place % perTranslated !== 1) return local ?? job;
    const texts = languages.flatMap((tag): JobText[] => {
      const text = textIn(tag, job, company);
      return text ? [{ language: text.language, title: text.title, description: text.description }] : [];
    });
    return texts.length > 0 ? { ...job, texts } : job;
  });
