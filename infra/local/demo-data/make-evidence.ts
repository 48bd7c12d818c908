import { dayOf } from '#shared/domain/closing-date.ts';
import type { AttestedLevel } from '#shared/domain/languages/claim-evidence.ts';
import { expiredOn } from '#shared/domain/languages/evidence.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { type CefrLevel, cefrLevels, type ScaleId } from '#shared/domain/languages/scale.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import { addDays, addMs, type EpochMs, hourMs } from '#shared/domain/time.ts';
import type {
  DemoApplication,
  DemoAttestation,
  DemoCandidate,
  DemoCertificate,
  DemoJob,
  DemoSample,
} from './demo-types.ts';

/** The candidate of the demo's sign-in. */
const chie = 0;
/** How many other candidates have a certificate that an admin has checked, and how many a recording. */
const others = { certificates: 14, samples: 6 };

/** The first language and scale of a test whose result is still valid. */
function testedIn(rows: readonly LanguageRow[], today: string): { tag: string; scale: ScaleId } | undefined {
  for (const { tag, skills: claims } of rows) {
    const tested = skills.flatMap((skill) => claims[skill]).find(({ scale }) => scale !== 'cefr');
    if (tested && expiredOn(tested, today) === null) return { tag, scale: tested.scale };
  }
  return undefined;
}

/**
 * Certificates: the demo's candidate has a checked one, and one that waits for an admin, the only one that does; those of
 * some others were checked on the day after their sign-up.
 */
export function makeCertificates(candidates: readonly DemoCandidate[], now: EpochMs): DemoCertificate[] {
  const checked = candidates.flatMap(({ languages, created_at }, candidate): DemoCertificate[] => {
    const tested = testedIn(languages, dayOf(now));
    const checked_at = addDays(created_at, 1);
    if (candidate === chie || !tested || checked_at > now) return [];
    return [{ candidate, ...tested, uploaded_at: addMs(created_at, hourMs), checked_at }];
  });
  return [
    { candidate: chie, tag: 'en', scale: 'cambridge', uploaded_at: addDays(now, -50), checked_at: addDays(now, -49) },
    { candidate: chie, tag: 'ko', scale: 'topik', uploaded_at: addDays(now, -1) },
    ...checked.slice(-others.certificates),
  ];
}

/** The level that a row states for conversations, as a person who heard the person may attest it. */
function spokenLevel({ tag, skills: { spoken_interaction } }: LanguageRow): AttestedLevel[] {
  const stated = spoken_interaction.find(({ scale }) => scale === 'cefr')?.level;
  const level = cefrLevels.find((each) => each === stated);
  return level && level !== 'none' ? [{ tag, skill: 'spoken_interaction', level: level satisfies CefrLevel }] : [];
}

/** The first recruiter, the demo's sign-in, attests the language of the work to whom they hired, a day later. */
export function makeAttestations(
  applications: readonly DemoApplication[],
  candidates: readonly DemoCandidate[],
  jobs: readonly DemoJob[],
  now: EpochMs,
): DemoAttestation[] {
  return applications.flatMap(({ candidate, job, status, changed_at }) => {
    const attested_at = addDays(changed_at, 1);
    if (status !== 'hired' || jobs[job]?.recruiter !== 0 || attested_at > now) return [];
    const [level] = (candidates[candidate]?.languages ?? []).flatMap(spokenLevel);
    return level ? [{ candidate, job, level, attested_at }] : [];
  });
}

const prompts = {
  ja: { text: '電車が止まりました。お客様に電話で遅れることを伝え、新しい時間を相談してください。', language: 'ja' },
  other: {
    text: 'Your train has stopped between two stations. Call a customer, say that you will be late, and agree on a new time.',
    language: 'en',
  },
} as const;

/** Recordings: of the demo's candidate in Japanese, and of some others in the first language that they state. */
export function makeSamples(candidates: readonly DemoCandidate[], now: EpochMs): DemoSample[] {
  const made = candidates.flatMap(({ languages, created_at }, candidate): DemoSample[] => {
    const [first] = languages;
    const recorded_at = addMs(created_at, 2 * hourMs);
    if (candidate === chie || candidate % 9 !== 4 || !first || recorded_at > now) return [];
    return [{ candidate, tag: first.tag, prompt: first.tag === 'ja' ? prompts.ja : prompts.other, recorded_at }];
  });
  return [
    { candidate: chie, tag: 'ja', prompt: prompts.ja, recorded_at: addDays(now, -30) },
    ...made.slice(-others.samples),
  ];
}
