import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { itemSchema, summaryOf, toItem } from '#functions/data/summary.ts';
import { candidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { isListed } from '#functions/entities/candidate/visibility.ts';
import { jobSummary, storedJob } from '#functions/entities/job/stored-job.ts';
import { isPublicJob } from '#functions/entities/job/visibility.ts';
import type { NewSearchTask } from '#functions/entities/saved-search/put-search-task.ts';
import { type IsoInstant, toIso } from '#shared/domain/time.ts';
import type { Concern, Effect } from './effect.ts';

type Image = NonNullable<Change['before']>;

const job = itemSchema({
  summary: z.pick(jobSummary, { id: true, is_active: true }),
  withdrawn: storedJob.shape.withdrawn,
});
const posted = itemSchema({ summary: z.pick(jobSummary, { created_at: true }) });
const candidate = itemSchema({ summary: z.pick(candidateSummary, { id: true, state: true, paused: true }) });
/** What searches can find of a candidate. */
const searched = itemSchema({
  summary: z.pick(candidateSummary, {
    subtitle: true,
    occupation: true,
    skills: true,
    language: true,
    languages: true,
    location: true,
    experience: true,
  }),
});

/** What a search can find of a public job, in the form of its item, in which tasks store it. */
export const searchedJob = ({ description, texts, requirements, ...image }: Image) =>
  toItem({ summary: summaryOf(image), description, texts, requirements });

type Task = Pick<NewSearchTask, 'kind' | 'id'>;

const taskOf = (task: Task, previous: Image | undefined, at: IsoInstant, new_until: IsoInstant = at): Effect[] => [
  { kind: 'search_task', task: { ...task, at, new_until }, previous },
];

function aboutJob({ before, after, at: changedAt }: Change): Effect[] {
  if (!after) return [];
  const { summary } = job.parse(after);
  if (!isPublicJob(summary)) return [];
  const [task, at] = [{ kind: 'jobs', id: summary.id } as const, toIso(changedAt)];
  const old = before && job.parse(before);
  // It was withdrawn with its recruiter's rights and comes back with them: it is as old as before.
  if (old?.withdrawn) return taskOf(task, undefined, at, posted.parse(after).summary.created_at);
  if (!before || !isPublicJob(old?.summary)) return taskOf(task, undefined, at);
  return isDeepStrictEqual(searchedJob(before), searchedJob(after)) ? [] : taskOf(task, before, at);
}

function aboutCandidate({ before, after, at: changedAt }: Change): Effect[] {
  if (!after) return [];
  const { summary } = candidate.parse(after);
  if (!isListed(summary)) return [];
  const [task, at] = [{ kind: 'candidates', id: summary.id } as const, toIso(changedAt)];
  if (!before || !isListed(candidate.parse(before).summary)) return taskOf(task, undefined, at);
  return isDeepStrictEqual(searched.parse(before), searched.parse(after)) ? [] : taskOf(task, before, at);
}

/**
 * The task to compare a job or candidate with the saved searches, when it can be found for the first time, or when
 * something changed by which it is found. The effect has the image before, of which the task stores what could be found.
 */
export const searchTasks: Concern = (change) => {
  if (change.entity === 'job') return aboutJob(change);
  return change.entity === 'candidate' ? aboutCandidate(change) : [];
};
