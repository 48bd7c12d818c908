import { isStated } from '#shared/domain/languages/findings.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import type { Match, PairMatch, PartMatch, SkillMatch } from '#shared/domain/languages/match.ts';
import { useT } from '#web/lib/i18n.ts';
import { MatchPlace } from './match-place.tsx';
import { isMissing, nearestOf } from './next-steps.ts';
import { ResultBadge } from './result-mark.tsx';
import { type Speaker, useVoice } from './use-voice.ts';

type Say = ReturnType<typeof useT>;

/** "German: B2 writing wanted, you state B1", or the reason alone where it is no matter of a level. */
function skillLine(tag: string, { skill, reason, would_meet }: SkillMatch, voice: Speaker, t: Say): string {
  const language = voice.language(tag);
  if (reason.key === 'language_not_stated') return t('matches.fit.notStated', { language });
  if (reason.key === 'stated' && would_meet?.key === 'level') {
    const [wanted, stated] = [voice.result(would_meet), voice.result(reason)];
    return t('matches.fit.level', { language, wanted, skill: voice.skill(skill, tag), stated });
  }
  return t('matches.fit.reason', { language, reason: voice.reason(reason, tag) });
}

const isUnstated = ({ reason }: SkillMatch): boolean => reason.key === 'language_not_stated';

/** A part without the alternatives whose language is not stated, if another one's is: as the job's place in the list. */
function ofStated(part: PartMatch): PartMatch {
  const stated = part.any.filter((each) => !isMissing(each) && !each.skills.some(isUnstated));
  return stated.length > 0 ? { ...part, any: stated } : part;
}

/** The language that a reason is about. */
const tagOfReason = ({ to, reason }: PairMatch): string => {
  if (reason.key === 'working_not_stated') return reason.tag;
  return reason.key === 'variety_wanted' ? reason.wanted : to;
};

/** A direction's languages that are not stated, a line each, as a part says it; the reason where both are. */
function directionLines(pair: PairMatch, rows: readonly LanguageRow[], voice: Speaker, t: Say) {
  const { from, to, result, reason } = pair;
  const missing = [from, to].filter((tag) => !isStated(rows, tag));
  if (missing.length === 0) {
    const text = t('matches.fit.reason', {
      language: voice.language(tagOfReason(pair)),
      reason: voice.reason(reason, null),
    });
    return [{ result, isNew: false, text }];
  }
  return missing.map((tag) => ({
    result,
    isNew: true,
    text: t('matches.fit.notStated', { language: voice.language(tag) }),
  }));
}

/** The musts that are not met, in one line each: languages that are not stated first. */
function unmetLines({ parts, pairs }: Match, rows: readonly LanguageRow[], voice: Speaker, t: Say) {
  const languages = nearestOf(parts.filter(({ need }) => need === 'must').map(ofStated)).flatMap((each) => {
    const { tag, skills } = each;
    if (isMissing(each)) {
      return [
        { result: each.result, isNew: true, text: t('matches.fit.notStated', { language: voice.language(tag) }) },
      ];
    }
    const [first] = skills.filter(({ result }) => result !== 'met').toSorted(compareUnmet);
    return first
      ? [
          {
            result: first.result,
            isNew: isUnstated(first),
            text: skillLine(tag, first, voice, t),
          },
        ]
      : [];
  });
  const directions = pairs
    .filter(({ need, result }) => need === 'must' && result !== 'met')
    .flatMap((pair) => directionLines(pair, rows, voice, t));
  // A language that several requirements name is missing once.
  const lines = new Map([...languages, ...directions].map((line) => [line.text, line]));
  return [...lines.values()].toSorted((left, right) => Number(right.isNew) - Number(left.isNew));
}

const compareUnmet = (left: SkillMatch, right: SkillMatch): number =>
  Number(left.result === 'unknown') - Number(right.result === 'unknown') ||
  (right.short_by ?? 0) - (left.short_by ?? 0);

/** What a job requires and the candidate does not state, in one line; its place until names and texts are loaded. */
export const UnmetLine = ({
  match,
  requirements,
  rows,
}: {
  match: Match;
  requirements: LanguageRequirements;
  /** What the candidate states. */
  rows: readonly LanguageRow[];
}) => {
  const t = useT();
  const voice = useVoice();
  if (!voice) return <MatchPlace requirements={requirements} />;
  const [first, ...others] = unmetLines(match, rows, voice, t);
  if (!first) return null;
  return (
    <p className="flex">
      <ResultBadge result={first.result}>
        {others.length === 0 ? first.text : t('matches.fit.more', { text: first.text, count: others.length })}
      </ResultBadge>
    </p>
  );
};
