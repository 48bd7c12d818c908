import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { shownPerson } from '#functions/services/search/shown-person.ts';
import type { applicationCalls } from '#shared/contracts/applications.ts';
import type { QueryOf } from '#shared/contracts/define.ts';
import { hasLabel } from '#shared/domain/labels.ts';
import { maskCandidate } from '#shared/domain/redaction/masked-candidate.ts';
import type { Keep, ProfiledApplication } from './profiled-applications.ts';

/** Of which of these candidates a masked list shows the name. */
export type NamesOf = (candidateIds: readonly number[]) => Promise<ReadonlySet<number>>;

/**
 * What the filters of a list of applicants keep; undefined without any. Texts are compared as the list shows them: those of a
 * masked applicant are redacted before. Comparing them loads code and names of languages.
 */
export async function keepFor(
  { status, keyword, language, label }: QueryOf<typeof applicationCalls.applicants>,
  namesOf: NamesOf | 'all',
): Promise<Keep> {
  const isAt = ({ application }: ProfiledApplication) =>
    (!status || application.summary.status === status) && (!label || hasLabel(application.labels, label));
  if (!keyword && !language) return status || label ? async (applicants) => applicants.filter(isAt) : undefined;
  const { shownFilter } = await import('#functions/services/search/shown-filter.ts');
  const matches = await shownFilter({ keyword, language });
  return async (applicants) => {
    const atStatus = applicants.filter(isAt);
    const ids = keyword ? atStatus.map(({ profile }) => profile.summary.id) : [];
    const named = namesOf === 'all' ? namesOf : await namesOf(ids);
    return atStatus.filter(({ profile }) => matches?.(shownOf(profile, named)) !== false);
  };
}

function shownOf({ summary }: ProfiledApplication['profile'], named: ReadonlySet<number> | 'all') {
  const { languages } = unpackLanguages(summary.languages);
  if (named === 'all') return shownPerson({ ...summary, languages });
  const name = named.has(summary.id) ? summary.name : null;
  return shownPerson({ ...maskCandidate(summary), name, languages });
}
