import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { useSession } from '#web/lib/use-session.ts';
import { matchWith } from './job-match.ts';
import { MatchBadge } from './match-badge.tsx';
import { MatchPlace } from './match-place.tsx';
import { isStated, useOwnLanguages } from './own-languages.ts';

/**
 * The match of the signed-in candidate on a job's card; nothing for those who state no languages. Until these are known its
 * place is reserved, so that the text of a card in sight does not move.
 */
export const OwnMatchBadge = ({ requirements }: { requirements: LanguageRequirements }) => {
  const own = useOwnLanguages();
  const isCandidate = useSession()?.userType === 'candidate';
  if (!own && isCandidate) return <MatchPlace requirements={requirements} />;
  const match = own && isStated(own) ? matchWith(own, requirements) : null;
  return match && <MatchBadge match={match} />;
};
