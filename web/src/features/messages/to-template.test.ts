import { expect, test } from 'vitest';
import { toTemplate } from './to-template.ts';

const values = {
  candidate_name: 'Ana Lee',
  company_name: 'Lee',
  job_title: 'Interpreter',
  recruiter_name: '',
  document: '',
};

test.each([
  [
    'names and the job',
    'Hello Ana Lee, about Interpreter at Lee.',
    'Hello {{candidate_name}}, about {{job_title}} at {{company_name}}.',
  ],
  ['each occurrence', 'Ana Lee! Ana Lee?', '{{candidate_name}}! {{candidate_name}}?'],
  ['no part of a word', 'Leeds, Galilee, Interpreters', 'Leeds, Galilee, Interpreters'],
  ['nothing else', 'See you', 'See you'],
])('a message becomes a template by replacing %s', (_, text, template) => {
  expect(toTemplate(text, values)).toBe(template);
});

test('names are found where a script has no spaces', () => {
  expect(toTemplate('山田様、はじめまして', { candidate_name: '山田' })).toBe('{{candidate_name}}様、はじめまして');
});
