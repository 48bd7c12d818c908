import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { matchWith } from './job-match.ts';
import { MatchBadge } from './match-badge.tsx';
import { isStated, useOwnLanguages } from './own-languages.ts';

/** The match of the signed-in candidate on a job's card; nothing before they stated languages. */
export const OwnMatchBadge = ({ requirements }: { requirements: LanguageRequirements }) => {
  const own = useOwnLanguages();
  const match = own && isStated(own) ? matchWith(own, requirements) : null;
  return match && <MatchBadge match={match} />;
};
