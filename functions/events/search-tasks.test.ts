import { describe, expect, test } from 'vitest';
import type { Change } from '#functions/data/change.ts';
import { epochMs } from '#shared/domain/time.ts';
import { previousText } from './previous-text.ts';
import { searchTasks } from './search-tasks.ts';

const now = '2026-11-22T10:00:00.000Z';
const at = epochMs(Date.parse(now));
const changeOf = (entity: string, before: object | undefined, after: object | undefined): Change => ({
  eventId: 'event',
  at,
  entity,
  before: before && { entity, ...before },
  after: after && { entity, ...after },
});
/** The tasks with what they store of the state before. */
const tasks = (...change: Parameters<typeof changeOf>) =>
  searchTasks(changeOf(...change)).flatMap((effect) =>
    effect.kind === 'search_task'
      ? [{ ...effect.task, before: effect.previous ? previousText(effect.task.kind, effect.previous) : null }]
      : [],
  );

describe('a job', () => {
  const card = {
    id: 5,
    title: 'Interpreter',
    is_active: true,
    status: 'active',
    created_at: '2026-11-01T10:00:00.000Z',
  };
  const job = { card, description: 'Interpret.', requirements: '', benefits: '', version: 1 };
  const hidden = { ...job, card: { ...card, is_active: false, status: 'inactive' } };
  const asNew = [{ kind: 'jobs', id: 5, at: now, new_until: now, before: null }];

  test('is compared when it is posted or published, not as a draft or when it is hidden or deleted', () => {
    expect(tasks('job', undefined, job)).toEqual(asNew);
    expect(tasks('job', hidden, job)).toEqual(asNew);
    expect(tasks('job', undefined, hidden)).toEqual([]);
    expect(tasks('job', job, hidden)).toEqual([]);
    expect(tasks('job', job, undefined)).toEqual([]);
  });

  test.each([
    ['title', { ...job, card: { ...card, title: 'Translator' } }],
    ['requirements', { ...job, requirements: 'A diploma.' }],
    ['text in another language', { ...job, texts: [{ language: 'de', title: 'Dolmetscher', description: 'Hier.' }] }],
  ])('is compared with how it was when its %s changes', (_, changed) => {
    const [task] = tasks('job', job, changed);
    expect(task).toMatchObject({ kind: 'jobs', id: 5 });
    expect(JSON.parse(String(task?.before))).toEqual({
      card,
      description: 'Interpret.',
      requirements: '',
    });
  });

  test('is not compared when nothing changes by which it is found', () => {
    expect(tasks('job', job, { ...job, benefits: 'A bicycle.', version: 2 })).toEqual([]);
  });

  test('is as old as it was when it comes back with the rights of its recruiter', () => {
    expect(tasks('job', { ...hidden, withdrawn: true }, job)).toEqual([
      { kind: 'jobs', id: 5, at: now, new_until: '2026-11-01T10:00:00.000Z', before: null },
    ]);
  });
});

describe('a candidate', () => {
  const card = {
    id: 7,
    name: 'Nina Secret',
    email: 'nina@secret.example',
    phone: '+919876543210',
    address: 'Secret Street',
    subtitle: 'Nina Secret interprets',
    skills: ['Subtitling'],
    language: 'Japanese',
    languages: '',
    location: 'Pune',
    experience: '',
    avatar: null,
    has_cv: false,
    has_video: false,
    video_public: false,
    state: 'active',
    created_at: '2026-11-01T10:00:00.000Z',
  };
  const profile = { card, version: 1 };
  const asNew = [{ kind: 'candidates', id: 7, at: now, new_until: now, before: null }];

  test('is compared when they sign up or come back, not when they are hidden', () => {
    const hidden = { ...profile, card: { ...card, state: 'deactivated' } };
    expect(tasks('candidate', undefined, profile)).toEqual(asNew);
    expect(tasks('candidate', hidden, profile)).toEqual(asNew);
    expect(tasks('candidate', profile, hidden)).toEqual([]);
  });

  test('is compared with how they could be found before, without anything that identifies them', () => {
    const [task] = tasks('candidate', profile, { ...profile, card: { ...card, location: 'Goa' } });
    const before = String(task?.before);
    expect(JSON.parse(before)).toMatchObject({ location: 'Pune', languages: '' });
    expect(before).not.toMatch(/Nina|Secret|secret|9876/);
  });

  test('is compared when they choose an occupation, with the one that they had', () => {
    const chosen = { ...profile, card: { ...card, occupation: 'subtitler' } };
    expect(tasks('candidate', profile, chosen)).toHaveLength(1);
    const [task] = tasks('candidate', chosen, profile);
    expect(JSON.parse(String(task?.before))).toMatchObject({ occupation: 'subtitler' });
  });

  test('is not compared when only contact details change', () => {
    const moved = { ...profile, card: { ...card, address: 'Elsewhere' }, version: 2 };
    expect(tasks('candidate', profile, moved)).toEqual([]);
  });
});

test('changes of other items are not compared', () => {
  expect(tasks('application', undefined, { card: {} })).toEqual([]);
});
