import { expect, test } from 'vitest';
import candidates from '#shared/locales/en/screens/candidates.json';
import { markupOf, textOf } from '#test/support/markup-of.tsx';
import { CandidateCard } from './candidate-card.tsx';

const candidate = {
  id: 1,
  masked_name: 'Y*** B***',
  masked_email: 'y***@***',
  subtitle: 'Japanese and German, every day',
  skills: ['Consecutive', 'Whispering'],
  language: 'Japanese',
  location: '',
  experience: '',
  video: null,
};

const htmlOf = (props: Partial<Parameters<typeof CandidateCard>[0]> = {}) =>
  markupOf(<CandidateCard candidate={candidate} onOpen={() => undefined} {...props} />, { candidates });

test('a candidate without place and experience has the default ones, an initial for a picture, and Click to Access', () => {
  const text = textOf(htmlOf());
  expect(text).toMatch(/^Y Y\*{3} B\*{3} Remote Japanese /);
  expect(text).toContain('2+ years');
  expect(text).toMatch(/Consecutive.*Whispering/);
  expect(text).toMatch(/Click to Access$/);
});

test('a card with languages and levels shows them in place of the main language', () => {
  const text = textOf(htmlOf({ languages: <p>Japanese · JLPT N2</p> }));
  expect(text).toMatch(/^Y Y\*{3} B\*{3} Remote “?Japanese and German/);
  expect(text).toContain('Japanese · JLPT N2');
});

test('a video has its subtitle in quotes', () => {
  const html = htmlOf({ candidate: { ...candidate, video: 'https://files.example/1.mp4' } });
  expect(html).toContain('<q>Japanese and German, every day</q>');
});
