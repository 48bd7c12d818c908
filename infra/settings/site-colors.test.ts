import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastOf, mixed, surfaces } from './colors.ts';
import { tokensOf, unreadablePairs } from './site-colors.ts';

const theme = readFileSync(join(import.meta.dirname, '../../web/src/ui/theme.css'), 'utf8');
const tokenIn = (name: string) => {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(theme) ?? [];
  return { light, dark };
};
const usual = { primary: tokenIn('primary'), accent: tokenIn('accent') };

test('contrasts are those of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#ffffff', '#777777')).toBe(contrastOf('#777777', '#ffffff'));
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
});

test('the surfaces are those of the theme, whose own colours can be read on them', () => {
  const names = { paper: 'paper', card: 'card', sunk: 'sunk', onPrimary: 'on-primary' } as const;
  for (const [name, token] of Object.entries(names)) {
    expect(surfaces[name as keyof typeof names], name).toEqual(tokenIn(token));
  }
  expect(unreadablePairs(usual)).toEqual([]);
});

test('the tokens that follow from colours are names of the theme', () => {
  const tokens = Object.keys(tokensOf(usual));
  expect(tokens).toHaveLength(6);
  for (const name of tokens) expect(tokenIn(name).light, name).not.toBe('');
  expect(tokensOf({})).toEqual({});
});

describe('colours that would be hard to read are named', () => {
  const { primary, accent } = usual;
  test.each([
    ['a light primary', { primary: { ...primary, light: '#5fa8a8' } }, 'primary on paper (light)'],
    ['a dark one in the dark theme', { primary: { ...primary, dark: '#0f5c5c' } }, 'primary on paper (dark)'],
    [
      'a primary that hides the text of buttons',
      { primary: { ...primary, dark: '#0f5c5c' } },
      'text on primary (dark)',
    ],
    ['white', { primary: { light: '#ffffff', dark: '#ffffff' } }, 'primary on card (light) has 1.0, and needs 4.5'],
    ['yellow to notice', { accent: { ...accent, light: '#ffd500' } }, 'accent on paper (light)'],
    ['brown to notice in the dark', { accent: { ...accent, dark: '#5a2a12' } }, 'accent on card (dark)'],
  ])('%s', (_, colors, words) => {
    expect(unreadablePairs(colors).join('\n')).toContain(words);
  });

  test('whatever the accent is, its text can be read on its tint', () => {
    for (const light of ['#d9562f', '#b45309', '#be123c', '#7c3aed', '#0369a1', '#4d7c0f']) {
      const tokens = tokensOf({ accent: { light, dark: '#f08a5d' } });
      for (const name of ['light', 'dark'] as const) {
        const [ink, tint] = [tokens['accent-ink'], tokens['accent-tint']].map((token) => token?.[name] ?? '');
        expect(contrastOf(ink ?? '', tint ?? ''), `${light} ${name}`).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(ink ?? '', surfaces.paper[name]), `${light} ${name}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
