import type { Alternative, RequirementPart } from '#shared/domain/languages/language-requirement.ts';
import type { AlternativeMatch, PairMatch, PartMatch } from '#shared/domain/languages/match.ts';
import { useT } from '#web/lib/i18n.ts';
import { outcomeOfAlternative } from './match-figures.ts';
import { MatchFinding } from './match-finding.tsx';
import { ResultMark } from './result-mark.tsx';
import type { Speaker } from './use-voice.ts';

/** A language that is enough at any level: whether it is stated. */
const AtAnyLevel = ({ name, found, voice }: { name: string; found: AlternativeMatch; voice: Speaker }) => {
  const outcome = outcomeOfAlternative(found);
  return (
    <>
      <h4 className="mb-2 text-base font-semibold first-letter:uppercase">{name}</h4>
      <ResultMark outcome={outcome} />
      {outcome.result !== 'met' && (
        <p className="mt-0.5 text-sm text-soft wrap-anywhere first-letter:uppercase">
          {voice.reason({ key: 'language_not_stated', tag: found.tag }, found.tag)}
        </p>
      )}
    </>
  );
};

const AlternativeItem = ({
  required,
  found,
  voice,
}: {
  required: Alternative | undefined;
  found: AlternativeMatch;
  voice: Speaker;
}) => {
  const t = useT();
  const { tag, skills } = found;
  const name = voice.language(tag);
  if (skills.length === 0) return <AtAnyLevel name={name} found={found} voice={voice} />;
  const wantedOf = (skill: (typeof skills)[number]['skill']) => {
    const skillName = voice.skill(skill, tag);
    const minimum = required?.min[skill];
    if (!minimum) return skillName;
    const { scale, level = null, score = null } = minimum;
    return t('matches.tree.from', { skill: skillName, level: voice.result({ scale, level, score }) });
  };
  return (
    <>
      <h4 className="text-base font-semibold first-letter:uppercase">{name}</h4>
      <ul className="mt-2 space-y-3">
        {skills.map(({ skill, reason, would_meet, ...outcome }) => (
          <li key={skill}>
            <MatchFinding
              wanted={wantedOf(skill)}
              outcome={outcome}
              reason={voice.reason(reason, tag)}
              change={would_meet && voice.change(would_meet, tag)}
            />
          </li>
        ))}
      </ul>
    </>
  );
};

/** A required language, or several of which one is enough. */
export const MatchPart = ({
  required,
  found,
  voice,
}: {
  required: RequirementPart | undefined;
  found: PartMatch;
  voice: Speaker;
}) => {
  const t = useT();
  return (
    <li className="rounded-md border border-line p-4">
      {found.any.length > 1 && <p className="mb-2 text-sm text-soft">{t('matches.tree.oneIsEnough')}</p>}
      <div className="space-y-4">
        {found.any.map((alternative, index) => (
          <div key={JSON.stringify(alternative)}>
            <AlternativeItem required={required?.any[index]} found={alternative} voice={voice} />
          </div>
        ))}
      </div>
    </li>
  );
};

/** A direction of interpreting or translating. */
export const MatchPair = ({
  found: { from, to, mode, reason, would_meet, ...outcome },
  voice,
}: {
  found: PairMatch;
  voice: Speaker;
}) => {
  const t = useT();
  const values = { mode: voice.mode(mode), from: voice.language(from), to: voice.language(to) };
  return (
    <li className="rounded-md border border-line p-4">
      <MatchFinding
        wanted={t(outcome.need === 'nice' ? 'matches.tree.nicePair' : 'matches.tree.pair', values)}
        outcome={outcome}
        reason={voice.reason(reason, null)}
        change={would_meet && voice.change(would_meet, null)}
      />
    </li>
  );
};
