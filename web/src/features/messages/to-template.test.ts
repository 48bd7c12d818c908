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
  ['the first name', 'Hi Ana, are you free? Ana!', 'Hi {{candidate_name}}, are you free? {{candidate_name}}!'],
  ['no first name within a word', 'Anaheim, Diana', 'Anaheim, Diana'],
  ['nothing else', 'See you', 'See you'],
])('a message becomes a template by replacing %s', (_, text, template) => {
  expect(toTemplate(text, values)).toBe(template);
});

test('names are found where a script has no spaces', () => {
  expect(toTemplate('山田様、はじめまして', { candidate_name: '山田' })).toBe('{{candidate_name}}様、はじめまして');
});

test('a name that is a word of a placeholder changes no placeholder', () => {
  const known = { candidate_name: 'Ana Name', company_name: 'name', job_title: 'job' };
  expect(toTemplate('{{recruiter_name}}: Ana Name, a job at name', known)).toBe(
    '{{recruiter_name}}: {{candidate_name}}, a {{job_title}} at {{company_name}}',
  );
});

test('titles, initials and particles of a name stay, as other names have them too', () => {
  expect(toTemplate('Dr. Weber de A Coruña, Vega', { candidate_name: 'Dr. Ana M. de Vega' })).toBe(
    'Dr. Weber de A Coruña, {{candidate_name}}',
  );
});

test('first and last name in another order become one placeholder', () => {
  expect(toTemplate('Dear Lee Ana', { candidate_name: 'Ana Maria Lee' })).toBe('Dear {{candidate_name}}');
});

test('the first name of the recruiter becomes theirs', () => {
  expect(toTemplate('Kind regards, Rita', { candidate_name: 'Ana Lee', recruiter_name: 'Rita Rao' })).toBe(
    'Kind regards, {{recruiter_name}}',
  );
});
