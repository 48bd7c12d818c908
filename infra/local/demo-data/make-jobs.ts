import type { SalaryCurrency } from '#shared/domain/constants.ts';
import type { DemoJob, DemoRecruiter } from './demo-types.ts';
import { benefits, kindsOfWork } from './kinds-of-work.ts';
import { dayMs, fill } from './make-people.ts';
import { communities } from './people.ts';
import type { Random } from './random.ts';

/** Currency of a country's salaries and roughly what a US dollar is in it; elsewhere dollars. */
const currencies: readonly [countries: RegExp, SalaryCurrency, rate: number][] = [
  [/Germany|Austria|France|Belgium|Spain|Portugal|Italy|Netherlands|Greece|Ireland|Finland|Latvia/, 'EUR', 0.9],
  [/India/, 'INR', 28],
  [/Japan/, 'JPY', 120],
  [/UK/, 'GBP', 0.75],
  [/Lugano|Zürich/, 'CHF', 1.1],
  [/Canada/, 'CAD', 1.3],
  [/Australia/, 'AUD', 1.4],
  [/Singapore/, 'SGD', 1.3],
  [/UAE/, 'AED', 3.7],
];

const salaryOf = (random: Random, [low, high]: readonly [number, number], location: string) => {
  const [, salary_currency, rate] = currencies.find(([countries]) => countries.test(location)) ?? [
    /$/,
    'USD' as const,
    1,
  ];
  const step = rate > 10 ? 10_000 : 500;
  const rounded = (amount: number) => Math.round((amount * rate) / step) * step;
  const from = random.int(low, (low + high) / 2);
  const salary_min = random.chance(0.85) ? rounded(from) : null;
  const salary_max = random.chance(0.8) ? rounded(random.int(from + 4_000, high)) : null;
  return { salary_min, salary_max, salary_currency };
};

const bullets = (lines: readonly string[]): string => lines.map((line) => `• ${line}`).join('\n');

const makeJob = (random: Random, recruiter: number, { company_name }: DemoRecruiter, now: number): DemoJob => {
  const { language, cities } = random.pick(communities);
  const work = random.pick(kindsOfWork);
  const location = random.chance(0.12) ? 'Remote' : random.pick(cities);
  const values = { language, company: company_name, city: location.split(',')[0] ?? location };
  const filled = (text: string) => fill(text, values);
  return {
    recruiter,
    title: filled(random.pick(work.titles)),
    description: [
      filled(random.pick(work.intro)),
      bullets(random.some(work.tasks, random.int(3, 4)).map(filled)),
      'Tell us in a few lines why this is yours; a short video says even more.',
    ].join('\n\n'),
    requirements: bullets(random.some(work.requirements, random.int(3, 4)).map(filled)),
    benefits: random.chance(0.1) ? '' : bullets(random.some(benefits, random.int(2, 5))),
    language,
    location,
    job_type: random.pick(work.jobTypes),
    experience_level: random.pick(work.levels),
    ...(random.chance(0.1)
      ? { salary_min: null, salary_max: null, salary_currency: 'USD' as const }
      : salaryOf(random, work.salary, location)),
    closing_date: random.chance(0.5) ? new Date(now + random.int(3, 60) * dayMs).toISOString().slice(0, 10) : null,
    is_active: random.chance(0.93),
    created_at: now - random.int(dayMs / 24, 58 * dayMs),
  };
};

/** How many jobs are sure to belong to the recruiter to sign in as. */
export const ownJobs = 8;

/** The demo's jobs, all of verified recruiters; the first eight belong to the first recruiter. */
export const makeJobs = (
  random: Random,
  count: number,
  recruiters: readonly DemoRecruiter[],
  now: number,
): DemoJob[] => {
  const posting = recruiters.flatMap((recruiter, index) => (recruiter.verified ? [{ recruiter, index }] : []));
  return Array.from({ length: count }, (_, index) => {
    const own = index < ownJobs ? posting[0] : undefined;
    const by = own ?? random.pick(posting);
    return makeJob(random, by.index, by.recruiter, now);
  });
};
