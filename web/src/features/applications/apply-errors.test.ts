import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { applyProblem } from './apply-errors.ts';

const already = new ApiError(400, 'ALREADY_APPLIED', { detail: 'You have already applied for this job!' });
const guest = new ApiError(401, 'SESSION_REQUIRED');
const offline = new ApiError(0, 'NETWORK');

test('a second application in a list has its own text', () => {
  expect(applyProblem('list', already)).toEqual({ key: 'applications.already' });
});

test('a job page shows the server’s reason for a refusal, or names the likely ones', () => {
  expect(applyProblem('details', already)).toEqual({ detail: 'You have already applied for this job!' });
  expect(applyProblem('details', new ApiError(400, 'UNEXPECTED'))).toEqual({ key: 'applications.details.refused' });
});

test('an ended session says to log in', () => {
  expect(applyProblem('list', guest)).toEqual({ key: 'applications.loginFirst' });
  expect(applyProblem('details', guest)).toEqual({ key: 'applications.details.loginFirst' });
});

test('any other failure says to try again', () => {
  expect(applyProblem('list', offline)).toEqual({ key: 'applications.failed' });
  expect(applyProblem('details', offline)).toEqual({ key: 'applications.details.failed' });
  expect(applyProblem('details', new Error('?'))).toEqual({ key: 'applications.details.failed' });
});
