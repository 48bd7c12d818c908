import { packLanguages } from '#functions/data/packed-languages.ts';
import { storedFields } from '#functions/data/plain-fields.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { candidateEntries } from '#functions/services/search/candidate-entries.ts';
import { jobEntries } from '#functions/services/search/job-entries.ts';
import type { SearchEntry } from '#functions/services/search/port/port.ts';
import type { DemoCandidate } from '#infra/local/demo-data/demo-types.ts';
import { makeCandidates } from '#infra/local/demo-data/make-candidates.ts';
import { createRandom } from '#infra/local/demo-data/random.ts';
import { candidateFields } from '#shared/domain/candidate-fields.ts';
import { addMs, epochMs, type IsoInstant, toIso } from '#shared/domain/time.ts';
import type { benchJobs } from '../bench-jobs.ts';

/** Entries of one batch, as many as a rebuild reads at a time. */
const batchSize = 500;

type JobMaker = ReturnType<typeof benchJobs>['makeJob'];

/** The entries of jobs 1 to `count`, newest first, made batch by batch: a million of them never exist together. */
export async function* jobBatches(makeJob: JobMaker, count: number): AsyncGenerator<SearchEntry[]> {
  for (let last = count; last > 0; last -= batchSize) {
    yield jobEntries(Array.from({ length: Math.min(batchSize, last) }, (_, index) => makeJob(last - index)));
  }
}

/** Different profiles; more candidates have the same ones at other times. */
const profiles = 2_000;
/** Names are not indexed. */
const makeName = () => ({ given: '', family: '', full: '' });

/** The entries of masked candidates 1 to `count`, batch by batch: the demo's profiles with rows of languages. */
export async function* candidateBatches(count: number): AsyncGenerator<SearchEntry[]> {
  const random = createRandom(1);
  const start = epochMs(Date.UTC(2026, 5, 1));
  const people = makeCandidates(random, makeName, Math.min(profiles, count), start);
  for (let first = 1; first <= count; first += batchSize) {
    const ids = Array.from({ length: Math.min(batchSize, count - first + 1) }, (_, index) => first + index);
    yield candidateEntries(
      ids.flatMap((id) => {
        const person = people[id % people.length];
        return person ? [summaryOf(person, id, toIso(addMs(start, id * 60_000)))] : [];
      }),
    );
  }
}

function summaryOf(person: DemoCandidate, id: number, created_at: IsoInstant): CandidateSummary {
  const { name, email, phone, has_cv, has_video, profile_public } = person;
  return {
    ...{ id, name, email, phone, has_cv, has_video, profile_public },
    ...storedFields(candidateFields, person),
    languages: packLanguages(person),
    avatar: null,
    video_public: false,
    paused: false,
    in_showcase: true,
    blocks: [],
    state: 'active',
    created_at,
  };
}
