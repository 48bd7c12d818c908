import { expect, test } from 'vitest';
import { mailto } from './links.ts';

test.each([
  ['anna@test.example', 'mailto:anna@test.example'],
  ['anna+jobs@test.example', 'mailto:anna%2Bjobs@test.example'],
  ['a?bcc=all&body=x@test.example', 'mailto:a%3Fbcc%3Dall%26body%3Dx@test.example'],
  ['a%0Ab#c@test.example', 'mailto:a%250Ab%23c@test.example'],
])('%s is no more than an address in its link', (email, link) => expect(mailto(email)).toBe(link));
