import type { Company } from './company.ts';

/** Agencies, schools and publishers. The recruiter of the first one is the demo's sign-in. */
export const languageServices: readonly Company[] = [
  {
    name: 'Lingua Bridge',
    about:
      'Lingua Bridge provides interpreters and translators to hospitals, law firms and trade fairs in southern Europe. Founded in Lisbon in 2009, we have 60 employees and work in 25 languages.',
    customers: 'hospitals, law firms and trade fair exhibitors',
    subject: 'contracts, medical reports and exhibition catalogues',
    offices: ['Lisbon, Portugal', 'Porto, Portugal'],
    roles: ['conferenceInterpreter', 'medicalInterpreter', 'callInterpreter', 'legalTranslator'],
    languages: ['Japanese', 'French', 'Spanish', 'German', 'Arabic', 'Mandarin'],
    recruiter: 'Portuguese',
  },
  {
    name: 'Polyglot Partners',
    about:
      'Polyglot Partners is a translation agency for law firms and banks. Our 45 in-house translators in Brussels and Paris handle confidential documents that must not leave the house.',
    customers: 'law firms and banks',
    subject: 'contracts, fund prospectuses and court documents',
    offices: ['Brussels, Belgium', 'Paris, France'],
    roles: ['legalTranslator', 'courtInterpreter', 'conferenceInterpreter'],
    languages: ['French', 'Dutch', 'German', 'Spanish', 'Italian', 'Polish'],
    recruiter: 'French',
  },
  {
    name: 'Sakura Staffing',
    about:
      'Sakura Staffing places bilingual specialists with Japanese companies in Europe and with European companies in Japan. This position is in our own team.',
    customers: 'international employees and their families',
    subject: 'employment, visas and everyday life in Japan',
    offices: ['Tokyo, Japan', 'Düsseldorf, Germany'],
    roles: ['relocationConsultant', 'supportSpecialist'],
    languages: ['Japanese', 'English', 'German', 'French', 'Spanish', 'Mandarin', 'Hindi', 'Korean'],
    recruiter: 'Japanese',
  },
  {
    name: 'Nordlys Translations',
    about:
      'Nordlys Translations has specialised in technical documentation since 1998: wind turbines, ships and medical devices. We are 30 translators, engineers and project managers.',
    customers: 'manufacturers in Scandinavia and northern Germany',
    subject: 'wind turbines, ships and medical devices',
    offices: ['Hamburg, Germany'],
    roles: ['technicalTranslator'],
    languages: ['Swedish', 'German', 'Dutch', 'Polish', 'French', 'Japanese', 'Russian'],
    recruiter: 'Swedish',
  },
  {
    name: 'Meridian Interpreting',
    about:
      'Meridian Interpreting runs a telephone and video interpreting service that public offices and hospitals use around the clock, 12,000 calls a week in 40 languages.',
    customers: 'councils, hospitals and police stations',
    subject: 'housing, health and benefits',
    offices: ['London, UK', 'Manchester, UK'],
    roles: ['callInterpreter', 'medicalInterpreter', 'courtInterpreter', 'supportLead'],
    languages: ['Arabic', 'Ukrainian', 'Polish', 'Turkish', 'Tamil', 'Vietnamese', 'Portuguese', 'Russian'],
    recruiter: 'English',
  },
  {
    name: 'Casa das Línguas',
    about:
      'Casa das Línguas is a language school with four branches in Portugal. 1,800 adults learn eleven languages with us, most of them for their work.',
    customers: 'working adults',
    subject: 'everyday and business communication',
    offices: ['Porto, Portugal', 'Lisbon, Portugal'],
    roles: ['teacher', 'businessTrainer', 'courseAuthor'],
    languages: ['German', 'French', 'Mandarin', 'English', 'Italian', 'Spanish', 'Japanese'],
    recruiter: 'Portuguese',
  },
  {
    name: 'Aurora Subtitling',
    about:
      'Aurora Subtitling prepares series, films and documentaries for streaming services. A team of 25 in Amsterdam works with 300 subtitlers all over the world.',
    customers: 'streaming services and film festivals',
    subject: 'drama series and documentaries',
    offices: ['Amsterdam, Netherlands'],
    roles: ['subtitler'],
    languages: ['Korean', 'Spanish', 'Japanese', 'Thai', 'Turkish', 'Hebrew', 'Swedish', 'Dutch', 'Greek'],
    recruiter: 'Dutch',
  },
  {
    name: 'Bharat Bhasha Labs',
    about:
      'Bharat Bhasha Labs builds and localises payment apps and public services for India. Our linguists and developers sit at the same table, in Bengaluru and Chennai.',
    customers: 'fintech companies and public services',
    subject: 'payment and government apps',
    offices: ['Bengaluru, India', 'Chennai, India'],
    roles: ['localiser', 'softwareEngineer', 'supportSpecialist'],
    languages: ['Hindi', 'Tamil', 'Japanese', 'German', 'French', 'Arabic', 'Korean'],
    recruiter: 'Hindi',
  },
  {
    name: 'Hanseatic Language House',
    about:
      'Hanseatic Language House trains the staff of shipping companies, ports and airlines. Our 80 trainers teach in Hamburg, in the companies and by video.',
    customers: 'crews and ground staff of shipping companies and airlines',
    subject: 'maritime and aviation communication',
    offices: ['Hamburg, Germany', 'Rotterdam, Netherlands'],
    roles: ['businessTrainer', 'teacher', 'courseAuthor'],
    languages: ['English', 'German', 'Spanish', 'Mandarin', 'Greek', 'Dutch'],
    recruiter: 'German',
  },
  {
    name: 'Cedar Health Interpreting',
    about:
      'Cedar Health Interpreting works for hospitals and insurers only. Every interpreter completes an 80-hour course with our doctors and nurses before the first assignment.',
    customers: 'hospitals and health insurers',
    subject: 'diagnoses, treatment plans and insurance cover',
    offices: ['Toronto, Canada', 'Montréal, Canada'],
    roles: ['medicalInterpreter', 'callInterpreter'],
    languages: ['Arabic', 'Mandarin', 'Spanish', 'Portuguese', 'Vietnamese', 'Ukrainian', 'Tamil', 'Korean', 'Russian'],
    recruiter: 'Arabic',
  },
  {
    name: 'Northgate Legal Translations',
    about:
      'Northgate Legal Translations is certified under ISO 17100 and translates for international arbitration. Our lawyers-turned-translators work in pairs, and every page is revised.',
    customers: 'arbitration tribunals and international law firms',
    subject: 'arbitration files and expert reports',
    offices: ['London, UK', 'Singapore'],
    roles: ['legalTranslator', 'courtInterpreter'],
    languages: ['Mandarin', 'Russian', 'Arabic', 'Spanish', 'Portuguese', 'Korean', 'Turkish', 'Japanese'],
    recruiter: 'English',
  },
  {
    name: 'Harbour Language School',
    about:
      'Harbour Language School has taught in the centre of Sydney since 1987. Adults and teenagers from 40 countries study here, and our community courses open Asian and European languages to the city.',
    customers: 'adults and teenagers',
    subject: 'everyday communication and examinations',
    offices: ['Sydney, Australia'],
    roles: ['teacher', 'courseAuthor'],
    languages: ['Japanese', 'Korean', 'Mandarin', 'Vietnamese', 'Thai', 'Italian', 'Greek', 'French'],
    recruiter: 'Vietnamese',
  },
  {
    name: 'Wortlaut Berlin',
    about:
      'Wortlaut Berlin is a publisher of language courses and graded readers. 35 people write, edit, record and program in a former printing works in Kreuzberg.',
    customers: 'self-taught learners and schools',
    subject: 'language courses',
    offices: ['Berlin, Germany'],
    roles: ['courseAuthor', 'contentEditor', 'softwareEngineer', 'marketingManager'],
    languages: ['German', 'Spanish', 'Italian', 'Japanese', 'Arabic', 'Turkish', 'Ukrainian', 'Swedish'],
    recruiter: 'German',
  },
  {
    name: 'Clearspeak Academy',
    about:
      'Clearspeak Academy teaches by video, in small groups and one to one, with a plan for twelve weeks. 9,000 learners in 30 countries book our lessons.',
    customers: 'professionals all over the world',
    subject: 'lessons, bookings and invoices',
    offices: ['Dublin, Ireland'],
    roles: ['teacher', 'businessTrainer', 'marketingManager', 'supportSpecialist'],
    languages: ['English', 'Spanish', 'Arabic', 'French', 'Japanese', 'Portuguese', 'Korean', 'Polish'],
    recruiter: 'English',
  },
];
