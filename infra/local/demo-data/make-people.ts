import { companies } from './companies.ts';
import type { DemoCandidate, DemoRecruiter } from './demo-types.ts';
import { type KindOfWork, kindsOfWork } from './kinds-of-work.ts';
import { communities, type LanguageCommunity } from './people.ts';
import type { Random } from './random.ts';

export const dayMs = 24 * 60 * 60 * 1000;

/** How much there is of everything; somewhat more applications when the demo sign-ins' own are many. */
export interface DemoCounts {
  candidates: number;
  recruiters: number;
  jobs: number;
  applications: number;
}

export interface Person {
  name: string;
  email: string;
  phone: string;
  location: string;
}

/** Fills `{language}` and the like into a text. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

const letters: Record<string, string> = { ł: 'l', ø: 'o', ß: 'ss', ı: 'i', đ: 'd', "'": '' };
const asciiOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[łøßıđ']/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');

/** A person of a community; `serial` keeps the e-mail address unique. */
export const makePerson = (random: Random, community: LanguageCommunity, serial: number): Person => {
  const [given, givenNative] = random.pick(community.given);
  const [family, familyNative] = random.pick(community.family);
  const plain = `${given} ${family}`;
  const native =
    givenNative === undefined || familyNative === undefined
      ? undefined
      : community.familyFirst
        ? `${familyNative} ${givenNative}`
        : `${givenNative} ${familyNative}`;
  return {
    name: native !== undefined && random.chance(0.6) ? `${native} (${plain})` : plain,
    email: `${asciiOf(given)}.${asciiOf(family)}${serial}@example.com`,
    phone: `${community.phone}${random.int(6_000_000_000, 9_999_999_999)}`,
    location: random.pick(community.cities),
  };
};

const experiences = [
  'Less than a year',
  '1 year',
  '2+ years',
  '4 years',
  '6 years',
  '8+ years',
  '12 years',
  '20+ years',
];

const makeCandidate = (random: Random, serial: number, now: number): DemoCandidate => {
  const community = random.pick(communities);
  const work: KindOfWork = random.pick(kindsOfWork);
  const person = makePerson(random, community, serial);
  return {
    ...person,
    address: person.location,
    subtitle: fill(random.pick(work.subtitles), { language: community.language }),
    skills: random.some(work.skills, random.int(3, 6)),
    language: community.language,
    location: random.chance(0.25) ? '' : person.location,
    experience: random.chance(0.15) ? '' : random.pick(experiences),
    has_cv: serial % 25 === 0,
    created_at: now - random.int(dayMs / 24, 60 * dayMs),
  };
};

/** The demo's candidates; the first is the one to sign in as. */
export const makeCandidates = (random: Random, count: number, now: number): DemoCandidate[] => [
  {
    name: '岡田 千恵 (Chie Okada)',
    email: 'candidate@demo.test',
    phone: '+819012345678',
    address: 'Osaka, Japan',
    subtitle: 'Japanese interpreter for hospitals and start-ups',
    skills: ['Consecutive interpreting', 'Medical terminology', 'Subtitling', 'Public speaking'],
    language: 'Japanese',
    location: 'Osaka, Japan',
    experience: '6 years',
    has_cv: true,
    created_at: now - 45 * dayMs,
  },
  ...Array.from({ length: count - 1 }, (_, index) => makeCandidate(random, index + 2, now)),
];

const makeRecruiter = (random: Random, index: number, now: number): DemoRecruiter => {
  const { location, ...person } = makePerson(random, random.pick(communities), 1_000 + index);
  const verified = random.chance(0.8);
  const plan = random.weighted({ trial: 2, basic: 3, premium: 3, enterprise: 1 });
  const longest = { trial: 6, basic: 28, premium: 28, enterprise: 58 }[plan];
  const created_at = now - random.int(60, 90) * dayMs;
  return {
    ...person,
    address: location,
    company_name: companies[index] ?? random.pick(companies),
    verified,
    created_at,
    ...(random.chance(0.75)
      ? {
          subscription: {
            plan,
            started_at: now - random.int(1, longest) * dayMs,
            pending: plan !== 'trial' && random.chance(0.2),
          },
        }
      : {}),
  };
};

/** The demo's recruiters; the first, verified and with a premium plan, is the one to sign in as. */
export const makeRecruiters = (random: Random, count: number, now: number): DemoRecruiter[] => [
  {
    name: 'Rafael Lima',
    email: 'recruiter@demo.test',
    phone: '+551198765432',
    address: 'Lisbon, Portugal',
    company_name: companies[0] ?? '',
    verified: true,
    subscription: { plan: 'premium', started_at: now - 9 * dayMs, pending: false },
    created_at: now - 75 * dayMs,
  },
  ...Array.from({ length: count - 1 }, (_, index) => makeRecruiter(random, index + 1, now)),
];
