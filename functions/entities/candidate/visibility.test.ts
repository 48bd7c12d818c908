import { describe, expect, test } from 'vitest';
import { isoInstant } from '#shared/domain/time.ts';
import type { Block, CandidateSummary } from './stored-candidate.ts';
import {
  blockingKeys,
  isApplicantSeen,
  isListed,
  isPublic,
  isShowcased,
  keysOfBlocks,
  markOf,
  type Sight,
  sightOf,
  type Tie,
  type Viewer,
} from './visibility.ts';

const [early, blockTime, late] = ['2026-06-01', '2026-06-02', '2026-06-03'].map((day) =>
  isoInstant(`${day}T10:00:00.000Z`),
) as [Block['at'], Block['at'], Block['at']];
const company: Block = { company_id: 12, name: 'Acme', at: blockTime };
const domain: Block = { name: 'acme.example', at: blockTime };

type Candidate = Parameters<typeof sightOf>[0];
const looking: Candidate = {
  id: 7,
  state: 'active',
  paused: false,
  blocks: [],
  profile_public: false,
  in_showcase: true,
};
const who = {
  looking,
  public: { ...looking, profile_public: true, in_showcase: false },
  unlisted: { ...looking, in_showcase: false },
  paused: { ...looking, paused: true, profile_public: true },
  'blocking the company': { ...looking, blocks: [company] },
  'blocking the domain': { ...looking, blocks: [domain] },
  'blocking both, paused': { ...looking, paused: true, blocks: [domain, { ...company, at: early }] },
  'blocking another': {
    ...looking,
    blocks: [
      { ...company, company_id: 120 },
      { name: 'me.example', at: blockTime },
    ],
  },
  deactivated: { ...looking, state: 'deactivated', profile_public: true },
  deleted: { ...looking, state: 'deleted' },
} as const satisfies Record<string, Candidate>;

const viewers = {
  guest: undefined,
  self: { kind: 'candidate', id: 7, email: 'own@me.example' },
  'another candidate': { kind: 'candidate', id: 12, email: 'x@acme.example' },
  admin: { kind: 'admin', id: 12, email: 'admin@acme.example' },
  company: { kind: 'recruiter', id: 12, email: 'hr@acme.example' },
  'a colleague': { kind: 'recruiter', id: 13, email: 'jobs@hr.acme.example' },
  'a namesake': { kind: 'recruiter', id: 14, email: 'hr@notacme.example' },
} as const satisfies Record<string, Viewer | undefined>;

const access = { hasAccess: true };
const ties = {
  '-': {},
  access,
  unlocked: { unlocked: true },
  'unlocked, access': { unlocked: true, ...access },
  'applied before': { appliedAt: early, ...access },
  'applied later': { appliedAt: late, ...access },
  'unlocked, applied later': { unlocked: true, appliedAt: late, ...access },
} as const satisfies Record<string, Tie>;

