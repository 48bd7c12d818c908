import { expect, test } from 'vitest';
import { storedInvitation, storedTeam } from './stored-team.ts';

const place = { PK: 'RECRUITER#7', SK: 'TEAM', entity: 'team', schema_version: 1 };
const colleagues = [{ id: 17, role: 'viewer', joined_at: '2026-11-27T10:00:00.000Z' }];

test('reads a team, with and without invitations of the day', () => {
  const team = { version: 3, colleagues };
  expect(storedTeam.parse({ ...place, ...team })).toEqual(team);
  const invited = { day: '2026-11-27', count: 2 };
  expect(storedTeam.parse({ ...place, ...team, invited })).toEqual({ ...team, invited });
  const left = { left: [27], left_mailboxes: ['a keyed hash'] };
  expect(storedTeam.parse({ ...place, ...team, ...left })).toEqual({ ...team, ...left });
});

test('reads an open invitation, and leaves its keys out', () => {
  const invitation = {
    id: '3c5f0de2-8f0b-4b7c-9d38-2f6a1e4c7b90',
    company_id: 7,
    email: 'ines@invited.example',
    role: 'recruiter',
    by: 7,
    language: 'de',
    invited_at: '2026-11-27T10:00:00.000Z',
    valid_until: 1_797_000_000_000,
  };
  const item = {
    ...place,
    SK: `TEAM#INVITATION#${invitation.id}`,
    entity: 'company_invitation',
    expires_at: 1_797_000_000,
  };
  expect(storedInvitation.parse({ ...item, ...invitation })).toEqual(invitation);
});

test('refuses a role that no version knows', () => {
  const [colleague] = colleagues;
  expect(() => storedTeam.parse({ ...place, version: 1, colleagues: [{ ...colleague, role: 'boss' }] })).toThrow();
});
