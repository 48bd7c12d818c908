import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// What a viewer may see of a candidate, recruiter or job is decided by `visibility.ts` of these entities, whether an account is in use
// by `isInUse`, and what an interview's state means by `interview-state.ts`: all others ask these and compare no state.

const state = "'(?:active|deactivated|deleted)'";
const comparisons = [
  // The statuses of shortlist entries have the same word.
  new RegExp(`(?<!\\bstatus )[!=]== ${state}|${state} [!=]==`),
  new RegExp(`\\bcase ${state}:|\\[(?:${state}(?:, )?)+\\]\\.includes\\(`),
  /\bjob\??\.(?:summary\??\.)?is_active\b/,
  /\bis_visible: is_active\b|\{[^}]*\bis_active\b[^}]*\} = job\b/,
  /\bstateFlags\([^)]*\)\.is_/,
  /\bis_active && isOpen\(/,
  /\bpaused &&|&& !?(?:\w+\.)*paused\b/,
  /\bverified && (?:\w+\.)*state\b/,
  // A comparison by another name: of a constant, a set or a table of states.
  new RegExp(`= ${state}(?: as const)?;|\\bnew Set(?:<\\w+>)?\\(\\[(?:${state}(?:, )?)+\\]`),
  /\{ active: .*\bdeleted: /,
];
const comparesState = (line: string) => comparisons.some((pattern) => pattern.test(line));

const choice = String.raw`(?:\w+\??\.)*(?:paused|profile_public|in_showcase|is_active)\b`;
const decisions = [
  new RegExp(`(?:!|\\bif \\(|=> |&& |\\|\\| |= )${choice}(?:$|[;,)]| (?:&&|\\|\\|)| \\?(?!\\?))`),
  new RegExp(`\\b${choice} (?:&&|\\|\\||\\?(?!\\?)|[!=]== (?!undefined))`),
];
/** Whether a line decides by what candidates chose about who sees them, or by whether a job is active. */
const decidesByChoice = (line: string) => decisions.some((pattern) => pattern.test(line));

/** Plans and subscriptions have an attribute of the same name; the others show nothing to a viewer. */
const choosing: Readonly<Record<string, string>> = {
  'api/jobs/update-job.ts': 'an edit compares the stored job with the form',
  'api/payments/purchase.ts': 'a plan',
  'api/subscriptions/admin-end.ts': 'a subscription',
  'api/subscriptions/admin-update.ts': 'a subscription',
  'api/subscriptions/listed-subscriptions.ts': 'a subscription',
  'api/subscriptions/plans.ts': 'a plan',
  'api/subscriptions/request-subscription.ts': 'a plan',
  'events/figures.ts': 'a subscription',
  'events/follow-verification.ts': 'a subscription',
  'events/notify-billing.ts': 'a subscription',
  'events/subscription-ends.ts': 'a subscription',
  'services/search/candidate-entries.ts': 'a copy of the choice, by which the engine leaves people out',
};

const meeting = "'(?:offered|proposed|agreed|declined|cancelled|missed|held|lapsed)'";
const interviewComparisons = [
  // The steps that notifications name have some of these words.
  new RegExp(`(?<!\\bstep )[!=]== ${meeting}|${meeting} [!=]==`),
  new RegExp(`\\bcase ${meeting}:|\\[(?:${meeting}(?:, )?)+\\]\\.includes\\(`),
  new RegExp(`\\bnew Set(?:<\\w+>)?\\(\\[(?:${meeting}(?:, )?)+\\]`),
];
const comparesInterview = (line: string) => interviewComparisons.some((pattern) => pattern.test(line));

/** An edit compares the job that is stored with the form: it shows nothing. */
const edits = new Set(['api/jobs/update-job.ts']);

const root = join(import.meta.dirname, '..');
const filesOf = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /(?<!\.test)\.ts$/.test(file)),
  );
const linesOf = (files: readonly string[], isFound: (line: string) => boolean) =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter(isFound)
      .map((line) => `${file}: ${line.trim()}`),
  );
const above = filesOf('api', 'events', 'http', 'policies', 'services');
/** Entities without states of their own of these names. */
const otherEntities = filesOf('entities').filter(
  (file) => !/^entities\/(?:account|candidate|erasure|job|plan|recruiter|subscription)\//.test(file),
);

