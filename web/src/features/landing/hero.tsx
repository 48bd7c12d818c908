import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ArrowRight } from '#web/ui/icons.ts';
import { Board } from './board.tsx';

/** The first screen: the product's purpose, the two sign-ups, and the board of languages. */
export const Hero = () => {
  const t = useT();
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-10 px-4 pt-10 pb-14 sm:px-6 sm:pt-16 lg:grid-cols-[1.12fr_1fr] lg:gap-14 lg:pt-20 lg:pb-20">
      <div>
        <h1 className="text-hero font-bold tracking-hero">{t('landing.hero.title')}</h1>
        <p className="mt-6 max-w-xl text-lg text-soft">{t('landing.hero.text')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={linkTo('candidateLogin')} size="lg" className="grow sm:grow-0">
            <span>{t('landing.hero.candidate')}</span>
            <ArrowRight className="size-5 rtl:rotate-180" aria-hidden="true" />
          </ButtonLink>
          <ButtonLink to={linkTo('recruiterLogin')} size="lg" variant="secondary" className="grow sm:grow-0">
            {t('landing.hero.recruiter')}
          </ButtonLink>
        </div>
      </div>
      <Board />
    </section>
  );
};
