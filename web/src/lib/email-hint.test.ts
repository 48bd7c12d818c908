import { describe, expect, it } from 'vitest';
import { likelyEmail } from './email-hint.ts';

describe('a likely typo', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.cmo', 'gmail.com'],
    ['gmailcom.con', 'gmailcom.com'],
    ['gmial.con', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmal.com', 'hotmail.com'],
    ['hotmail.fr2', 'hotmail.fr'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.com', 'yahoo.com'],
    ['yahoo.con', 'yahoo.com'],
    ['outlok.com', 'outlook.com'],
    ['outloook.de', 'outlook.de'],
    ['iclod.com', 'icloud.com'],
    ['redifmail.com', 'rediffmail.com'],
    ['protonmial.com', 'protonmail.com'],
    ['t-onlime.de', 't-online.de'],
    ['wanado.fr', 'wanadoo.fr'],
    ['company.con', 'company.com'],
  ])('%s is %s', (typed, meant) => expect(likelyEmail(`anna@${typed}`)).toBe(`anna@${meant}`));

  it.each([
    'gmail.com',
    'mail.com',
    'email.com',
    'ymail.com',
    'gmx.at',
    'gmx.ch',
    'wed.de',
    'me.co',
    'yahoo.co.uk',
    'yahoo.co.in',
    'yandex.com',
    'outlook.fr',
    'hotmail.es',
    'company.com',
    'test.example',
    'xn--80a1acny.xn--p1ai',
    'university.edu',
    'gmail.example',
  ])('is not seen in %s', (domain) => expect(likelyEmail(`anna@${domain}`)).toBeUndefined());

  it('needs an address', () => {
    expect(likelyEmail('')).toBeUndefined();
    expect(likelyEmail('gmial.com')).toBeUndefined();
    expect(likelyEmail('@gmial.com')).toBeUndefined();
  });
});