type Row = [keyof typeof who, keyof typeof viewers, keyof typeof ties, Sight];
const rows: Row[] = [
  ['looking', 'guest', '-', 'masked'],
  ['public', 'guest', '-', 'masked'],
  ['unlisted', 'guest', '-', 'hidden'],
  ['paused', 'guest', '-', 'hidden'],
  ['deactivated', 'guest', '-', 'hidden'],
  ['blocking the company', 'guest', '-', 'masked'],

  ['looking', 'self', '-', 'full'],
  ['paused', 'self', '-', 'full'],
  ['deactivated', 'self', '-', 'full'],
  ['looking', 'another candidate', '-', 'hidden'],
  ['public', 'another candidate', 'unlocked, access', 'hidden'],
  ['blocking the company', 'another candidate', '-', 'hidden'],
  ['looking', 'admin', '-', 'full'],
  ['paused', 'admin', '-', 'full'],
  ['blocking the domain', 'admin', '-', 'full'],
  ['deleted', 'admin', '-', 'full'],

  ['looking', 'company', '-', 'masked'],
  ['looking', 'company', 'access', 'masked'],
  ['unlisted', 'company', '-', 'masked'],
  ['looking', 'company', 'unlocked', 'masked'],
  ['looking', 'company', 'unlocked, access', 'full'],
  ['looking', 'company', 'applied before', 'masked'],
  ['deactivated', 'company', 'unlocked, access', 'hidden'],
  ['deleted', 'company', 'applied later', 'hidden'],

  ['paused', 'company', '-', 'hidden'],
  ['paused', 'company', 'access', 'hidden'],
  ['paused', 'company', 'unlocked', 'masked'],
  ['paused', 'company', 'unlocked, access', 'full'],
  ['paused', 'company', 'applied before', 'masked'],
  ['paused', 'a colleague', '-', 'hidden'],

  ['blocking the company', 'company', '-', 'hidden'],
  ['blocking the company', 'company', 'unlocked', 'hidden'],
  ['blocking the company', 'company', 'unlocked, access', 'hidden'],
  ['blocking the company', 'company', 'applied before', 'hidden'],
  ['blocking the company', 'company', 'applied later', 'masked'],
  ['blocking the company', 'company', 'unlocked, applied later', 'masked'],
  ['blocking the company', 'a colleague', '-', 'masked'],
  ['blocking the company', 'a colleague', 'unlocked, access', 'full'],
  ['blocking the domain', 'company', 'unlocked, access', 'hidden'],
  ['blocking the domain', 'a colleague', 'unlocked, access', 'hidden'],
  ['blocking the domain', 'a colleague', 'applied later', 'masked'],
  ['blocking the domain', 'a namesake', '-', 'masked'],
  ['blocking the domain', 'a namesake', 'unlocked, access', 'full'],
  ['blocking another', 'company', '-', 'masked'],
  ['blocking another', 'company', 'unlocked, access', 'full'],
  ['blocking both, paused', 'company', 'unlocked, access', 'hidden'],
  ['blocking both, paused', 'company', 'applied before', 'hidden'],
  ['blocking both, paused', 'company', 'applied later', 'masked'],
  ['blocking both, paused', 'a namesake', 'unlocked, access', 'full'],
  ['blocking both, paused', 'a namesake', '-', 'hidden'],
];

test.each(rows)('someone who is %s is for %s with %s: %4$s', (candidate, viewer, tie, sight) => {
  expect(sightOf(who[candidate], viewers[viewer], ties[tie])).toBe(sight);
});

test.each([
  ['looking', true, false, true],
  ['public', true, true, false],
  ['unlisted', true, false, false],
  ['paused', false, false, false],
  ['deactivated', false, false, false],
  ['deleted', false, false, false],
  ['blocking the company', true, false, true],
] as const)('%s: listed %s, public %s, in the showcase %s', (name, listed, inPublic, inShowcase) => {
  const candidate = who[name];
  expect([isListed(candidate), isPublic(candidate), isShowcased(candidate)]).toEqual([listed, inPublic, inShowcase]);
});

test.each([
  ['looking', 'company', early, true],
  ['paused', 'company', early, true],
  ['deactivated', 'company', early, false],
  ['deactivated', 'admin', early, false],
  ['blocking the company', 'company', early, false],
  ['blocking the company', 'company', blockTime, false],
  ['blocking the company', 'company', late, true],
  ['blocking the company', 'admin', early, true],
] as const)('an application of someone %s to %s at %s is seen: %s', (candidate, viewer, appliedAt, isSeen) => {
  expect(isApplicantSeen(who[candidate], viewers[viewer], appliedAt)).toBe(isSeen);
});

describe('blocks', () => {
  test.each([
    [viewers.company, ['#12', 'acme.example']],
    [viewers['a colleague'], ['#13', 'hr.acme.example', 'acme.example']],
    [{ ...viewers.company, account: { email: 'pat@other.example' } }, ['#12', 'acme.example', 'other.example']],
    [viewers.admin, []],
    [viewers.self, []],
    [undefined, []],
  ])('of %j are those with %j', (viewer, keys) => {
    expect(blockingKeys(viewer)).toEqual(keys);
  });

  test('of an account do not depend on its name', () => {
    expect(keysOfBlocks([company, domain, { ...company, name: '#13' }])).toEqual(['#12', 'acme.example', '#12']);
  });

  test('only who pauses is marked', () => {
    const marks = Object.values<Pick<CandidateSummary, 'paused'>>(who).map(markOf);
    expect(marks.filter(({ not_looking }) => not_looking)).toHaveLength(2);
  });
});
