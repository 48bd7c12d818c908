import type { Match } from '#shared/domain/languages/match.ts';
import type { Outcome } from '#shared/domain/languages/results.ts';
import { useT } from '#web/lib/i18n.ts';
import { nearestOf } from './next-steps.ts';
import { ResultMark } from './result-mark.tsx';
import { useVoice } from './use-voice.ts';

interface Line extends Outcome {
  wanted: string;
  reason: string;
}

/** The lines of the musts that are short or unclear, each with its reason. */
const useUnmet = ({ parts, pairs }: Match): Line[] => {
  const t = useT();
  const voice = useVoice();
  if (!voice) return [];
  const skills = nearestOf(parts.filter(({ need }) => need === 'must')).flatMap(({ tag, skills }) =>
    skills
      .filter(({ result }) => result !== 'met')
      .map(({ skill, result, short_by, reason }) => ({
        wanted: `${voice.language(tag)} · ${voice.skill(skill, tag)}`,
        result,
        short_by,
        reason: voice.reason(reason, tag),
      })),
  );
  const directions = pairs
    .filter(({ need, result }) => need === 'must' && result !== 'met')
    .map(({ mode, from, to, result, short_by, reason }) => ({
      wanted: t('matches.tree.pair', { mode: voice.mode(mode), from: voice.language(from), to: voice.language(to) }),
      result,
      short_by,
      reason: voice.reason(reason, null),
    }));
  return [...skills, ...directions];
};

/** What is short or unclear of a job's musts, in short. */
export const UnmetList = ({ match }: { match: Match }) => (
  <ul className="my-2 space-y-2">
    {useUnmet(match).map(({ wanted, reason, ...outcome }) => (
      <li key={`${wanted} ${reason}`}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium first-letter:uppercase">{wanted}</span>
          <ResultMark outcome={outcome} />
        </p>
        <p className="first-letter:uppercase">{reason}</p>
      </li>
    ))}
  </ul>
);
