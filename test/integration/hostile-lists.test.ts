import { beforeAll, expect, it } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { putNewApplication } from '#functions/entities/application/application-store.ts';
import type { ApplicationSummary } from '#functions/entities/application/stored-application.ts';
import { newEntryWrites } from '#functions/entities/shortlist/entry-writes.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { hostileTexts, minTime, plainText } from '#test/support/hostile-texts.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const rows = 25;
const length = 1_000;
const kinds: [name: string, text: string][] = [['plain', plainText(length)], ...hostileTexts(length)];
/** Each kind of text has a recruiter of its own, with a job of the same id, its applicants, and as many shortlisted candidates. */
const recruiters = new Map<string, Principal>();

const ofKind = (name: string) => {
  const found = recruiters.get(name);
  if (!found) throw new Error(`There is no recruiter of ${name}.`);
  return found;
};

const candidateOf = (id: number) => ({
  id,
  name: 'Niko',
  email: 'n@test.example',
  phone: '',
  subtitle: '',
  language: 'Finnish',
  languages: '',
  location: '',
  experience: '',
  has_video: false,
  paused: false,
});

/** Later kinds are later: a page of the admins' list has the applications of one kind. */
const at = (kind: number, row: number) => toIso(epochMs(1_800_000_000_000 + kind * rows + row));

/** Stores texts as they are, as before they were bounded after normalisation; each is as long as its field. */
async function store(kind: number, text: string): Promise<Principal> {
  const recruiter = await makePrincipal('recruiter', kind + 1);
  await subscribe(recruiter.id);
  const { id: jobId, title, company_name, location, language, job_type } = await makeJob(recruiter.id, recruiter.id);
  for (let row = 0; row < rows; row += 1) {
    const candidateId = row + 1;
    const summary: ApplicationSummary = {
      application_id: `${jobId}-${candidateId}`,
      job_id: jobId,
      candidate_id: candidateId,
      recruiter_id: recruiter.id,
      status: 'applied',
      applied_at: at(kind, row),
      job: { id: jobId, title, company_name, location, language, job_type },
      masked_name: 'N***',
      language: 'Finnish',
    };
    await transact({ application: putNewApplication(summary, text) });
    const entry = newEntryWrites({
      id: `${recruiter.id}-${candidateId}`,
      recruiter_id: recruiter.id,
      candidate: {
        ...candidateOf(candidateId),
        subtitle: text.slice(0, 160),
        location: text.slice(0, 100),
        skills: [text.slice(0, 60)],
      },
      job: null,
      status: 'active',
      notes: text,
      shortlisted_at: at(kind, row),
      unlocked: false,
    });
    await transact(entry);
  }
  return recruiter;
}

let admin: Principal;
/** Where the page of each kind begins in the admins' list. */
const cursors = new Map<string, string | undefined>();
const allApplications = (cursor: string | undefined) =>
  api.call(applicationCalls.all, {
    token: admin.token,
    query: { fields: 'all', limit: String(rows), ...(cursor === undefined ? {} : { cursor }) },
  });

beforeAll(async () => {
  for (let id = 1; id <= rows; id += 1) await makePrincipal('candidate', id);
  for (const [kind, [name, text]] of kinds.entries()) recruiters.set(name, await store(kind, text));
  admin = await makePrincipal('admin', 1);
  let cursor: string | undefined;
  for (const [name] of kinds.toReversed()) {
    cursors.set(name, cursor);
    const { headers } = await allApplications(cursor);
    cursor = /[?&]cursor=([^&>]+)/.exec(headers.link ?? '')?.[1];
  }
});

/** The time of a task in times of another, measured in turns; again when it is above 2, as other processes only ever add to it. */
async function ratioOf(task: () => unknown, other: () => unknown, attempts = 10): Promise<number> {
  let [time, plain] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < 4; run += 1) {
    plain = Math.min(plain, await minTime(1, other));
    time = Math.min(time, await minTime(1, task));
  }
  const ratio = time / plain;
  return ratio > 2 && attempts > 1 ? Math.min(ratio, await ratioOf(task, other, attempts - 1)) : ratio;
}

/** The lists that mask texts while they are read. */
const lists = {
  'all applications with their messages': (_, name) => allApplications(cursors.get(name)),
  applicants: ({ token, id }) => api.call(applicationCalls.applicants, { token, params: { id } }),
  'the shortlist': ({ token, id }) => api.call(shortlistCalls.ofRecruiter, { token, params: { id } }),
} satisfies Record<string, (recruiter: Principal, name: string) => Promise<{ body: unknown }>>;

it.each(Object.entries(lists))(
  'lists %s with hostile texts in at most twice the time of plain ones',
  async (_, call) => {
    const list = async (name: string) => expect((await call(ofKind(name), name)).body).toHaveLength(rows);
    // The code is compiled, and its caches are full.
    for (const [name] of kinds) await list(name);
    const slow: string[] = [];
    for (const [name] of kinds) {
      const ratio = await ratioOf(
        () => list(name),
        () => list('plain'),
      );
      if (ratio > 2) slow.push(`${name}: ${ratio.toFixed(2)} times`);
    }
    expect(slow).toEqual([]);
  },
);
