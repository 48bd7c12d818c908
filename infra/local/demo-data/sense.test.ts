import { expect, test } from 'vitest';
import { placeholdersIn } from '#shared/domain/message-templates.ts';
import { redactContacts } from '#shared/domain/redaction/redaction.ts';
import { addDays, dayMs, epochMs } from '#shared/domain/time.ts';
import { communities, communityOf } from './communities.ts';
import { companies } from './companies.ts';
import { countryOf, mobileStartOf } from './countries.ts';
import { reaches } from './levels.ts';
import { itemAt } from './look-up.ts';
import { fits } from './make-applications.ts';
import { makeDemoData } from './make-demo-data.ts';
import { roleNames, roles } from './roles.ts';

const now = epochMs(Date.UTC(2026, 5, 1));
const data = makeDemoData(now);
const { candidates, recruiters, jobs, applications, shortlist } = data;

const textsOf = (one: object): string[] =>
  Object.values(one).flatMap((value) => {
    if (typeof value === 'string') return [value];
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  });

test('candidates apply for jobs in their language, with at least the required level', () => {
  for (const { candidate, job } of applications) {
    const [who, what] = [itemAt(candidates, candidate), itemAt(jobs, job)];
    expect(who.language).toBe(what.language);
    expect(reaches(who.level, roles[what.role].level)).toBe(true);
    expect(fits(who, what)).toBe(true);
  }
});

test('recruiters shortlist applicants of their jobs, with statuses that agree with the application', () => {
  const made = new Map(applications.map((application) => [`${application.job}-${application.candidate}`, application]));
  for (const { recruiter, candidate, job, status } of shortlist) {
    const application = made.get(`${job}-${candidate}`);
    expect(itemAt(jobs, job).recruiter).toBe(recruiter);
    expect(application?.status === 'rejected').toBe(status === 'rejected');
    expect(application?.status === 'hired').toBe(status === 'hired');
  }
});

test('whoever is shortlisted among the applicants of a recruiter is on the shortlist', () => {
  const listed = new Set(shortlist.map(({ recruiter, candidate }) => `${recruiter}-${candidate}`));
  for (const { status, candidate, job } of applications) {
    if (status === 'shortlisted') expect(listed).toContain(`${itemAt(jobs, job).recruiter}-${candidate}`);
  }
});

test('hires at most one applicant for a job', () => {
  const filled = applications.filter(({ status }) => status === 'hired').map(({ job }) => job);
  expect(new Set(filled).size).toBe(filled.length);
});

