import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { candidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { jobSummary, storedJob } from '#functions/entities/job/stored-job.ts';
import type { NewSearchTask } from '#functions/entities/saved-search/put-search-task.ts';
import { toIso } from '#shared/domain/time.ts';
import type { Concern, Effect } from './effect.ts';

type Image = NonNullable<Change['before']>;

const job = itemSchema({
  summary: z.pick(jobSummary, { id: true, is_active: true }),
  withdrawn: storedJob.shape.withdrawn,
});
const candidate = itemSchema({ summary: z.pick(candidateSummary, { id: true, state: true }) });
/** What searches can find of a candidate. */
const searched = itemSchema({
  summary: z.pick(candidateSummary, {
    subtitle: true,
    skills: true,
    language: true,
    languages: true,
    location: true,
    experience: true,
  }),
});

/** What a search can find of a job while it is public. */
const searchedJob = ({ card, description, requirements }: Image) => ({
  card: { ...Object(card), is_active: true, status: 'active' },
  description,
  requirements,
});

const taskOf = (task: Pick<NewSearchTask, 'kind' | 'id'>, former: Image | undefined, { at }: Change): Effect[] => [
  { kind: 'search_task', task: { ...task, at: toIso(at) }, former },
];

/** A job that was withdrawn with its recruiter's rights is not new when it comes back with them. */
const wasPublic = (before: Image): boolean => {
  const { summary, withdrawn } = job.parse(before);
  return summary.is_active || withdrawn === true;
};

function aboutJob(change: Change): Effect[] {
  const { before, after } = change;
  if (!after) return [];
  const { id, is_active } = job.parse(after).summary;
  if (!is_active) return [];
  if (!before || !wasPublic(before)) return taskOf({ kind: 'jobs', id }, undefined, change);
  if (isDeepStrictEqual(searchedJob(before), searchedJob(after))) return [];
  return taskOf({ kind: 'jobs', id }, before, change);
}

function aboutCandidate(change: Change): Effect[] {
  const { before, after } = change;
  if (!after) return [];
  const { id, state } = candidate.parse(after).summary;
  if (state !== 'active') return [];
  if (!before || candidate.parse(before).summary.state !== 'active') {
    return taskOf({ kind: 'candidates', id }, undefined, change);
  }
  const [old, present] = [searched.parse(before), searched.parse(after)];
  return isDeepStrictEqual(old, present) ? [] : taskOf({ kind: 'candidates', id }, before, change);
}

/**
 * The task to compare a job or candidate with the saved searches, when it can be found for the first time, or when
 * something changed by which it is found. The effect has the image before, of which the task stores what could be found.
 */
export const searchTasks: Concern = (change) => {
  if (change.entity === 'job') return aboutJob(change);
  return change.entity === 'candidate' ? aboutCandidate(change) : [];
};
