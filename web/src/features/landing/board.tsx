import { Link } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';

/** Languages by their own names with a kind of work in that language; deliberately never translated. */
const departures = [
  { lang: 'de', name: 'Deutsch', work: 'Kundenberatung', search: 'German' },
  { lang: 'fr', name: 'Français', work: 'Traduction', search: 'French' },
  { lang: 'es', name: 'Español', work: 'Atención al cliente', search: 'Spanish' },
  { lang: 'it', name: 'Italiano', work: 'Assistenza clienti', search: 'Italian' },
  { lang: 'ar', name: 'العربية', work: 'تدقيق لغوي', search: 'Arabic' },
  { lang: 'pt', name: 'Português', work: 'Localização', search: 'Portuguese' },
  { lang: 'ru', name: 'Русский', work: 'Редактура', search: 'Russian' },
] as const;

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
        {departures.map(({ lang, name, work, search }) => (
          <li key={lang} className="border-t border-board-line">
            <Link
              to={`${linkTo('jobs')}?keyword=${search}`}
              className="group flex min-h-13 items-center justify-between gap-4 rounded-sm py-1.5 focus-visible:outline-board-ink"
            >
              <bdi lang={lang} className="font-display text-xl font-semibold tracking-tight sm:text-[1.625rem]">
                {name}
              </bdi>
              <bdi
                lang={lang}
                className="text-end text-sm text-board-soft group-hover:text-board-ink group-hover:underline"
              >
                {work}
              </bdi>
              <span className="sr-only">{t('common.nav.jobs')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
