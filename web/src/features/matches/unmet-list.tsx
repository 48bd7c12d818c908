import type { Match } from '#shared/domain/languages/match.ts';
import type { Outcome } from '#shared/domain/languages/results.ts';
import { formatList } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { outcomeOfAlternative } from './match-figures.ts';
import { isMissing, nearestOf } from './next-steps.ts';
import { ResultMark } from './result-mark.tsx';
import { useVoice } from './use-voice.ts';

interface Line extends Outcome {
  wanted: string;
  reasons: string[];
}

/** The musts that are short or unclear, one line each as the badge counts them, with the reasons of all their skills. */
const useUnmet = ({ parts, pairs }: Match): Line[] => {
  const t = useT();
  const voice = useVoice();
  if (!voice) return [];
  const languages = nearestOf(parts.filter(({ need }) => need === 'must')).map((each) => {
    const { tag, skills } = each;
    if (isMissing(each)) {
      const reason = voice.reason({ key: 'language_not_stated', tag }, tag);
      return { wanted: voice.language(tag), ...outcomeOfAlternative(each), reasons: [reason] };
    }
    const unmet = skills.filter(({ result }) => result !== 'met');
    return {
      wanted: `${voice.language(tag)} · ${formatList(unmet.map(({ skill }) => voice.skill(skill, tag)))}`,
      ...outcomeOfAlternative(each),
      reasons: [...new Set(unmet.map(({ reason }) => voice.reason(reason, tag)))],
    };
  });
  const directions = pairs
    .filter(({ need, result }) => need === 'must' && result !== 'met')
    .map(({ mode, from, to, result, short_by, reason }) => ({
      wanted: t('matches.tree.pair', { mode: voice.mode(mode), from: voice.language(from), to: voice.language(to) }),
      result,
      short_by,
      reasons: [voice.reason(reason, null)],
    }));
  return [...languages, ...directions];
};

/** What is short or unclear of a job's musts, in short. */
export const UnmetList = ({ match }: { match: Match }) => (
  <ul className="my-2 space-y-2">
    {useUnmet(match).map(({ wanted, reasons, ...outcome }) => (
      <li key={`${wanted} ${reasons.join()}`}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium first-letter:uppercase">{wanted}</span>
          <ResultMark outcome={outcome} />
        </p>
        {reasons.map((reason) => (
          <p key={reason} className="first-letter:uppercase">
            {reason}
          </p>
        ))}
      </li>
    ))}
  </ul>
);
