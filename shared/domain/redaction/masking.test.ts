import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskCandidate } from './masked-candidate.ts';
import { maskEmail, maskName, maskPhone } from './masking.ts';
import { redactContacts, redactorFor } from './redaction.ts';

describe('masked names', () => {
  it.each([
    ['Anna Schmidt', 'A*** S***'],
    ['Anna Maria von der Schmidt', 'A*** S***'],
    ['Jo', 'J***'],
    ['J', '***'],
    ['Ólafur Þórsson', 'Ó*** Þ***'],
    ['Наталья Орлова', 'Н*** О***'],
    ['नेहा शर्मा', 'ने*** श***'],
    ['王伟', '***'],
    ['김민수', '***'],
    ['---', '***'],
    ['', '***'],
  ])('masks %s as %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});

it('masks e-mail addresses and phones without revealing their lengths', () => {
  expect(maskEmail('anna@mail.example')).toBe('a***@***');
  expect(maskEmail('annabella.longname@a.example')).toBe('a***@***');
  expect(maskEmail('a@mail.example')).toBe('***@***');
  expect(maskPhone('+919876543210')).toBe('+91 ********10');
  expect(maskPhone('+19876543210')).toBe('+1 ********10');
  expect(maskPhone('call me')).toBe('********');
});

describe('redaction', () => {
  it.each([
    ['Write to me@mail.example please', 'Write to *** please'],
    ['Write to me (at) mail.example', 'Write to ***'],
    ['Call +91 98765-43210 now', 'Call *** now'],
    ['Call 9 8 7 6 5 4 3 2 1 0', 'Call ***'],
    ['Call ٩٨٧٦٥٤٣٢١٠', 'Call ***'],
    ['Call ９８７６５４３２１０', 'Call ***'],
    ['See https://x.example/a?b=c', 'See ***'],
    ['See linkedin.com/in/anna', 'See ***'],
    ['See instagram.com', 'See ***'],
    ['Find @anna_speaks there', 'Find *** there'],
  ])('removes the contact from: %s', (text, redacted) => {
    expect(redactContacts(text)).toBe(redacted);
  });

  it.each(['Interpreter 2015-2020', '5+ years, 120 projects', 'C++, Node.js and HTML/CSS', 'German (C1), JLPT N2'])(
    'keeps: %s',
    (text) => {
      expect(redactContacts(text)).toBe(text);
    },
  );

  it('removes the own name in any case, without accents and within scripts without spaces, but no other words', () => {
    const redact = redactorFor({ name: 'Zoë Müller', email: 'zm.lang@mail.example', phone: '+919876543210' });
    expect(redact('ZOE MULLER, translator')).toBe('***, translator');
    expect(redact('I am Zoë; zm.lang on every network')).toBe('I am ***; *** on every network');
    expect(redact('Mullerstown resident')).toBe('Mullerstown resident');
    expect(redactorFor({ name: '王伟', email: 'w@x.example', phone: '' })('我是王伟老师')).toBe('我是***老师');
  });
});

const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzäöüñçéžШживопабвгдकखगمرنليمαβγ');
const word = fc.string({ unit: letters, minLength: 2, maxLength: 12 });
const person = fc
  .record({
    first: word,
    last: word,
    mail: fc.string({ unit: fc.constantFrom(...'abcdefghijklmnop0123456789'), minLength: 3, maxLength: 12 }),
    digits: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 10, maxLength: 10 }),
  })
  .map(({ first, last, mail, digits }) => ({
    name: `${first} ${last}`,
    email: `${mail}@mail.example`,
    phone: `+91${digits}`,
    digits,
  }));
const filler = fc.string({ maxLength: 20 });

it('no masked candidate contains the name, e-mail or phone, in whichever field they were entered', () => {
  fc.assert(
    fc.property(person, filler, filler, ({ digits, ...identity }, before, after) => {
      const text = `${before} ${identity.name} ${identity.email} ${identity.phone} ${digits} ${after}`;
      const shown = { subtitle: text, skills: [text, identity.name], language: text, location: text, experience: text };
      const masked = maskCandidate({
        ...identity,
        ...shown,
        language: `${identity.email} ${identity.phone}`,
        id: 1,
      });
      const body = JSON.stringify(masked).toLowerCase().normalize('NFC');
      expect(body).not.toContain(identity.name.toLowerCase().normalize('NFC'));
      expect(body).not.toContain(identity.email);
      expect(body).not.toContain(digits);
    }),
    { numRuns: 300 },
  );
});
