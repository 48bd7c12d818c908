import { countryOf } from './countries.ts';
import type { DemoJob } from './demo-types.ts';
import { requiredLevel } from './levels.ts';
import { fill } from './look-up.ts';
import { type Opening, remote } from './opening.ts';
import { benefitsOf } from './posting-benefits.ts';
import type { Random } from './random.ts';
import texts from './texts/postings.json' with { type: 'json' };

const cityOf = (place: string): string => place.split(', ')[0] ?? place;

const valuesOf = ({ company, language, location }: Opening) => ({
  language,
  company: company.name,
  customers: company.customers,
  subject: company.subject,
  where: location === remote ? '' : ` in ${cityOf(location)}`,
});

const bullets = (lines: readonly string[]): string => lines.map((line) => `• ${line}`).join('\n');

/** The first item of a list and random others, in the order of the list. */
const firstAndSome = (random: Random, [first = '', ...others]: readonly string[], count: number): string[] => {
  const chosen = new Set(random.some(others, count - 1));
  return [first, ...others.filter((one) => chosen.has(one))];
};

export const titleOf = ({ role, language, job_type, experience_level }: Opening): string => {
  const title = fill(role.title, { language });
  if (job_type === 'internship') return `${title} (Internship)`;
  return title.includes('Lead') ? title : `${texts.titles[experience_level]}${title}`;
};

const hoursOf = (random: Random, { job_type, hasSalary }: Opening): string => {
  const salary = hasSalary ? ' (the salary is for these hours)' : '';
  if (job_type === 'part-time') return `Part-time, ${random.pick([20, 22, 24])} hours a week${salary}`;
  if (job_type === 'contract') return `Full-time, limited to ${random.pick([6, 12, 18])} months`;
  if (job_type === 'internship') return `A paid internship of ${random.pick(['three', 'four', 'six'])} months`;
  return `Full-time, ${random.pick([38, 40])} hours a week`;
};

/** Sentences about the hours and the place of the work. */
const arrangementOf = (random: Random, opening: Opening): string => {
  const { role, location, office, job_type } = opening;
  const city = cityOf(location);
  if (job_type === 'freelance') {
    const where = location === remote ? 'All of them are remote.' : `Most of them take place in ${city}.`;
    return `You work as a freelancer and choose the assignments that suit you. ${where}`;
  }
  const hours = hoursOf(random, opening);
  if (location === remote) {
    return `${hours}, fully remote. The team’s core hours are 10:00 to 15:00 ${countryOf(office).time}.`;
  }
  if (role.workplace === 'location') return `${hours}, on site in ${city} and the surrounding area.`;
  return random.pick([
    `${hours}, in our office in ${city}. Up to two days a week from home are possible.`,
    `${hours}, in our office in ${city}.`,
    `${hours}. We meet in our office in ${city} on Tuesdays and Thursdays; where you work on the other days is up to you.`,
  ]);
};

const experienceLine = ({ role, job_type, experience_level }: Opening): string => {
  if (job_type === 'internship') return 'Enrolled at a university, or graduated within the last year';
  return fill(texts.experience[experience_level], { experience: role.experience });
};

export const makeTexts = (
  random: Random,
  opening: Opening,
): Pick<DemoJob, 'description' | 'requirements' | 'benefits'> => {
  const { role, language, company } = opening;
  const filled = (text: string) => fill(text, valuesOf(opening));
  return {
    description: [
      filled(random.pick(role.intros)),
      company.about,
      `Your tasks:\n${bullets(firstAndSome(random, role.tasks, random.int(3, 5)).map(filled))}`,
      arrangementOf(random, opening),
    ].join('\n\n'),
    requirements: bullets([
      requiredLevel(language, role.level),
      ...(language === 'English' ? [] : [requiredLevel('English', role.english)]),
      experienceLine(opening),
      ...firstAndSome(random, role.needs, random.int(2, 3)).map(filled),
    ]),
    benefits: bullets(benefitsOf(random, opening)),
  };
};
