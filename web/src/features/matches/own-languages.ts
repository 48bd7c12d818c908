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
  /** The list of first steps is put away. */
  first_steps_hidden?: true | undefined;
}

/** Profiles change on the profile's own screens, which replace this answer. */
const freshMs = 5 * 60_000;

/** The signed-in candidate's languages, from one cached read of the own profile; undefined while loading and for others. */
export const useOwnLanguages = (): OwnLanguages | undefined => useOwnRead().data;

/** Whether that read has no outcome yet: what depends on it would appear later. Retries do not count, as offline. */
export const useIsReadingLanguages = (): boolean => useOwnRead().isLoading;

const useOwnRead = () => {
  const session = useSession();
  const isCandidate = session?.userType === 'candidate';
  const { data, isLoading, failureCount } = useQuery({
    ...queryOf(candidateCalls.profile, { params: { id: session?.user.id ?? 0 } }),
    enabled: isCandidate,
    staleTime: freshMs,
  });
  return { data: isCandidate ? data : undefined, isLoading: isLoading && failureCount === 0 };
};

export const isStated = ({ languages }: OwnLanguages): boolean => languages.length > 0;

/** Where candidates state their languages; with a tag, that language's row is open, added where it is not stated. */
export const ownLanguagesForm = (language?: string): string =>
  linkTo('candidateProfile', {}, { mode: 'languages', language });
