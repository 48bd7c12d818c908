import type { Company } from './company.ts';

const waiting = (name: string, office: string, recruiter: string): Company => ({
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
  waiting('Quill & Glyph', 'Dublin, Ireland', 'English'),
  waiting('Baltic Bridge', 'Berlin, Germany', 'Russian'),
  waiting('Saffron Learning', 'Mumbai, India', 'Hindi'),
  waiting('Verbatim Courts', 'Manchester, UK', 'Polish'),
  waiting('Globetalk Services', 'Athens, Greece', 'Greek'),
  waiting('Kaigai Careers', 'Kyoto, Japan', 'Japanese'),
  waiting('Al Jisr Recruiting', 'Dubai, UAE', 'Arabic'),
  waiting('Tandem Talents', 'Zürich, Switzerland', 'German'),
];
