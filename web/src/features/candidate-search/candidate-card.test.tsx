import { expect, test } from 'vitest';
import candidates from '#shared/locales/en/screens/candidates.json';
import { markupOf, textOf } from '#test/support/markup-of.tsx';
import { CandidateCard } from './candidate-card.tsx';

const candidate = {
  id: 1,
  name: 'Yuki Brandt',
  email: 'yuki@mail.example',
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

test('a candidate without place and experience has the default ones, and an initial for a picture', () => {
  const text = textOf(htmlOf());
  expect(text).toMatch(/^Y Yuki Brandt Remote Japanese /);
  expect(text).toContain('2+ years');
  expect(text).toMatch(/Consecutive.*Whispering/);
  expect(text).toMatch(/View Profile$/);
});

test('a card with languages and levels shows them in place of the main language', () => {
  const text = textOf(htmlOf({ languages: <p>Japanese · JLPT N2</p> }));
  expect(text).toMatch(/^Y Yuki Brandt Remote “?Japanese and German/);
  expect(text).toContain('Japanese · JLPT N2');
});

test('a masked card has the masked name and address only', () => {
  const html = htmlOf({ masked: true });
  expect(textOf(html)).toContain('Y*** B***');
  expect(textOf(html)).toContain('y***@***');
  expect(html).not.toMatch(/Yuki|yuki@/);
});

test('a card without masked texts keeps the real ones', () => {
  const { masked_name: _, masked_email: __, ...known } = candidate;
  expect(textOf(htmlOf({ masked: true, candidate: known }))).toContain('Yuki Brandt');
});

test('a card of the showcase has Click to Access instead of View Profile', () => {
  const text = textOf(htmlOf({ variant: 'showcase' }));
  expect(text).toContain('Click to Access');
  expect(text).not.toContain('View Profile');
});

test('a video has its subtitle in quotes', () => {
  const html = htmlOf({ candidate: { ...candidate, video: 'https://files.example/1.mp4' } });
  expect(html).toContain('<q>Japanese and German, every day</q>');
});
