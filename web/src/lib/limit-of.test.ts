import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { applicationStatusBody, applyBody, contactBody } from '#shared/contracts/applications.ts';
import { paragraphs } from '#shared/contracts/fields.ts';
import { jobBody } from '#shared/contracts/jobs.ts';
import { planCalls } from '#shared/contracts/plans.ts';
import { companyBody } from '#shared/contracts/recruiters.ts';
import { reportBody } from '#shared/contracts/reports.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { limitOf } from './limit-of.ts';

test.each([
  [applyBody, 'message'],
  [contactBody, 'notes'],
  [applicationStatusBody, 'notes'],
  [shortlistCalls.reject.body, 'rejection_reason'],
  [shortlistCalls.updateStatus.body, 'notes'],
  [shortlistCalls.quickAdd.body, 'notes'],
  [jobBody, 'description'],
  [jobBody, 'requirements'],
  [jobBody, 'benefits'],
  [companyBody, 'about'],
  [planCalls.createPlan.body, 'description'],
  [reportBody, 'note'],
] as const)('limit %#, of %o %s, is the length of the longest text that the schema takes', (schema, field) => {
  const limit = limitOf(schema, field);
  const problemsOf = (length: number) => {
    const { error } = z.safeParse(schema as z.ZodMiniType, { [field]: 'a'.repeat(length) });
    return error?.issues.filter(({ path }) => path[0] === field) ?? [];
  };
  expect(problemsOf(limit)).toEqual([]);
  expect(problemsOf(limit + 1)).toHaveLength(1);
});

test('a nested text has its limit, and a field without one is a mistake', () => {
  const schema = z.object({ texts: z.record(z.string(), z.object({ about: paragraphs(7) })), count: z.number() });
  expect(limitOf(schema, 'texts.de.about')).toBe(7);
  expect(() => limitOf(schema, 'count')).toThrow('no limit');
  expect(() => limitOf(schema, 'missing')).toThrow('no limit');
});
