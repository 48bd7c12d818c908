import { scaleNames } from '#shared/domain/languages/scale.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import { latinName } from './demo-cv.ts';
import { type Line, pdfPage } from './demo-pdf.ts';
import type { DemoCandidate, DemoCertificate } from './demo-types.ts';

/** A certificate as a PDF of one A4 page: what the candidate states on its scale, marked as a sample. */
export const makeCertificateDocument = (
  { name, languages }: DemoCandidate,
  { tag, scale }: DemoCertificate,
): Uint8Array => {
  const claims = languages.find((row) => row.tag === tag)?.skills;
  const results = skills.flatMap((skill) =>
    (claims?.[skill] ?? [])
      .filter((claim) => claim.scale === scale)
      .map(({ level, score, taken_on }) => ({
        text: `${skill.replaceAll('_', ' ')}: ${[level, score].filter((part) => part != null).join(', ')}`,
        taken_on,
      })),
  );
  return pdfPage([
    { font: 'F2', size: 24, down: 0, text: scaleNames[scale] },
    { font: 'F1', size: 11, down: 24, text: 'Sample certificate of the demo data' },
    { font: 'F2', size: 16, down: 48, text: latinName(name) },
    ...results.map(({ text }): Line => ({ font: 'F1', size: 12, down: 20, text })),
    { font: 'F1', size: 11, down: 32, text: `Day of the test: ${results[0]?.taken_on ?? ''}` },
  ]);
};
