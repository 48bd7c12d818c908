import type { Role } from './role.ts';

/** Services for people at a place. */
export const localServiceRoles = {
  tourGuide: {
    field: 'business',
    title: 'Tour Guide, {language}',
    level: 'B2',
    english: 'B2',
    jobTypes: ['freelance', 'part-time', 'internship'],
    levels: ['entry', 'mid'],
    workplace: 'location',
    salary: 34,
    intros: [
      '{company} offers guided tours for {customers}{where}. For tours in {language} we are looking for a guide who knows more than the guidebook.',
    ],
    tasks: [
      'Guide groups of up to 20 guests on foot and by bus in {language}',
      'Plan routes and adapt them to weather, age and interests',
      'Keep to the schedule and to the safety rules',
      'Coordinate with drivers, museums and restaurants',
      'Develop one new tour a season',
    ],
    needs: [
      'A guide licence where the city asks for one, or readiness to obtain it',
      'Sound knowledge of local history and architecture',
      'A voice that carries and a good pair of shoes',
    ],
    experience: 'guiding or tourism',
    headlines: ['City guide for {language}-speaking guests', 'Licensed tour guide, {language} and English'],
    skills: ['Guided tours', 'Local history', 'Public speaking', 'Route planning', 'First aid', 'Group leadership'],
  },
  relocationConsultant: {
    field: 'business',
    title: 'Relocation Consultant, {language}',
    level: 'C1',
    english: 'B2',
    jobTypes: ['full-time', 'part-time'],
    levels: ['entry', 'mid', 'senior'],
    workplace: 'location',
    salary: 44,
    intros: [
      '{company} helps {customers} to settle in a new country. For families who speak {language} we are looking for a relocation consultant{where}.',
    ],
    tasks: [
      'Accompany newcomers to authorities, banks and flat viewings and interpret in {language}',
      'Prepare visa and residence permit applications',
      'Find schools and nurseries with the parents',
      'Advise the employer’s human resources department in English',
      'Keep our guides to the city up to date',
    ],
    needs: [
      'Knowledge of immigration procedures, or the patience to learn them',
      'A friendly manner with officials and landlords',
      'A driving licence',
    ],
    experience: 'relocation, human resources or administration',
    headlines: [
      'Relocation consultant for {language}-speaking families',
      'Immigration and HR adviser, {language} and English',
    ],
    skills: [
      'Immigration procedures',
      'Client care',
      'Flat search',
      'Intercultural communication',
      'Scheduling',
      'Community interpreting',
    ],
  },
} satisfies Record<string, Role>;
