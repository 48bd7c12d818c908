import { describe, expect, it, test } from 'vitest';
import { processorTime } from '#test/support/processor-time.ts';
import { readEmail } from './email-address.ts';

describe('the canonical form', () => {
  it.each([
    ['anna@test.example', 'anna@test.example'],
    [' Anna@Test.Example ', 'anna@test.example'],
    ['ANNA@TEST.EXAMPLE', 'anna@test.example'],
    ['anna.maria@test.example', 'anna.maria@test.example'],
    ['anna+jobs@test.example', 'anna+jobs@test.example'],
    ["o'brien@test.example", "o'brien@test.example"],
    ['anna_maria-b@test.example', 'anna_maria-b@test.example'],
    ["!#$%&'*+/=?^_`{|}~-@test.example", "!#$%&'*+/=?^_`{|}~-@test.example"],
    ['a/b=c@test.example', 'a/b=c@test.example'],
    ['user%example@test.example', 'user%example@test.example'],
    ['-anna-@test.example', '-anna-@test.example'],
    ['1@test.example', '1@test.example'],
    ['a@b.co', 'a@b.co'],
    [`${'a'.repeat(64)}@test.example`, `${'a'.repeat(64)}@test.example`],
    ['anna@sub-domain.test.example', 'anna@sub-domain.test.example'],
    ['anna@münchen.example', 'anna@xn--mnchen-3ya.example'],
    ['anna@MÜNCHEN.example', 'anna@xn--mnchen-3ya.example'],
    ['anna@mu\u0308nchen.example', 'anna@xn--mnchen-3ya.example'],
    ['anna@xn--mnchen-3ya.example', 'anna@xn--mnchen-3ya.example'],
    ['anna@straße.example', 'anna@xn--strae-oqa.example'],
    ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
    ['anna@xn--80a1acny.xn--p1ai', 'anna@xn--80a1acny.xn--p1ai'],
    ['anna@例え.テスト', 'anna@xn--r8jz45g.xn--zckzah'],
    ['anna@例子.中国', 'anna@xn--fsqu00a.xn--fiqs8s'],
    ['anna@موقع.مصر', 'anna@xn--4gbrim.xn--wgbh1c'],
    ['anna@डाटामेल.भारत', 'anna@xn--c2bd4bq1db8d.xn--h2brj9c'],
    ['ａｎｎａ＠ｔｅｓｔ．ｅｘａｍｐｌｅ', 'anna@test.example'],
    ['anna＠test.example', 'anna@test.example'],
    ['anna@test。example', 'anna@test.example'],
    ['anna٢٣@test.example', 'anna23@test.example'],
    ['anna२३@test.example', 'anna23@test.example'],
    ['\u200Eanna@test.example\u200F', 'anna@test.example'],
    ['\uFEFFanna@test.example', 'anna@test.example'],
    ['an\u00ADna@te\u200Bst.example', 'anna@test.example'],
    ['\u2068anna@test.example\u2069', 'anna@test.example'],
    ['mailto:anna@test.example', 'anna@test.example'],
    ['MAILTO:Anna@test.example?subject=Hello', 'anna@test.example'],
    ['mailto:anna%2Bjobs@test.example', 'anna+jobs@test.example'],
    ['Anna Lima <anna@test.example>', 'anna@test.example'],
    ['"Lima, Anna" <Anna@test.example>', 'anna@test.example'],
    ['<anna@test.example>', 'anna@test.example'],
    ['Anna <mailto:anna@test.example>;', 'anna@test.example'],
    ['anna@test.example,', 'anna@test.example'],
    ['anna@test.example.', 'anna@test.example'],
    ['\tanna@test.example\r\n', 'anna@test.example'],
  ])('of %j is %s', (typed, email) => {
    expect(readEmail(typed)).toEqual({ email });
    expect(readEmail(email)).toEqual({ email });
  });
});

describe('refused', () => {
  it.each([
    ['', 'email_invalid'],
    ['no-at-sign', 'email_invalid'],
    ['@test.example', 'email_invalid'],
    ['anna @test.example', 'email_invalid'],
    ['anna..b@test.example', 'email_invalid'],
    ['.anna@test.example', 'email_invalid'],
    ['anna.@test.example', 'email_invalid'],
    ['"anna b"@test.example', 'email_invalid'],
    ['a(b)@test.example', 'email_invalid'],
    ['a@b@test.example', 'email_invalid'],
    ['a@test.example,b@test.example', 'email_invalid'],
    ['a@test.example b@test.example', 'email_invalid'],
    ['victim@test.example\r\nBcc: other@test.example', 'email_invalid'],
    ['eve\0@test.example', 'email_invalid'],
    [`${'a'.repeat(65)}@test.example`, 'email_invalid'],
    [`a@${'b.'.repeat(125)}example`, 'email_domain_invalid'],
    [`${'a'.repeat(60)}@${'b.'.repeat(96)}example`, 'email_invalid'],
    ['anna@', 'email_domain_invalid'],
    ['eve@test.example\0', 'email_domain_invalid'],
    ['anna@localhost', 'email_domain_invalid'],
    ['anna@127.0.0.1', 'email_domain_invalid'],
    ['anna@[127.0.0.1]', 'email_domain_invalid'],
    ['anna@0x7f.1', 'email_domain_invalid'],
    ['anna@test.example:25', 'email_domain_invalid'],
    ['anna@test.example/path', 'email_domain_invalid'],
    ['anna@te%73t.example', 'email_domain_invalid'],
    ['anna@te st.example', 'email_domain_invalid'],
    ['anna@-test.example', 'email_domain_invalid'],
    ['anna@test..example', 'email_domain_invalid'],
    ['anna@test_one.example', 'email_domain_invalid'],
    ['анна@почта.рф', 'email_name_not_ascii'],
    ['josé@test.example', 'email_name_not_ascii'],
    ['用户@test.example', 'email_name_not_ascii'],
  ])('%j', (typed, problem) => expect(readEmail(typed)).toEqual({ problem }));
});

test('is read in linear time', () => {
  const start = processorTime();
  for (const part of ['a.', '@', '<', '>', ' ', 'mailto:', '%', 'ü', '-', '.']) readEmail(part.repeat(20_000));
  expect(processorTime() - start).toBeLessThan(1_500);
});
