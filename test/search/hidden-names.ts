import { type CandidateSummary, candidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import type { Occupation } from '#shared/domain/occupation-slugs.ts';

/** Names that people wrote into texts which are searched, and what a recruiter who guesses them types. */
const written: readonly (readonly [name: string, text: string, ...guesses: string[]])[] = [
  ['Chie Okada', 'interpreter Okada', 'okada', 'OKADA', 'chie okada'],
  ['Chie Okada', 'interpreter O\u200Bka\u00ADda', 'okada'],
  ['Chie Okada', 'interpreter Ｏｋａｄａ', 'okada', 'Ｏｋａｄａ'],
  ['Zoë Müller', 'interpreter Müller', 'müller', 'muller', 'mueller'],
  ['محمدرضا کریمی', 'interpreter محمد\u200Cرضا', 'محمدرضا', 'محمد\u200Cرضا'],
  ['सूर्या शर्मा', 'interpreter सूर्\u200Dया', 'सूर्या', 'सूर्\u200Dया'],
  ['김민준', 'interpreter 민준', '민준', '김민준'],
  ['王小明', 'interpreter 小明', '小明', '王小明'],
  ['岡田千恵', 'interpreter 千恵', '千恵', '岡田千恵'],
  ['Дмитрий Соколов', 'interpreter Соколов', 'соколов'],
  ['Νίκος Παπαδόπουλος', 'interpreter Παπαδόπουλος', 'παπαδοπουλος', 'Παπαδόπουλος'],
  ['Bo Larsen', 'interpreter bo at gmail dot com', 'gmail', 'bo at gmail'],
];

export const personOf = (id: number, name: string, text: string, occupation?: Occupation): CandidateSummary =>
  candidateSummary.parse({
    id,
    name,
    email: `person-${id}@mail.example`,
    phone: '+919876543210',
    address: '1 Marine Drive',
    subtitle: text,
    skills: [text],
    occupation,
    language: 'Japanese',
    languages: [],
    location: 'Pune',
    experience: '',
    avatar: null,
    has_cv: false,
    has_video: false,
    video_public: false,
    state: 'active',
    created_at: '2026-05-01T10:00:00.000Z',
  });

/** The people, and each guess at the name of one of them. */
export const namedPeople = written.map(([name, text], place) => personOf(place + 1, name, text));
export const guesses = written.flatMap(([, , ...words], place) => words.map((word) => [word, place + 1] as const));
