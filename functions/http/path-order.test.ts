import { describe, expect, it } from 'vitest';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { accountKindOf } from '#shared/domain/account-kind.ts';
import { orderedParameters } from './path-order.ts';

const callerOf = (type: UserType, id: number) => ({
  type,
  kind: accountKindOf(type),
  id,
  name: 'Name',
  email: 'name@test.example',
  verified: true,
  account: { id, name: 'Name', email: 'name@test.example' },
  membership: undefined,
  acceptedUntil: undefined,
  sessionKey: 'key',
});

describe('type and id of a reader', () => {
  const order = (type: string, id: string, caller = callerOf('candidate', 7)) =>
    Object.values(orderedParameters(notificationCalls.list, caller, { type, id }));

  it('are read in either order', () => {
    expect(order('candidate', '7')).toEqual(['candidate', '7']);
    expect(order('7', 'candidate')).toEqual(['candidate', '7']);
  });

  it('stay those of another reader, whom the call refuses', () => {
    expect(order('8', 'candidate')).toEqual(['candidate', '8']);
    expect(order('7', 'recruiter')).toEqual(['recruiter', '7']);
  });

  it('are left as given when no order is valid', () => {
    expect(order('candidate', 'candidate')).toEqual(['candidate', 'candidate']);
    expect(order('7', '7')).toEqual(['7', '7']);
  });
});

describe('job and candidate of an application', () => {
  const order = (jobId: string, candidateId: string, caller = callerOf('candidate', 7)) =>
    Object.values(orderedParameters(applicationCalls.check, caller, { jobId, candidateId }));

  it('are read in the order in which the candidate is the caller', () => {
    expect(order('100', '7')).toEqual(['100', '7']);
    expect(order('7', '100')).toEqual(['100', '7']);
  });

  it('are read as documented where both orders or none name the caller', () => {
    expect(order('7', '7')).toEqual(['7', '7']);
    expect(order('100', '8')).toEqual(['100', '8']);
    for (const type of ['recruiter', 'admin'] as const) {
      expect(order('7', '100', callerOf(type, 7))).toEqual(['7', '100']);
    }
  });
});
