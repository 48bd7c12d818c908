import { type Line, pdfPage } from './demo-pdf.ts';
import type { DemoCandidate } from './demo-types.ts';
import { certificateOf } from './levels.ts';

/** The Latin form of a name: names in other scripts contain it in brackets. */
export const latinName = (name: string): string => /\((.+)\)$/.exec(name)?.[1] ?? name;

/** The candidate's language with its level, and English. */
const languagesOf = ({ language, level, isNative }: DemoCandidate): string => {
  const certificate = certificateOf(language, level);
  const own = isNative ? 'first language' : `${level}${certificate ? ` (${certificate})` : ''}`;
  return [`${language}: ${own}`, ...(language === 'English' ? [] : ['English: C1'])].join('  |  ');
};

const linesOf = (candidate: DemoCandidate): Line[] => [
  ...headOf(candidate),
  { font: 'F2', size: 13, down: 40, text: 'Languages' },
  { font: 'F1', size: 11, down: 18, text: languagesOf(candidate) },
  { font: 'F2', size: 13, down: 32, text: 'Experience' },
  { font: 'F1', size: 11, down: 18, text: candidate.experience || 'On request' },
  { font: 'F2', size: 13, down: 32, text: 'Skills' },
  ...candidate.skills.map((text): Line => ({ font: 'F1', size: 11, down: 18, text: `- ${text}` })),
];

const headOf = ({ name, subtitle, email, phone, location }: DemoCandidate): Line[] => [
  { font: 'F2', size: 24, down: 0, text: latinName(name) },
  { font: 'F1', size: 13, down: 24, text: subtitle },
  { font: 'F1', size: 10, down: 18, text: [email, phone, location].filter(Boolean).join('  |  ') },
];

/** A candidate's CV as a PDF of one A4 page. */
export const makeCv = (candidate: DemoCandidate): Uint8Array => pdfPage(linesOf(candidate));
