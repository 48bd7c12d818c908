import { useQuery } from '@tanstack/react-query';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { LanguageRow, Mode } from '#shared/domain/languages/language-row.ts';
import { linkTo } from '#web/config/links.ts';
import { queryOf } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';

/** What a person states about their languages. */
export interface OwnLanguages {
  languages: readonly LanguageRow[];
  modes: readonly Mode[];
}

/** Profiles change on the profile's own screens, which replace this answer. */
const freshMs = 5 * 60_000;

/** The signed-in candidate's languages, from one cached read of the own profile; undefined while loading and for others. */
export const useOwnLanguages = (): OwnLanguages | undefined => {
  const session = useSession();
  const isCandidate = session?.userType === 'candidate';
  const { data } = useQuery({
    ...queryOf(candidateCalls.profile, { params: { id: session?.user.id ?? 0 } }),
    enabled: isCandidate,
    staleTime: freshMs,
  });
  return isCandidate ? data : undefined;
};

export const isStated = ({ languages }: OwnLanguages): boolean => languages.length > 0;

/** Where candidates state their languages; with a tag, that language's row is open, added where it is not stated. */
export const ownLanguagesForm = (language?: string): string =>
  linkTo('candidateProfile', {}, { mode: 'languages', language });