test('repeats neither the text of a posting nor the name of a person', () => {
  const descriptions = jobs.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  const names = [...candidates, ...recruiters].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('leaves no placeholders or missing values in any text', () => {
  for (const one of [...candidates, ...recruiters, ...jobs, ...applications, ...shortlist]) {
    for (const text of textsOf(one)) {
      expect(text).not.toMatch(/undefined|null|NaN|[{}]| {2}|in Remote|English (and|to) English|^ | $/);
    }
  }
});

test('describes remote work as remote and names no office for it', () => {
  const remote = jobs.filter(({ location }) => location === 'Remote');
  expect(remote.length).toBeGreaterThan(20);
  for (const { description } of remote) {
    expect(description).toMatch(/fully remote|All of them are remote/);
    expect(description).not.toMatch(/in our office|on site in/);
  }
});

test('requires a level of the job’s language of every applicant', () => {
  for (const { requirements, language, text_language } of jobs) {
    if (text_language !== 'en') expect(requirements.split('\n')[0]).toMatch(/(?:B1|B2|C1|C2)/);
    else expect(requirements).toMatch(new RegExp(`^• ${language} at (B1|B2|C1|C2)`));
  }
  const japanese = jobs.filter(
    ({ language, role, text_language }) =>
      language === 'Japanese' && roles[role].level !== 'C2' && text_language === 'en',
  );
  for (const { requirements } of japanese) expect(requirements).toContain('JLPT N');
});

test('states salaries that fit hours, level and currency', () => {
  for (const { salary_min, salary_max, job_type } of jobs) {
    if (job_type === 'freelance') expect([salary_min, salary_max]).toEqual([null, null]);
    if (salary_min !== null && salary_max !== null) {
      expect(salary_max).toBeGreaterThan(salary_min);
      expect(salary_max).toBeLessThan(salary_min * 1.5);
    }
  }
  const fullTime = jobs.filter((job) => job.job_type === 'full-time' && job.salary_min !== null);
  const euros = fullTime.filter(({ salary_currency }) => salary_currency === 'EUR');
  for (const { salary_min } of euros) {
    expect(salary_min).toBeGreaterThan(12_000);
    expect(salary_min).toBeLessThan(130_000);
  }
});

test('posts jobs only of verified recruiters with a current subscription', () => {
  for (const { recruiter, created_at } of jobs) {
    const { verified, subscription } = itemAt(recruiters, recruiter);
    expect(verified && subscription?.pending === false).toBe(true);
    expect(created_at).toBeGreaterThan(subscription?.started_at ?? now);
    expect(created_at).toBeLessThanOrEqual(now);
  }
});

test('lists people and jobs from the oldest to the newest', () => {
  for (const list of [candidates, recruiters, jobs]) {
    const times = list.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted((left, right) => left - right));
  }
});

test('has texts that name only roles, languages and places that exist', () => {
  for (const company of companies) {
    expect(roleNames).toEqual(expect.arrayContaining([...company.roles]));
    expect([company.recruiter, ...company.languages].map(communityOf)).not.toContain(undefined);
    expect(company.offices.map(countryOf)).not.toContain(undefined);
  }
  expect(communities.flatMap(({ cities }) => cities).map(mobileStartOf)).not.toContain('');
});

test('has postings in German, Japanese and Arabic, and postings with texts in several languages', () => {
  const main = new Set(jobs.map(({ text_language }) => text_language));
  expect([...main].sort()).toEqual(['ar', 'de', 'en', 'ja']);
  const further = jobs.filter(({ texts = [] }) => texts.length > 1);
  expect(further.length).toBeGreaterThan(5);
  for (const { texts = [], text_language } of jobs) {
    const languages = [text_language, ...texts.map(({ language }) => language)];
    expect(new Set(languages).size).toBe(languages.length);
  }
});

test('the demo’s people write in several languages, and only with companies that the candidate applied to', () => {
  const applied = new Set(applications.map(({ candidate, job }) => `${itemAt(jobs, job).recruiter}-${candidate}`));
  const { threads } = data;
  expect(threads).toHaveLength(5);
  expect(new Set(threads.map(({ recruiter, candidate }) => `${recruiter}-${candidate}`)).size).toBe(threads.length);
  expect(threads.filter(({ candidate }) => candidate === 0)).toHaveLength(2);
  for (const { recruiter, candidate, messages } of threads) {
    expect(applied.has(`${recruiter}-${candidate}`)).toBe(true);
    expect(messages.map(({ at }) => at)).toEqual(messages.map(({ at }) => at).toSorted((left, right) => left - right));
    expect(placeholdersIn(JSON.stringify(messages))).toEqual([]);
    for (const { text } of messages) expect(redactContacts(text)).toBe(text);
  }
});

test('the demo’s people have interviews: offered, agreed on for the next days, and held with a scorecard', () => {
  const applied = new Set(applications.map(({ candidate, job }) => `${job}-${candidate}`));
  const { interviews } = data;
  const own = interviews.filter(({ recruiter }) => recruiter === 0);
  const stateOf = ({ agreed }: (typeof own)[number]) => (agreed ? (agreed.at > now ? 'agreed' : 'held') : 'offered');
  expect(own.map(stateOf)).toEqual(['offered', 'agreed', 'held']);
  expect(interviews.filter(({ candidate }) => candidate === 0).map(stateOf)).toEqual(['offered', 'agreed']);
  for (const { job, candidate, offered_at, times, agreed, scorecard } of interviews) {
    expect(applied.has(`${job}-${candidate}`)).toBe(true);
    expect(offered_at).toBeLessThan(now);
    for (const each of times) expect(each).toBeGreaterThan(offered_at);
    if (!agreed) continue;
    expect(times).toContain(agreed.at);
    expect(agreed.picked_at).toBeGreaterThan(offered_at);
    expect(agreed.picked_at).toBeLessThan(Math.min(now, agreed.at));
    expect(scorecard !== undefined).toBe(agreed.at < now);
  }
});

test.each([0, 1, 2, 3, 4, 5, 6])(
  'the agreed Thursday is one from two to eight days after day %i of the week',
  (day) => {
    const at = addDays(now, day + 0.99);
    const agreed = makeDemoData(at).interviews.at(-1)?.agreed?.at ?? 0;
    expect(new Date(agreed).getUTCDay()).toBe(4);
    expect(agreed - at).toBeGreaterThan(dayMs);
    expect(agreed - at).toBeLessThan(9 * dayMs);
  },
);