test('no use case, event, policy or service, and no other entity, compares a state', () => {
  expect(above.length).toBeGreaterThan(150);
  expect(otherEntities.length).toBeGreaterThan(60);
  const files = [...above, ...otherEntities].filter((file) => !edits.has(file));
  expect(linesOf(files, comparesState)).toEqual([]);
});

test('nothing but `visibility.ts` decides by what candidates chose, or by whether a job is active', () => {
  const deciding = [...above, ...otherEntities].filter((file) => linesOf([file], decidesByChoice).length > 0);
  expect(deciding.sort()).toEqual(Object.keys(choosing));
});

test('nothing but its own module compares the state of an interview', () => {
  const own = 'entities/interview/interview-state.ts';
  const files = [...above, ...filesOf('entities')];
  expect(files).toContain(own);
  const others = files.filter((file) => file !== own);
  expect(linesOf(others, comparesInterview)).toEqual([]);
  expect(linesOf([own], comparesInterview)).not.toEqual([]);
});

describe('the check', () => {
  test.each([
    "if (profile?.summary.state !== 'active') throw new HttpError('CANDIDATE_NOT_FOUND');",
    "const isActive = state === 'active';",
    "if ('deleted' === owner.state) return;",
    "return found.account.state !== 'deactivated';",
    "    case 'deleted':",
    "if (['active', 'deactivated'].includes(account.state)) return;",
    "if (!found?.job.summary.is_active) throw new HttpError('JOB_NOT_FOUND');",
    "if (!job?.is_active) throw new HttpError('JOB_NOT_FOUND');",
    '.filter(({ summary }) => summary.is_active && isOpen(summary, now))',
    'const isListed = isInUse(summary) && !summary.paused;',
    'is_visible: verified && state',
    '{ title, detail: company_name, is_visible: is_active },',
    'const { is_active, taken_down } = job.summary;',
    'return stateFlags(state).is_deleted || isGone(state);',
    "const shown = new Set(['active', 'deactivated']);",
    "const inUse = 'active' as const;",
    'const shown = { active: true, deactivated: false, deleted: false };',
  ])('reports: %s', (line) => {
    expect(comparesState(line)).toBe(true);
  });

  test.each([
    "if (entry?.summary.status !== 'active') return {};",
    "...accountStateChange(account, ['active'], 'deactivated'),",
    "    status: 'active',",
    'if (!isInUse(account)) return;',
    'if (!plan.is_active) throw refused();',
    'const { paused, blocks } = body;',
  ])('allows: %s', (line) => {
    expect(comparesState(line)).toBe(false);
  });

  test.each([
    'return list.filter(({ summary }) => !summary.paused);',
    'jobs.filter(({ summary }) => summary.is_active);',
    'if (!posting.summary.is_active) return undefined;',
    'if (candidate.summary.profile_public) return shown;',
    'const isShown = found?.summary.in_showcase;',
    '  return summary.is_active ? job : undefined;',
  ])('reports a decision: %s', (line) => {
    expect(decidesByChoice(line)).toBe(true);
  });

  test.each([
    '  profile_public: form.profile_public ?? before.profile_public,',
    '...(paused === undefined ? {} : { paused }),',
    '    is_active: job.is_active,',
  ])('allows what decides nothing: %s', (line) => {
    expect(decidesByChoice(line)).toBe(false);
  });

  test.each([
    "if (state !== 'agreed' || !agreed) return [];",
    "const isEnded = before.state === 'declined' || before.state === 'cancelled';",
    "if ('missed' === interview.state) return;",
    "    case 'proposed':",
    "return ['offered', 'proposed'].includes(state);",
    "const open = new Set(['offered', 'proposed']);",
  ])('reports of an interview: %s', (line) => {
    expect(comparesInterview(line)).toBe(true);
  });

  test.each([
    "const isOfTime = values.step === 'agreed' || values.step === 'place';",
    "      state: 'offered',",
    "  decline: { from: ['offered', 'proposed', 'agreed'], to: 'declined' },",
    'if (agreedTime(interview)) return;',
  ])('allows of an interview: %s', (line) => {
    expect(comparesInterview(line)).toBe(false);
  });
});
