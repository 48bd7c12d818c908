import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type NextLevelJobs, nextLevelCalls } from '#shared/contracts/next-levels.ts';
import { type Skill, skillsOf } from '#shared/domain/languages/skills.ts';
import { linkTo } from '#web/config/links.ts';
import { cx } from '#web/lib/cx.ts';
import { formatList } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { Card } from '#web/ui/card.tsx';
import { TrendingUp } from '#web/ui/icons.ts';
import { type Speaker, useVoice } from './use-voice.ts';

/** The figures change little within a visit. */
const freshMs = 10 * 60_000;

/** All skills of a language go without saying. */
const isWhole = (tag: string, some: readonly Skill[]): boolean => some.length === skillsOf(tag).length;

/**
 * The search for all jobs for which the level is enough, whatever else they require: in the one skill, or in all skills that
 * a job names.
 */
const searchFor = ({ tag, skill, skills = [skill], scale, level }: NextLevelJobs): string =>
  linkTo(
    'jobs',
    {},
    { tag, skill: skills.length === 1 ? skill : '', level: scale === 'cefr' ? level : `${scale}:${level}` },
  );

const Line = ({ next, voice }: { next: NextLevelJobs; voice: Speaker }) => {
  const t = useT();
  const { tag, skill, skills = [skill], scale, jobs } = next;
  const language = voice.language(tag);
  const level = voice.result({ scale, level: next.level, score: null });
  const within = (some: readonly Skill[]) =>
    t('nextLevels.what', { language, skills: formatList(some.map((each) => voice.skill(each, tag))) });
  return (
    <li className="py-1">
      <p className="font-semibold first-letter:uppercase">
        {t('nextLevels.line', { what: isWhole(tag, skills) ? language : within(skills), level, count: jobs })}
      </p>
      <Link
        to={searchFor(next)}
        className="inline-flex min-h-6 items-center rounded-sm text-sm font-semibold text-primary hover:underline"
      >
        <span>{t('nextLevels.find', { what: skills.length === 1 ? within(skills) : language, level })}</span>
      </Link>
    </li>
  );
};

/**
 * Of how many more jobs one level more would meet everything that is required; nothing where there is nothing to say. `isPart`:
 * of another card.
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
