import type { Match } from '#shared/domain/languages/match.ts';
import type { Result } from '#shared/domain/languages/results.ts';
import { useT } from '#web/lib/i18n.ts';
import { figuresOf, type MatchFigures } from './match-figures.ts';
import { ResultBadge } from './result-mark.tsx';

type Line = { result: Result; text: string };

const shortLine = ({ short, shortBy }: MatchFigures, t: ReturnType<typeof useT>): Line => ({
  result: 'short',
  text:
    shortBy === null
      ? t('matches.badge.short', { count: short })
      : t('matches.badge.shortBy', { count: short, levels: shortBy }),
});

const linesOf = (figures: MatchFigures, t: ReturnType<typeof useT>): Line[] => {
  const { musts, met, unknown, short, nices, nicesMet } = figures;
  if (musts === 0) {
    return nices === 0
      ? []
      : [{ result: nicesMet > 0 ? 'met' : 'unknown', text: t('matches.badge.nices', { met: nicesMet, count: nices }) }];
  }
  if (met === musts) return [{ result: 'met', text: t('matches.badge.met', { count: musts }) }];
  return [
    ...(short > 0 ? [shortLine(figures, t)] : []),
    ...(unknown > 0 ? [{ result: 'unknown' as const, text: t('matches.badge.unknown', { count: unknown }) }] : []),
  ];
};

/** In a word or two, for rows: met, or what is most against it. */
const shortestOf = (figures: MatchFigures, t: ReturnType<typeof useT>): Line[] => {
  const { musts, met } = figures;
  return musts > 0 && met === musts
    ? [{ result: 'met', text: t('matches.result.met') }]
    : linesOf(figures, t).slice(0, 1);
};

/** A match at a glance, in words and counts; nothing for jobs without language requirements. */
export const MatchBadge = ({ match, isShort = false }: { match: Match; isShort?: boolean }) => {
  const t = useT();
  const lines = (isShort ? shortestOf : linesOf)(figuresOf(match), t);
  if (lines.length === 0) return null;
  return (
    <ul aria-label={t('matches.badge.label')} className="flex flex-wrap gap-1.5">
      {lines.map(({ result, text }) => (
        <li key={result}>
          <ResultBadge result={result}>{text}</ResultBadge>
        </li>
      ))}
    </ul>
  );
};
