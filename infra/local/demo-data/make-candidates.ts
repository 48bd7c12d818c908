import { addDays, addMs, dayMs, type EpochMs, hourMs } from '#shared/domain/time.ts';
import { chiesLanguages } from './chies-languages.ts';
import { communities } from './communities.ts';
import { companies } from './companies.ts';
import type { DemoCandidate } from './demo-types.ts';
import { certificateOf, reaches } from './levels.ts';
import { fill } from './look-up.ts';
import { makeLanguages, modesOf } from './make-languages.ts';
import { asciiOf, type MakeName, makePhone } from './make-names.ts';
import { createRandom, type Random } from './random.ts';
import { type RoleName, roleNames, roles, rolesIn } from './roles.ts';

/** The candidate of the demo's sign-in. */
const chie = (now: EpochMs): DemoCandidate => ({
  name: '岡田 千恵 (Chie Okada)',
  email: 'candidate@demo.test',
  phone: '+819012345678',
  address: 'Osaka, Japan',
  subtitle: 'Japanese interpreter for hospitals and start-ups',
  occupation: 'medical-interpreter',
  skills: ['Consecutive interpreting', 'Medical terminology', 'Subtitling', 'Public speaking'],
  language: 'Japanese',
  location: 'Osaka, Japan',
  experience: '6 years',
  has_cv: true,
  has_video: true,
  profile_public: true,
  role: 'medicalInterpreter',
  level: 'C2',
  isNative: true,
  ...chiesLanguages(now),
  years: 6,
  created_at: addDays(now, -60),
  seen_at: now,
});

const experienceOf = (years: number): string => {
  if (years === 0) return 'Less than a year';
  return years === 1 ? '1 year' : `${years} years`;
};

/** A candidate's one-line introduction; learners add their level or certificate. */
const headlineOf = (
  random: Random,
  { role, language, level, isNative }: Pick<DemoCandidate, 'role' | 'language' | 'level' | 'isNative'>,
): string => {
  const { headlines } = roles[role];
  // Avoids "English and English".
  const fitting = language === 'English' ? headlines.filter((each) => !each.includes('English')) : headlines;
  const headline = fill(random.pick(fitting), { language });
  return isNative ? headline : `${headline} (${certificateOf(language, level) ?? `${language} ${level}`})`;
};

/** Weight of a role among the candidates of a language: the number of companies that offer it, plus a few others. */
const shareOf = (name: RoleName, language: string): number =>
  0.2 + companies.filter((company) => company.languages.includes(language) && company.roles.includes(name)).length;

/** Some time between the sign-up and now. */
const seenAt = (serial: number, created_at: EpochMs, now: EpochMs): EpochMs =>
  addMs(created_at, Math.floor(((now - created_at) * ((serial * 37) % 100)) / 100));

const makeCandidate = (
  random: Random,
  makeName: MakeName,
  serial: number,
  created_at: EpochMs,
  now: EpochMs,
): DemoCandidate => {
  const spoken = random.weighted(communities, ({ share }) => share);
  const { language } = spoken;
  const isNative = random.chance(0.8);
  const community = isNative ? spoken : random.pick(communities.filter((other) => other !== spoken));
  const { given, family, full } = makeName(community);
  const place = random.pick(community.cities);
  const level = isNative ? 'C2' : random.pick(['B2', 'B2', 'C1'] as const);
  const role: RoleName = random.weighted(
    roleNames.filter((each) => rolesIn(language).has(each) && reaches(level, roles[each].level)),
    (each) => shareOf(each, language),
  );
  const years = random.pick([0, 1, 2, 3, 3, 4, 5, 5, 6, 7, 8, 9, 12, 15]);
  const candidate: Omit<DemoCandidate, 'languages' | 'modes'> = {
    name: full,
    email: `${asciiOf(given)}.${asciiOf(family)}${serial}@example.com`,
    phone: makePhone(random, place),
    address: place,
    subtitle: headlineOf(random, { role, language, level, isNative }),
    occupation: serial % 4 === 0 ? null : roles[role].occupation,
    skills: random.some(roles[role].skills, random.int(3, 5)),
    language,
    location: random.chance(0.1) ? '' : place,
    experience: random.chance(0.1) ? '' : experienceOf(years),
    has_cv: serial % 25 === 0,
    // Two of the latest five, which the landing page shows.
    has_video: [0, 22].includes(serial % 25),
    profile_public: serial % 7 !== 0,
    role,
    level,
    isNative,
    years,
    created_at,
    seen_at: seenAt(serial, created_at, now),
  };
  const person = { ...candidate, location: place, home: community.language };
  // Random numbers of their own, so that the rest of the data does not change with the languages.
  const languages = makeLanguages(createRandom(serial), person, created_at);
  return { ...candidate, languages, modes: modesOf(candidate) };
};

/** Makes the demo's candidates in the order of their sign-ups; the first one is the demo's sign-in. */
export const makeCandidates = (random: Random, makeName: MakeName, count: number, now: EpochMs): DemoCandidate[] => {
  const times = Array.from({ length: count - 1 }, () => addMs(now, -random.int(hourMs, 60 * dayMs - hourMs)));
  times.sort((left, right) => left - right);
  return [chie(now), ...times.map((at, index) => makeCandidate(random, makeName, index + 2, at, now))];
};
