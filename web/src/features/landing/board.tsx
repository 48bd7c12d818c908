import { Link } from 'react-router-dom';
import { type HomeLanguage, homeLanguages } from '#shared/domain/job-list-address.ts';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';

/** Languages by their own names with a kind of work in that language; deliberately never translated. */
const departures: Readonly<Record<HomeLanguage, readonly [name: string, work: string]>> = {
  de: ['Deutsch', 'Kundenberatung'],
  fr: ['Français', 'Traduction'],
  es: ['Español', 'Atención al cliente'],
  it: ['Italiano', 'Assistenza clienti'],
  ar: ['العربية', 'تدقيق لغوي'],
  pt: ['Português', 'Localização'],
  ru: ['Русский', 'Редактура'],
};

/** A departures board whose destinations are languages; each row leads to the jobs in it. */
export const Board = () => {
  const t = useT();
  return (
    <div className="rounded-xl bg-board p-5 text-board-ink sm:p-7">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{t('landing.board.title')}</h2>
        <span className="size-2.5 rounded-full bg-accent" aria-hidden="true" />
      </div>
      <ul className="mt-4">
        {homeLanguages.map((tag) => {
          const [name, work] = departures[tag];
          return (
            <li key={tag} className="border-t border-board-line">
              <Link
                to={linkTo('jobs', {}, { tag })}
                className="group flex min-h-13 items-center justify-between gap-4 rounded-sm py-1.5 focus-visible:outline-board-ink"
              >
                <bdi lang={tag} className="font-display text-xl font-semibold tracking-tight sm:text-[1.625rem]">
                  {name}
                </bdi>
                <bdi
                  lang={tag}
                  className="text-end text-sm text-board-soft group-hover:text-board-ink group-hover:underline"
                >
                  {work}
                </bdi>
                <span className="sr-only">{t('common.nav.jobs')}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="border-t border-board-line pt-2">
        <Link
          to={linkTo('jobsByLanguage')}
          className="inline-flex min-h-11 items-center rounded-sm text-sm text-board-soft hover:text-board-ink hover:underline focus-visible:outline-board-ink"
        >
          {t('landing.board.all')}
        </Link>
      </p>
    </div>
  );
};
