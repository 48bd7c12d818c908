import { expect, test } from 'vitest';
import type { HttpError } from '#functions/platform/http-error.ts';
import { jobBody } from '#shared/contracts/jobs.ts';
import { readRefusalTexts, refusalTextsHeader } from '#shared/texts/refusal-header.ts';
import { answerError } from './answer.ts';
import { validate } from './validate.ts';

const job = { title: 'Interpreter', description: 'For courts', language: 'German', location: 'Berlin' };

const refusalOf = (value: unknown): HttpError => {
  try {
    validate(jobBody, value);
  } catch (error) {
    return error as HttpError;
  }
  throw new Error('The value is valid.');
};

test('a valid value is returned as the schema makes it', () => {
  expect(validate(jobBody, { ...job, title: ' Interpreter ', unknown: 1 })).toMatchObject(job);
});

test('the body lists the invalid fields in English, and its detail names the first', async () => {
  const { body } = await answerError(refusalOf({ ...job, title: '', location: 'x'.repeat(101) }));
  expect(JSON.parse(body ?? '')).toEqual({
    detail: 'Job title is required',
    code: 'INVALID_INPUT',
    fields: [
      { path: 'title', message: 'Job title is required' },
      { path: 'location', message: 'Please use at most 100 characters.' },
    ],
  });
});

test('the header names the texts of the body by their ids', async () => {
  const { headers } = await answerError(refusalOf({ ...job, title: '', location: 'x'.repeat(101) }));
  expect(readRefusalTexts(String(headers?.[refusalTextsHeader]))).toEqual({
    detail: 'job_title_missing',
    fields: [
      { path: 'title', text: 'job_title_missing' },
      { path: 'location', text: 'text_too_long?max=100' },
    ],
  });
});

test('the detail of a value that is invalid as a whole names no field', async () => {
  const { body } = await answerError(refusalOf('no object'));
  expect(JSON.parse(body ?? '')).toMatchObject({
    detail: 'Please check this value.',
    fields: [{ path: '', message: 'Please check this value.' }],
  });
});
