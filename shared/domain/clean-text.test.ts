import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '#test/support/processor-time.ts';
import { cleanLine, cleanLines, malformedIn, normalized, toAsciiDigits } from './clean-text.ts';

describe('digits of any script', () => {
  it.each([
    ['Latin', '0123456789'],
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Extended Arabic-Indic', '۰۱۲۳۴۵۶۷۸۹'],
    ['NKo', '߀߁߂߃߄߅߆߇߈߉'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
    ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
    ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
    ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
    ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
    ['Sinhala', '෦෧෨෩෪෫෬෭෮෯'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['Lao', '໐໑໒໓໔໕໖໗໘໙'],
    ['Tibetan', '༠༡༢༣༤༥༦༧༨༩'],
    ['Myanmar', '၀၁၂၃၄၅၆၇၈၉'],
    ['Shan', '႐႑႒႓႔႕႖႗႘႙'],
    ['Khmer', '០១២៣៤៥៦៧៨៩'],
    ['Mongolian', '᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙'],
    ['Limbu', '᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏'],
    ['New Tai Lue', '᧐᧑᧒᧓᧔᧕᧖᧗᧘᧙'],
    ['Tai Tham Hora', '᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉'],
    ['Tai Tham', '᪐᪑᪒᪓᪔᪕᪖᪗᪘᪙'],
    ['Balinese', '᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙'],
    ['Sundanese', '᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹'],
    ['Lepcha', '᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉'],
    ['Ol Chiki', '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙'],
    ['Vai', '꘠꘡꘢꘣꘤꘥꘦꘧꘨꘩'],
    ['Saurashtra', '꣐꣑꣒꣓꣔꣕꣖꣗꣘꣙'],
    ['Javanese', '꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙'],
    ['Cham', '꩐꩑꩒꩓꩔꩕꩖꩗꩘꩙'],
    ['Meetei Mayek', '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹'],
    ['full width', '０１２３４５６７８９'],
    ['Osmanya', '𐒠𐒡𐒢𐒣𐒤𐒥𐒦𐒧𐒨𐒩'],
    ['Hanifi Rohingya', '𐴰𐴱𐴲𐴳𐴴𐴵𐴶𐴷𐴸𐴹'],
    ['Chakma', '𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿'],
    ['mathematical bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['mathematical double-struck', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
    ['mathematical sans-serif', '𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫'],
    ['mathematical sans-serif bold', '𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵'],
    ['mathematical monospace', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
    ['Adlam', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'],
  ])('%s', (_, digits) => expect(toAsciiDigits(digits)).toBe('0123456789'));

  it('are blocks of ten, for every digit of Unicode', () => {
    const digits = Array.from({ length: 0x11_0000 }, (_, code) => code)
      .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{Nd}/u.test(character));
    expect(digits.length % 10).toBe(0);
    for (const [place, digit] of digits.entries()) expect(toAsciiDigits(digit)).toBe(String(place % 10));
  });

  it.each([
    ['a mixture', '٤5६７', '4567'],
    ['within text', 'عام ٢٠٢٦، B2', 'عام 2026، B2'],
    ['signs stay', '-٤٫٥', '-4٫5'],
    ['numerals that are no digits stay', '²½Ⅳ一', '²½Ⅳ一'],
    ['nothing', '', ''],
  ])('%s', (_, text, expected) => expect(toAsciiDigits(text)).toBe(expected));
});

const scotland = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}';

/** What one line becomes. */
const lines: readonly (readonly [what: string, typed: string, stored: string])[] = [
  ['vertical tab', 'a\vb', 'a b'],
  ['form feed', 'a\fb', 'a b'],
  ['next line', 'a\u0085b', 'a b'],
  ['line separator', 'a\u2028b', 'a b'],
  ['paragraph separator', 'a\u2029b', 'a b'],
  ['return and line feed as one space', 'a\r\nb', 'a b'],
  ['tab', 'a\tb', 'a b'],
  ['left-to-right mark', 'a\u200Eb', 'ab'],
  ['right-to-left mark', 'שלום\u200F!', 'שלום!'],
  ['Arabic letter mark', 'مرحبا\u061C 5', 'مرحبا 5'],
  ['embedding', '\u202Aabc\u202C', 'abc'],
  ['override', 'Eve\u202Eecilop\u202C', 'Eveecilop'],
  ['isolates', '\u2066a\u2069\u2067b\u2069\u2068c\u2069', 'abc'],
  ['soft hyphen', 'Über\u00ADsetzer', 'Übersetzer'],
  ['byte order mark', '\uFEFFAnna\uFEFF', 'Anna'],
  ['word joiner', 'a\u2060b', 'ab'],
  ['invisible plus and times', 'a\u2064b\u2062c', 'abc'],
  ['zero-width space in Latin', 'Dolmet\u200Bscherin', 'Dolmetscherin'],
  ['zero-width space in Japanese', '通\u200B訳', '通訳'],
  ['zero-width space in Thai', 'ภาษา\u200Bไทย', 'ภาษา\u200Bไทย'],
  ['zero-width space in Khmer', 'ភាសា\u200Bខ្មែរ', 'ភាសា\u200Bខ្មែរ'],
  ['zero-width space in Lao', 'ພາສາ\u200Bລາວ', 'ພາສາ\u200Bລາວ'],
  ['zero-width space in Myanmar', 'မြန်မာ\u200Bစာ', 'မြန်မာ\u200Bစာ'],
  ['zero-width space at the end of Thai', 'ไทย\u200B', 'ไทย'],
  ['non-joiner in Persian', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ['two non-joiners in Persian', 'می\u200C\u200Cخواهم', 'می\u200Cخواهم'],
  ['non-joiner beside a mark', 'می\u200F\u200Cخواهم', 'می\u200Cخواهم'],
  ['non-joiner before a space', 'خانه\u200C ها', 'خانه ها'],
  ['non-joiner in Latin', 'An\u200Cna', 'Anna'],
  ['joiner in Latin', 'An\u200Dna', 'Anna'],
  ['joiner in Cyrillic', 'Ан\u200Dна', 'Анна'],
  ['joiner that gives an abbreviation its form', '۱۳۵۷ ه\u200D.ش', '۱۳۵۷ ه\u200D.ش'],
  ['joiner in Devanagari', 'क्\u200Dष', 'क्\u200Dष'],
  ['non-joiner in Kannada', 'ರಾಜ್\u200Cಕುಮಾರ್', 'ರಾಜ್\u200Cಕುಮಾರ್'],
  ['joiner in Sinhala', 'ශ්\u200Dරී', 'ශ්\u200Dරී'],
  ['joiner in Bengali', 'র\u200D্যাব', 'র\u200D্যাব'],
  ['joiners of a family', '👩\u200D👩\u200D👧', '👩\u200D👩\u200D👧'],
  ['selector and joiner of an emoji', '❤\uFE0F\u200D🔥', '❤\uFE0F\u200D🔥'],
  ['skin and profession', '👩🏽\u200D🏫', '👩🏽\u200D🏫'],
  ['joiner after an emoji alone', '👩\u200D, Anna', '👩, Anna'],
  ['keycap', '1\uFE0F\u20E3', '1\uFE0F\u20E3'],
  ['selector after a digit', '1\uFE0F', '1'],
  ['flag of Scotland', scotland, scotland],
  ['tags without a flag', 'a\u{E0041}\u{E0042}b', 'ab'],
  ['unfinished tags', '\u{1F3F4}\u{E0067}', '\u{1F3F4}'],
  ['variant of an ideograph', '葛\u{E0100}飾', '葛\u{E0100}飾'],
  ['selector in Latin', 'a\u{E0100}b\uFE0Fc', 'abc'],
  ['Mongolian selector', 'ᠠ\u180B', 'ᠠ\u180B'],
  ['Mongolian selector in Latin', 'a\u180Bb', 'ab'],
  ['Hangul filler as a name', '\u3164', ''],
  ['half-width filler', 'a\uFFA0b', 'ab'],
  ['filler of old Hangul', '\u115Fᅡ', '\u115Fᅡ'],
  ['grapheme joiner in Latin', 'a\u034Fb', 'ab'],
  ['interlinear annotation', '\uFFF9漢\uFFFAかん\uFFFB', '漢かん'],
  ['visible sign of Arabic', '\u0600١٢', '\u0600١٢'],
  ['letter and mark around a soft hyphen', 'e\u00AD\u0301', 'é'],
  ['decomposed', 'Zu\u0308rich', 'Zürich'],
  ['spaces around', '\u00A0 Anna\u3000', 'Anna'],
];

describe('one line of text', () => {
  it.each(lines)('%s', (_, typed, stored) => expect(normalized(cleanLine(typed))).toBe(stored));
});

describe('several lines of text', () => {
  it.each([
    ['a\vb', 'a\nb'],
    ['a\fb', 'a\nb'],
    ['a\u0085b', 'a\nb'],
    ['a\u2028b\u2029c', 'a\nb\nc'],
    ['a\r\nb\rc\n\nd', 'a\nb\nc\n\nd'],
    ['a\tb', 'a\tb'],
    ['\u202Eabc\u202C\nd\u00ADe', 'abc\nde'],
  ])('%j', (typed, stored) => expect(cleanLines(typed)).toBe(stored));
});

describe('a malformed text', () => {
  it.each([
    ['abc', null],
    ['a\tb\nc', null],
    ['a\0b', { line: 1, column: 2 }],
    ['\u001B[0m', { line: 1, column: 1 }],
    ['a\nbc\u007F', { line: 2, column: 3 }],
    ['a\n\n\uD83Dx', { line: 3, column: 1 }],
    ['😀😀\uDE00', { line: 1, column: 3 }],
    ['x\u0092s', { line: 1, column: 2 }],
  ])('%j', (text, place) => expect(malformedIn(text)).toEqual(place));
});

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'\u200B\u200C\u200D\u2060\u00AD\u202E\u2066\uFE0F\u180B\u115F\u034F\u3164aمकไ👩葛ᄀᠠ1'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});

it('is clean after one cleaning, and shows no direction other than its letters', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      for (const clean of [cleanLine, cleanLines]) {
        const once = normalized(clean(text));
        expect(normalized(clean(once))).toBe(once);
        expect(once).not.toMatch(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\u2028\u2029\v\f\r]/);
      }
    }),
    { numRuns: 2_000 },
  );
});

it.each(['a\u00AD', '\u200D', 'م\u200C', '👩\u200D', '\u0000', '\r', 'ไ\u200B', '१', '\uD800'])(
  'takes linear time for 400,000 characters of %j',
  (part) => {
    const text = part.repeat(400_000 / part.length);
    const start = processorTime();
    malformedIn(cleanLines(text));
    toAsciiDigits(text);
    expect(processorTime() - start).toBeLessThan(3_000);
  },
);
