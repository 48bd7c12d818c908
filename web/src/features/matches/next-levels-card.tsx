import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type NextLevelJobs, nextLevelCalls } from '#shared/contracts/next-levels.ts';
import { linkTo } from '#web/config/links.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { Card } from '#web/ui/card.tsx';
import { TrendingUp } from '#web/ui/icons.ts';
import { type Speaker, useVoice } from './use-voice.ts';

/** The figures change little within a visit. */
const freshMs = 10 * 60_000;

/** The search for the jobs for which the level is enough. */
const searchFor = ({ tag, skill, scale, level }: NextLevelJobs): string =>
  linkTo('jobs', {}, { tag, skill, level: scale === 'cefr' ? level : `${scale}:${level}` });

const Line = ({ next, voice }: { next: NextLevelJobs; voice: Speaker }) => {
  const t = useT();
  const { tag, skill, scale, level, jobs } = next;
  return (
    <li>
      <Link
        to={searchFor(next)}
        className="inline-flex min-h-11 items-center rounded-md font-semibold text-primary hover:underline"
      >
        <span className="first-letter:uppercase">
          {t('nextLevels.line', {
            language: voice.language(tag),
            skill: voice.skill(skill, tag),
            level: voice.result({ scale, level, score: null }),
            count: jobs,
          })}
        </span>
      </Link>
    </li>
  );
};

/**
 * For how many more jobs one level more in a language would be enough; nothing where there is nothing to say. `isPart`: of another
 * card.
 */
export const NextLevelsCard = ({ isPart = false }: { isPart?: boolean }) => {
  const t = useT();
  const voice = useVoice();
  const { data } = useQuery({ ...queryOf(nextLevelCalls.nextLevels, {}), staleTime: freshMs });
  if (!voice || !data || data.length === 0) return null;
  return (
    <Card
      as="section"
      aria-labelledby="next-levels"
      flush={isPart}
      className={isPart ? 'rounded-none border-x-0 border-b-0 py-3' : undefined}
    >
      <h2 id="next-levels" className={cx('flex items-center gap-2', isPart ? 'text-base' : 'text-xl')}>
        <TrendingUp className="size-5 text-primary" aria-hidden="true" />
        <span>{t('nextLevels.title')}</span>
      </h2>
      <p className="mt-1 text-sm text-soft">{t('nextLevels.text')}</p>
      <ul className="mt-2">
        {data.map((next) => (
          <Line key={[next.tag, next.skill, next.level].join()} next={next} voice={voice} />
        ))}
      </ul>
    </Card>
  );
};
