import type { Company } from './company.ts';

const waitingCompany = (name: string, office: string, recruiter: string): Company => ({
  name,
  about: '',
  customers: '',
  subject: '',
  offices: [office],
  roles: [],
  languages: [],
  recruiter,
  waiting: true,
});

/** Companies that are not verified yet and have no postings. */
export const waitingCompanies: readonly Company[] = [
  waitingCompany('Quill & Glyph', 'Dublin, Ireland', 'English'),
  waitingCompany('Baltic Bridge', 'Berlin, Germany', 'Russian'),
  waitingCompany('Saffron Learning', 'Mumbai, India', 'Hindi'),
  waitingCompany('Verbatim Courts', 'Manchester, UK', 'Polish'),
  waitingCompany('Globetalk Services', 'Athens, Greece', 'Greek'),
  waitingCompany('Kaigai Careers', 'Kyoto, Japan', 'Japanese'),
  waitingCompany('Al Jisr Recruiting', 'Dubai, UAE', 'Arabic'),
  waitingCompany('Tandem Talents', 'Zürich, Switzerland', 'German'),
];
