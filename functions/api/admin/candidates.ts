import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { answeredFields } from '#functions/data/plain-fields.ts';
import { stateFlags } from '#functions/entities/account/stored-account.ts';
import { auditListRead } from '#functions/entities/audit/read-audit-store.ts';
import { newestCandidates } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { adminCalls } from '#shared/contracts/admin.ts';
import type { ListedCandidate } from '#shared/contracts/admin-lists.ts';
import { candidateFields } from '#shared/domain/candidate-fields.ts';
import { accountFilter } from './account-filter.ts';
import { accountTotal } from './account-total.ts';

/** Candidates for the user management and, with all fields, for the database viewer, newest first. */
export const candidates: UseCase<typeof adminCalls.candidates> = async ({ query, page, caller, now }) => {
  const { items, next } = await newestCandidates({ page, ...accountFilter(query, searchedTexts) });
  await auditListRead(
    caller,
    'candidate',
    items.map(({ id }) => id),
    now,
  );
  const total = await accountTotal(query, 'candidates', { page, next, now });
  const toShown = query.fields === 'all' ? toWhole : toListed;
  return { items: items.map(toShown), next, total };
};

const searchedTexts = ({ name, email, phone, address, language, skills }: CandidateSummary) => [
  name,
  email,
  phone,
  address,
  language,
  ...skills,
];

function toListed(candidate: CandidateSummary): ListedCandidate {
  const { id, name, email, phone, created_at, state } = candidate;
  const fields = answeredFields(candidateFields, candidate);
  return { id, name, email, phone, ...fields, created_at, type: 'candidate', ...stateFlags(state) };
}

/** The same with the rest of the summary, which the list has read anyway. */
function toWhole(candidate: CandidateSummary): ListedCandidate {
  const { avatar, has_cv, has_video, video_public, profile_public, languages } = candidate;
  const further = { avatar, has_cv, has_video, video_public, profile_public, ...unpackLanguages(languages) };
  return { ...toListed(candidate), ...further };
}
