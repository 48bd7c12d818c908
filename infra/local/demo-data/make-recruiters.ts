import type { PlanKey } from '#shared/domain/payment-terms.ts';
import { addDays, addMs, dayMs, type EpochMs } from '#shared/domain/time.ts';
import { communityOf } from './communities.ts';
import type { Company } from './companies.ts';
import { companies } from './companies.ts';
import type { DemoRecruiter } from './demo-types.ts';
import { asciiOf, type MakeName, makePhone } from './make-names.ts';
import type { Random } from './random.ts';

const pageOf = ({ name, about, offices: [location] }: Company): DemoRecruiter['page'] => ({
  about,
  website: `https://www.${asciiOf(name)}.example`,
  location,
});

/** The recruiter of the demo's sign-in, verified and with a paid premium plan. */
const rafael = (company: Company, now: EpochMs): DemoRecruiter => ({
  name: 'Rafael Lima',
  email: 'recruiter@demo.test',
  phone: '+351911987654',
  address: company.offices[0],
  company_name: company.name,
  company,
  page: pageOf(company),
  verified: true,
  subscription: { plan: 'premium', started_at: addDays(now, -24), pending: false },
  created_at: addDays(now, -90),
});

/** Minimum and maximum age of a current subscription, in days. */
const startedDaysAgo: Readonly<Record<PlanKey, readonly [number, number]>> = {
  trial: [2, 5],
  basic: [8, 27],
  premium: [8, 27],
  enterprise: [20, 58],
};

const makeSubscription = (random: Random, now: EpochMs): DemoRecruiter['subscription'] => {
  const state = random.keyOf({ none: 2, pending: 2, trial: 3, basic: 6, premium: 8, enterprise: 4 });
  if (state === 'none') return undefined;
  const plan = state === 'pending' ? random.pick(['basic', 'premium'] as const) : state;
  const [min, max] = state === 'pending' ? [1, 4] : startedDaysAgo[plan];
  return { plan, started_at: addMs(now, -random.int(min * dayMs, max * dayMs)), pending: state === 'pending' };
};

const makeRecruiter = (random: Random, makeName: MakeName, company: Company, now: EpochMs): DemoRecruiter => {
  const { given, family, full } = makeName(communityOf(company.recruiter));
  const [office] = company.offices;
  const subscription = company.waiting ? undefined : makeSubscription(random, now);
  return {
    name: full,
    email: `${asciiOf(given)}.${asciiOf(family)}@${asciiOf(company.name)}.example`,
    phone: makePhone(random, office),
    address: office,
    company_name: company.name,
    company,
    page: pageOf(company),
    verified: !company.waiting,
    ...(subscription === undefined ? {} : { subscription }),
    created_at: addMs(now, -(company.waiting ? random.int(dayMs / 24, 5 * dayMs) : random.int(62 * dayMs, 89 * dayMs))),
  };
};

/** Makes the demo's recruiters in the order of their sign-ups; the first one is the demo's sign-in. */
export const makeRecruiters = (random: Random, makeName: MakeName, count: number, now: EpochMs): DemoRecruiter[] =>
  companies
    .slice(0, count)
    .map((company, index) => (index === 0 ? rafael(company, now) : makeRecruiter(random, makeName, company, now)))
    .sort((left, right) => left.created_at - right.created_at);
