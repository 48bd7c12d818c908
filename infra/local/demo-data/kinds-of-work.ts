import type { ExperienceLevel, JobType } from '#shared/domain/constants.ts';

/** A kind of work with the texts its jobs and candidates are made of. `{language}`, `{city}`, `{company}` are filled in. */
export interface KindOfWork {
  titles: readonly string[];
  /** A candidate's one-line introduction. */
  subtitles: readonly string[];
  jobTypes: readonly JobType[];
  levels: readonly ExperienceLevel[];
  skills: readonly string[];
  intro: readonly string[];
  tasks: readonly string[];
  requirements: readonly string[];
  /** Yearly salary in US dollars. */
  salary: readonly [low: number, high: number];
}

export const kindsOfWork: readonly KindOfWork[] = [
  {
    titles: [
      '{language} Conference Interpreter',
      '{language} Medical Interpreter',
      'Court Interpreter ({language})',
      '{language} Liaison Interpreter',
    ],
    subtitles: [
      '{language} interpreter for conferences and courts',
      'Calm voice between doctors and patients, {language} and English',
      'Simultaneous interpreter, {language} booth',
    ],
    jobTypes: ['freelance', 'contract', 'full-time', 'part-time'],
    levels: ['mid', 'senior', 'lead'],
    skills: [
      'Simultaneous interpreting',
      'Consecutive interpreting',
      'Whispered interpreting',
      'Note-taking',
      'Remote interpreting',
      'Medical terminology',
      'Legal terminology',
      'Public speaking',
    ],
    intro: [
      '{company} interprets where every word counts: in hospitals, courts and boardrooms.',
      'Our clients in {city} negotiate in {language} every day, and you will be their voice.',
    ],
    tasks: [
      'Interpret meetings, hearings and site visits from and into {language}.',
      'Prepare glossaries with our terminologists before each assignment.',
      'Work in pairs in the booth, and remotely on two days a week.',
      'Brief speakers on pace, microphones and turn-taking.',
    ],
    requirements: [
      'Certified in interpreting from and into {language}, or 300 booth hours',
      'English at C1 or above',
      'Discretion with confidential matters',
      'Readiness to travel about 30% of the time',
    ],
    salary: [42_000, 96_000],
  },
  {
    titles: [
      '{language} Translator',
      '{language} Legal Translator',
      'Senior {language} Localisation Specialist',
      '{language} Subtitle Translator',
      'Patent Translator ({language})',
    ],
    subtitles: [
      '{language} translator of contracts, patents and manuals',
      'I make software feel at home in {language}',
      'Subtitles that keep the joke, {language} and English',
    ],
    jobTypes: ['freelance', 'full-time', 'contract', 'part-time'],
    levels: ['entry', 'mid', 'senior'],
    skills: [
      'CAT tools',
      'Terminology management',
      'Proofreading',
      'Post-editing',
      'Subtitling',
      'Legal translation',
      'Technical writing',
      'Transcreation',
      'Quality assurance',
    ],
    intro: [
      '{company} translates two million words a month, and a person reads each of them.',
      'We bring products, films and contracts into {language}, from our office in {city}.',
    ],
    tasks: [
      'Translate and revise texts into {language} in our translation platform.',
      'Keep the termbase and style guide alive.',
      'Answer reviewers with reasons rather than with habits.',
      'Post-edit machine output where it helps, and say so where it does not.',
    ],
    requirements: [
      '{language} as a native or near-native language',
      'Two years of professional translation, or a degree in it',
      'An eye for register, rhythm and typography',
      'Experience with a common CAT tool',
    ],
    salary: [32_000, 74_000],
  },
  {
    titles: [
      '{language} Teacher',
      'Online {language} Tutor',
      '{language} Course Designer',
      'Business {language} Trainer',
    ],
    subtitles: [
      '{language} teacher with patience and a plan',
      'From A1 to the first joke in {language}',
      'I train teams that move to {language}-speaking countries',
    ],
    jobTypes: ['part-time', 'full-time', 'freelance', 'internship'],
    levels: ['entry', 'mid', 'senior'],
    skills: [
      'Curriculum design',
      'Exam preparation',
      'Online teaching',
      'Phonetics',
      'Assessment',
      'Classroom management',
      'Storytelling',
      'CEFR levels',
    ],
    intro: [
      '{company} teaches adults who need {language} at work by next month, not next year.',
      'Our school in {city} has small classes, long conversations and no drilling.',
    ],
    tasks: [
      'Teach groups of up to eight learners, on site and online.',
      'Plan courses along the CEFR levels and test what has been learned.',
      'Write exercises from real mails, menus and meetings.',
      'Give each learner written feedback every second week.',
    ],
    requirements: [
      'A teaching qualification in {language}',
      '{language} at C2',
      'One year of teaching adults',
      'Joy in explaining the same thing a third way',
    ],
    salary: [26_000, 58_000],
  },
  {
    titles: [
      '{language} Customer Support Agent',
      'Multilingual Support Lead ({language})',
      '{language}-speaking Travel Consultant',
      'Trust and Safety Analyst ({language})',
    ],
    subtitles: [
      'Support in {language} that ends in a thank-you',
      '{language}-speaking problem solver for travellers',
      'I calm people down in {language} and English',
    ],
    jobTypes: ['full-time', 'part-time', 'contract'],
    levels: ['entry', 'mid', 'lead'],
    skills: [
      'Customer support',
      'Ticketing systems',
      'Live chat',
      'De-escalation',
      'Knowledge base writing',
      'CRM',
      'Shift planning',
      'Reporting',
    ],
    intro: [
      '{company} answers travellers, players and shoppers in their own language.',
      'Our {language} desk in {city} is growing from six to ten people.',
    ],
    tasks: [
      'Help customers by chat, mail and telephone in {language}.',
      'Turn repeated questions into articles that make them stop.',
      'Hand bugs to engineering with everything needed to find them.',
      'Take part in a fair rota with one weekend a month.',
    ],
    requirements: [
      'Fluent {language} in speech and writing, English at B2',
      'Clear and kind under pressure',
      'Curiosity about how things work',
      'Right to work in the country of the office',
    ],
    salary: [24_000, 52_000],
  },
  {
    titles: [
      'Software Engineer with {language}',
      'Site Engineer, {language}-speaking',
      'Bridge Systems Engineer ({language})',
      'Field Service Engineer ({language})',
      'Data Engineer, {language} Market',
    ],
    subtitles: [
      'Engineer who reads the {language} specification first',
      'Bridge engineer between {language}-speaking clients and our team',
      'Field engineer, at home on {language} sites',
    ],
    jobTypes: ['full-time', 'contract'],
    levels: ['mid', 'senior', 'lead', 'executive'],
    skills: [
      'TypeScript',
      'Python',
      'PLC programming',
      'AutoCAD',
      'Cloud architecture',
      'Requirements analysis',
      'Project management',
      'Embedded systems',
      'SQL',
      'Quality management',
    ],
    intro: [
      '{company} builds for {language}-speaking customers and needs engineers who can ask them.',
      'From {city} you will connect our developers with a client who thinks in {language}.',
    ],
    tasks: [
      'Clarify requirements with the client in {language} and write them down in English.',
      'Design, build and commission the systems that follow from them.',
      'Visit the site every quarter and stay until it runs.',
      'Mentor two younger colleagues.',
    ],
    requirements: [
      'A degree in engineering or computing, or the equivalent in practice',
      '{language} at B2 or above for daily work',
      'Three years of delivering systems that people depend on',
      'Visa support and relocation are offered',
    ],
    salary: [58_000, 135_000],
  },
  {
    titles: [
      '{language} Sales Manager',
      'Export Coordinator ({language})',
      'Country Marketing Manager, {language} Region',
      '{language} Content Editor',
      'Tour Guide ({language})',
    ],
    subtitles: [
      'Opening {language}-speaking markets since 2016',
      'Editor and storyteller in {language}',
      'Guide with a story for every street, in {language}',
    ],
    jobTypes: ['full-time', 'part-time', 'freelance', 'internship'],
    levels: ['entry', 'mid', 'senior', 'executive'],
    skills: [
      'Negotiation',
      'Market research',
      'Copywriting',
      'Social media',
      'Event planning',
      'Export documents',
      'SEO',
      'Intercultural communication',
    ],
    intro: [
      '{company} is entering the {language}-speaking market and looks for its first person there.',
      'People in {city} know us; now everyone who speaks {language} should.',
    ],
    tasks: [
      'Build relations with partners and customers in {language}.',
      'Adapt campaigns so that they sound written, not translated.',
      'Represent us at two fairs a year.',
      'Report what the market says, also when it is unwelcome.',
    ],
    requirements: [
      'Business-fluent {language}',
      'Two years in sales, marketing, publishing or travel',
      'Driving your own priorities',
      'A feeling for what is polite where',
    ],
    salary: [34_000, 88_000],
  },
];

export const benefits: readonly string[] = [
  'Flexible hours around a common core of four',
  'Relocation support and help with the visa',
  'Paid language course of your choice',
  '28 days of holiday',
  'Work from anywhere for six weeks a year',
  'Health insurance from the first day',
  'Yearly budget for conferences and books',
  'Paid preparation time for every assignment',
  'Public transport ticket',
  'Parental leave at full pay for 16 weeks',
];
