import { Link } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** The last block: links to the job search, to posting a job, and to the admins' sign-in. */
export const Closing = () => {
  const t = useT();
  return (
    <section className="mx-auto max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
      <div className="grid gap-8 rounded-xl bg-board p-7 text-board-ink sm:p-12 lg:grid-cols-[1.5fr_auto] lg:items-end">
        <div>
          <h2 className="max-w-xl text-3xl font-bold">{t('landing.closing.title')}</h2>
          <p className="mt-3 text-lg text-board-soft">{t('landing.closing.text')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link
            to={linkTo('jobs')}
            className="inline-flex min-h-13 grow items-center justify-center rounded-md bg-board-ink px-6 font-semibold text-board hover:opacity-90 focus-visible:outline-board-ink sm:grow-0"
          >
            {t('landing.closing.findJobs')}
          </Link>
          <ButtonLink
            to={linkTo('recruiterSignup')}
            variant="onBoard"
            size="lg"
            className="grow focus-visible:outline-board-ink sm:grow-0"
          >
            {t('landing.closing.postJob')}
          </ButtonLink>
        </div>
      </div>
      <p className="mt-4 text-end">
        <Link
          to={linkTo('adminLogin')}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-soft hover:text-ink hover:underline"
        >
          {t('landing.closing.admin')}
        </Link>
      </p>
    </section>
  );
};
