import { Compass } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export const Component = () => {
  const t = useT();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-4 py-24 text-center sm:px-6">
      <Compass className="size-10 text-accent-ink" aria-hidden="true" />
      <h1 className="mt-4 text-3xl">{t('common.notFound.title')}</h1>
      <p className="mt-2 text-lg text-soft">{t('common.notFound.text')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.home}>{t('common.backToHome')}</ButtonLink>
        <ButtonLink to={paths.jobs} variant="secondary">
          {t('common.nav.jobs')}
        </ButtonLink>
      </div>
    </div>
  );
};
