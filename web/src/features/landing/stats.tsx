import type { MessageKey } from '#shared/locales/catalogues.ts';
import { useT } from '#web/lib/i18n.ts';
import { countedFigures } from './counted-figures.ts';

/** The documented figures, which are not counted. A deployment may show counted ones instead. */
const documented: [string, MessageKey][] = [
  ['500+', 'landing.stats.candidates'],
  ['100+', 'landing.stats.recruiters'],
  ['50+', 'landing.stats.languages'],
  ['95%', 'landing.stats.success'],
];

const counts = ['candidates', 'recruiters', 'jobs', 'applications'] as const;

/** Four figures in one row with rules. */
export const Stats = () => {
  const t = useT();
  const counted = countedFigures();
  const figures = counted
    ? counts.map((name): [string, MessageKey] => [counted[name], `landing.stats.${name}`])
    : documented;
  return (
    <section aria-label={t('landing.stats.title')} className="border-y border-line bg-card">
      <dl className="mx-auto grid max-w-6xl grid-cols-2 gap-x-3 gap-y-8 px-4 py-9 sm:px-6 lg:grid-cols-4">
        {figures.map(([figure, label]) => (
          <div key={label} className="flex flex-col-reverse border-s-2 border-accent ps-4">
            <dt className="text-sm text-soft">{t(label)}</dt>
            <dd className="font-display text-3xl font-bold tabular-nums">
              <bdi dir="ltr">{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {counted && (
        <p className="mx-auto max-w-6xl px-4 pb-5 text-sm text-soft sm:px-6">
          {t('landing.stats.counted', { day: counted.day })}
        </p>
      )}
    </section>
  );
};
