import { expect, test } from 'vitest';
import { access, isAllowed } from './access.ts';
import { type RouteName, routeNames, routes } from './routes.ts';

test('guests may use public screens only', () => {
  expect(isAllowed('public', undefined)).toBe(true);
  for (const rule of Object.values(access)) expect(isAllowed(rule, undefined)).toBe(false);
});

test('an account may use the screens of its kind', () => {
  expect(isAllowed(access.recruiters, 'recruiter')).toBe(true);
  expect(isAllowed(access.recruiters, 'candidate')).toBe(false);
  expect(isAllowed(access.adminsElseMessage, 'master_admin')).toBe(true);
  expect(isAllowed(access.signedIn, 'candidate')).toBe(true);
});

test('a refusal leads to a screen that guests may use', () => {
  for (const rule of Object.values(access)) {
    for (const refusal of [rule.guests, rule.others]) {
      if (refusal === 'message') continue;
      expect(routeNames).toContain(refusal);
      expect(routes[refusal satisfies RouteName].access).toBe('public');
    }
  }
});
