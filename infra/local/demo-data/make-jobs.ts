import { dayOf } from '#shared/domain/closing-date.ts';
import { lastClosingDay, maxOpenDays } from '#shared/domain/job-life.ts';
import type { ExperienceLevel } from '#shared/domain/job-terms.ts';
import { addDays, addMs, type EpochMs, epochMs, hourMs } from '#shared/domain/time.ts';
import { communityOf } from './communities.ts';
import { countryOf } from './countries.ts';
import type { DemoJob, DemoRecruiter } from './demo-types.ts';
import { needsOf } from './job-needs.ts';
import { type Opening, remote } from './opening.ts';
import { makeTexts, titleOf } from './posting-texts.ts';
import { type Random, timeBetween } from './random.ts';
import { type RoleName, roles, rolesIn } from './roles.ts';
import { makeSalary } from './salaries.ts';
import { translateJobs } from './translate-jobs.ts';

/** Number of jobs of the recruiter of the demo's sign-in. */
const ownJobs = 12;

/** Weights of the recruiters by plan: a bigger plan has more postings. */
const postingsByPlan = { trial: 1, basic: 3, premium: 6, enterprise: 9 };

interface Position {
  name: RoleName;
  language: string;
  location: string;
  office: string;
}

const makePosition = (random: Random, { company }: DemoRecruiter): Position | undefined => {
  const language = random.weighted(company.languages, (each) => communityOf(each).share);
  const names = company.roles.filter((name) => rolesIn(language).has(name));
  if (names.length === 0) return undefined;
  const name = random.pick(names);
  const office = random.pick(company.offices);
  const isRemote = roles[name].workplace === 'office' && random.chance(0.2);
  return { name, language, location: isRemote ? remote : office, office };
};

const makeJob = (
  random: Random,
  recruiter: number,
  { company, subscription }: DemoRecruiter,
  { name, language, location, office }: Position,
  now: EpochMs,
): DemoJob => {
  const role = roles[name];
  const job_type = random.pick(role.jobTypes);
  const experience_level: ExperienceLevel = job_type === 'internship' ? 'entry' : random.pick(role.levels);
  const salary = makeSalary(random, role, { job_type, experience_level }, office);
  const hasSalary = salary.salary_min !== null;
  const opening: Opening = { role, company, office, language, location, job_type, experience_level, hasSalary };
  const texts = makeTexts(random, opening);
  const { zone } = countryOf(office);
  const wantedDay = dayOf(addDays(now, random.chance(0.5) ? random.int(3, 60) : maxOpenDays));
  const is_active = random.chance(0.93);
  // Posting requires a subscription, and jobs of longer ago have ended.
  const earliest = Math.max(addMs(subscription?.started_at ?? now, hourMs), addDays(now, 5 - maxOpenDays));
  const created_at = timeBetween(random, epochMs(Math.min(earliest, addMs(now, -hourMs))), addMs(now, -hourMs));
  const lastDay = lastClosingDay(zone, created_at);
  return {
    recruiter,
    role: name,
    title: titleOf(opening),
    text_language: 'en',
    occupation: role.occupation,
    ...texts,
    language,
    language_requirements: needsOf(name, language),
    location,
    country: countryOf(office).code,
    job_type,
    experience_level,
    ...salary,
    closing_date: [wantedDay, lastDay].sort()[0] ?? lastDay,
    closing_zone: zone,
    is_active,
    created_at,
  };
};

/**
 * Makes the demo's jobs, oldest first, all of verified recruiters with a subscription. A company has at most one
 * posting for a combination of role, language and place.
 */
export const makeJobs = (
  random: Random,
  count: number,
  recruiters: readonly DemoRecruiter[],
  now: EpochMs,
): DemoJob[] => {
  const posting = recruiters.flatMap((recruiter, index) =>
    recruiter.subscription && !recruiter.subscription.pending
      ? [{ recruiter, index, share: postingsByPlan[recruiter.subscription.plan] }]
      : [],
  );
  const jobs = new Map<string, DemoJob>();
  const post = (by: (typeof posting)[number]) => {
    const position = makePosition(random, by.recruiter);
    const key = `${by.index} ${position?.name} ${position?.language} ${position?.location}`;
    if (position && !jobs.has(key)) jobs.set(key, makeJob(random, by.index, by.recruiter, position, now));
  };
  const [own] = posting;
  while (own && jobs.size < Math.min(ownJobs, count)) post(own);
  while (jobs.size < count) post(random.weighted(posting, ({ share }) => share));
  const oldestFirst = [...jobs.values()].sort((left, right) => left.created_at - right.created_at);
  return translateJobs(oldestFirst, recruiters);
};
