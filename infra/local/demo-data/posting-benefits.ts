import { countryOf } from './countries.ts';
import { type Opening, remote } from './opening.ts';
import type { Random } from './random.ts';

const forFreelancers = [
  'Paid preparation time for every assignment',
  'Payment within 14 days of your invoice',
  'Dates that are agreed at least two weeks ahead',
  'A contact person who knows your subject',
  'Free access to our training sessions',
];

const forInterns = [
  'Pay above the statutory minimum',
  'A mentor from the team throughout the internship',
  'A written reference at the end',
  'A good chance of a permanent position afterwards',
];

const forEmployees = [
  'A yearly budget for courses and conferences',
  'A language course of your choice during working hours',
  'Pension contributions above the statutory minimum',
  'Sixteen weeks of fully paid parental leave',
  'A thorough induction with a mentor at your side',
  'Supplementary health insurance from the first day',
  'A day off on your birthday',
];

const onSite = ['A public transport ticket', 'Help with visa, move and flat search', 'A lunch allowance'];

const fromAnywhere = [
  'A home office allowance for desk, chair and internet',
  'Two team weeks a year at our head office, travel paid',
  'A laptop and headset of your choice',
];

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
