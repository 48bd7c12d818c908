import { expect, test } from 'vitest';
import { planNameIn, planTextsIn } from './plan-texts.ts';

const basic = {
  name: 'Basic',
  description: 'For a position or two.',
  features: ['Analytics'],
  translations: {
    de: { name: 'Basis', description: '', features: ['Auswertungen', 'Support'] },
    fr: { name: '', description: 'Pour un poste ou deux.', features: [] },
  },
};

test('a plan is shown in the reader’s language, and each missing text as the operator wrote it', () => {
  expect(planTextsIn(basic, 'de')).toEqual({
    name: 'Basis',
    description: 'For a position or two.',
    features: ['Auswertungen', 'Support'],
  });
  expect(planTextsIn(basic, 'fr')).toEqual({
    name: 'Basic',
    description: 'Pour un poste ou deux.',
    features: ['Analytics'],
  });
  expect(planTextsIn(basic, 'ja')).toEqual({
    name: 'Basic',
    description: 'For a position or two.',
    features: ['Analytics'],
  });
});

test('a recorded name is translated while a plan has that name, and otherwise stays as recorded', () => {
  expect(planNameIn([basic], 'Basic', 'de')).toBe('Basis');
  expect(planNameIn([basic], 'Basic', 'fr')).toBe('Basic');
  expect(planNameIn([basic], 'Old basic', 'de')).toBe('Old basic');
  expect(planNameIn([], 'Basic', 'de')).toBe('Basic');
});
