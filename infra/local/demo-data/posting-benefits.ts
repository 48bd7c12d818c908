import { countryOf } from './countries.ts';
import { type Opening, remote } from './opening.ts';
import type { Random } from './random.ts';
import texts from './texts/postings.json' with { type: 'json' };

const { forFreelancers, forInterns, forEmployees, onSite, fromAnywhere } = texts.benefits;

/** The benefits that a posting lists. */
export const benefitsOf = (random: Random, { job_type, location, office }: Opening): string[] => {
  if (job_type === 'freelance') {
    const expenses = location === remote ? [] : ['Travel time and expenses are paid'];
    return random.some([...forFreelancers, ...expenses], random.int(3, 4));
  }
  if (job_type === 'internship') return random.some(forInterns, 3);
  return [
    `${countryOf(office).leave} days of paid leave a year${job_type === 'part-time' ? ', in proportion to your hours' : ''}`,
    ...random.some(forEmployees, random.int(2, 3)),
    ...random.some(location === remote ? fromAnywhere : onSite, random.int(1, 2)),
  ];
};
