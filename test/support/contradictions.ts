import { parseApplication, type StoredApplication } from '#functions/entities/application/stored-application.ts';
import { parseShortlistEntry, type StoredEntry } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { applicationAt } from '#shared/domain/hiring-pipeline.ts';
import type { TestApi } from './api.ts';

/** Whether an application and the recruiter's entry with its candidate show one state (decision 84). */
function agree({ summary, on_shortlist }: StoredApplication, entry: StoredEntry | undefined): boolean {
  const isNamed = entry?.summary.job?.id === summary.job_id;
  if (!on_shortlist) return !isNamed;
  return isNamed && entry.has_application === true && applicationAt[entry.summary.status] === summary.status;
}

/** The ids of stored applications and entries that contradict each other. */
export async function contradictions(api: Pick<TestApi, 'scan'>): Promise<string[]> {
  const items = await api.scan();
  const applications = items.filter(({ entity }) => entity === 'application').map(parseApplication);
  const entries = items.filter(({ entity }) => entity === 'shortlist_entry').map(parseShortlistEntry);
  const applied = new Set(applications.map(({ summary }) => summary.application_id));
  const entryOf = ({ summary: { recruiter_id, candidate_id } }: StoredApplication) =>
    entries.find(({ summary }) => summary.id === `${recruiter_id}-${candidate_id}`);
  const alone = entries.filter(
    ({ summary, has_application }) => has_application && !applied.has(`${summary.job?.id}-${summary.candidate.id}`),
  );
  return [
    ...applications.filter((each) => !agree(each, entryOf(each))).map(({ summary }) => summary.application_id),
    ...alone.map(({ summary }) => summary.id),
  ];
}
