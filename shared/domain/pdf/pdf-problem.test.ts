import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '#test/support/processor-time.ts';
import { lockedPdf, smallPdf } from '#test/support/small-pdf.ts';
import { pdfProblem } from './pdf-problem.ts';

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const problemOf = (text: string) => pdfProblem(latin1(text));

const id = '9c333d518af38eee536f92e7465c2752';
const page = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n';
const end = 'trailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n';
const encrypted = (dictionary: string) =>
  `%PDF-1.7\n${page}9 0 obj\n${dictionary}\nendobj\ntrailer<</Root 1 0 R/Encrypt 9 0 R/ID[<${id}><${id}>]>>\nstartxref\n9\n%%EOF`;

const packed = (content: string) => deflateSync(Buffer.from(content, 'latin1')).toString('latin1');
const objectStream = (content: string, length = true) => {
  const data = packed(`3 0 ${content}`);
  return `7 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode${length ? `/Length ${data.length}` : '/Length 8 0 R'}>>stream\n${data}\nendstream endobj\n`;
};
const crossReferences = '8 0 obj<</Type/XRef/Size 9>>stream\nx\nendstream endobj\nstartxref\n9\n%%EOF\n';

describe('a PDF that opens for everyone', () => {
  it.each([
    ['small', smallPdf('x')],
    ['with bytes before its header', `\r\nContent-Type: application/pdf\r\n\r\n${smallPdf('x')}`],
    ['with bytes behind its end', `${smallPdf('x')}<html>served by a proxy</html>${'\0'.repeat(5000)}`],
    ['saved again', smallPdf('x') + page + end],
    ['without a table of objects', `%PDF-1.4\n${page}trailer<<>>`],
    ['whose names are escaped', `%PDF-1.4\n3 0 obj<</#54ype/P#61ge>>endobj\n${end}`],
    ['whose page has no type', `%PDF-1.4\n3 0 obj<</Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n${end}`],
    ['whose page is in a stream of objects', `%PDF-1.5\n${objectStream('<</Type/Page>>')}${crossReferences}`],
    ['whose stream has its length elsewhere', `%PDF-1.5\n${objectStream('<</Type/Page>>', false)}${crossReferences}`],
    [
      'whose stream of objects is packed in an unknown way',
      `%PDF-1.5\n7 0 obj<</Type/ObjStm/N 1/First 4/Filter/LZWDecode/Length 1>>stream\nx\nendstream endobj\n${crossReferences}`,
    ],
    [
      'with a word in a text that looks like encryption',
      `%PDF-1.4\n4 0 obj(trailer<</Encrypt 9 0 R>>)endobj\n${page}${end}`,
    ],
    [
      'with another PDF in it that needs a password',
      `%PDF-1.4\n${page}4 0 obj<</Length ${lockedPdf('x').length}>>stream\n${lockedPdf('x')}\nendstream endobj\n${end}`,
    ],
  ])('%s is accepted', async (_, text) => {
    expect(await problemOf(text)).toBeNull();
  });
});

// Dictionaries that `qpdf` 12 wrote, with an owner's password, and an empty one or `geheim` for users.
const aes = (length: number, method: string) =>
  `/CF<</StdCF<</AuthEvent/DocOpen/CFM/${method}/Length ${length / 8}>>>>/StmF/StdCF/StrF/StdCF/Length ${length}`;
const handlers: [string, string, string | null][] = [
  [
    '40 bits, restricted',
    '/Length 40/O<c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab>/P -12/R 2/U<70ceff7c22dde6acc8720479ac5f529f47e9531097583a7d6b61255004345afe>/V 1',
    null,
  ],
  [
    '40 bits, locked',
    '/Length 40/O<86fe045358b44c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd>/P -12/R 2/U<0ea9ef5baaf847bdf5c871cce23af198907c6d1380e5ee001c64e73b71a45d76>/V 1',
    'pdf_locked',
  ],
  [
    '128 bits, restricted',
    '/Length 128/O<566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5>/P -1028/R 3/U<d16b176c784f3e000d479cfa4f3827bf0021446990b9e4114071a4d9104984c1>/V 2',
    null,
  ],
  [
    '128 bits, locked',
    '/Length 128/O<19b58e48c92b6569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083>/P -1028/R 3/U<ad4a2ced0b4b5b6ba03ecac9b492225e0021446990b9e4114071a4d9104984c1>/V 2',
    'pdf_locked',
  ],
  [
    'AES 128, restricted',
    `${aes(128, 'AESV2')}/O<566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5>/P -1028/R 4/U<d16b176c784f3e000d479cfa4f3827bf0021446990b9e4114071a4d9104984c1>/V 4`,
    null,
  ],
  [
    'AES 128, locked',
    `${aes(128, 'AESV2')}/O<19b58e48c92b6569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083>/P -1028/R 4/U<ad4a2ced0b4b5b6ba03ecac9b492225e0021446990b9e4114071a4d9104984c1>/V 4`,
    'pdf_locked',
  ],
  [
    'AES 256 of revision 5, restricted',
    `${aes(256, 'AESV3')}/O<00>/P -1028/R 5/U<3a6f6d4e17b049363fb79451eaf1be7cd14f63e5d4fc8ba5751b34b96b05518587a8e2f81e5742a8675a6cffaba49a41>/V 5`,
    null,
  ],
  [
    'AES 256 of revision 5, locked',
    `${aes(256, 'AESV3')}/O<00>/P -1028/R 5/U<8ed60923b1ee74a06dc238a56511d97e3c724f6976af28038644bb1556352ff5146b490e5c18b1beadde940ab6e9bdfb>/V 5`,
    'pdf_locked',
  ],
  [
    'AES 256, restricted',
    `${aes(256, 'AESV3')}/O<00>/P -1028/R 6/U<f5684ec5b0138ffa42ae83f34a776fef375c51f2f612200c6f3eb89107c00b6930c4fc67e96b3b24153e18ed3620232e>/V 5`,
    null,
  ],
  [
    'AES 256, locked',
    `${aes(256, 'AESV3')}/O<00>/P -1028/R 6/U<c1b20b5ee6d3809c1d60b4be2ed48fa29b332b34bd1af6e2bc5795b9f667a8a8519dbe9a2793c50ced11d75f2004cca8>/V 5`,
    'pdf_locked',
  ],
  ['for holders of certificates', '/V 4/SubFilter/adbe.pkcs7.s5', 'pdf_locked'],
  ['in a way that comes later', '/R 7/V 6/O<00>/U<00>', 'pdf_locked'],
];

describe('an encrypted PDF', () => {
  it.each(handlers)('%s', async (name, entries, problem) => {
    const filter = name.startsWith('for holders') ? '/Adobe.PubSec' : '/Standard';
    expect(await problemOf(encrypted(`<</Filter${filter}${entries}>>`))).toBe(problem);
  });

  const restricted = `<</Filter/Standard${handlers[0]?.[1]}>>`;

  it('may have its dictionary in the trailer, and its trailer in a stream', async () => {
    const inTrailer = `%PDF-1.7\n${page}trailer<</Encrypt ${restricted}/ID[<${id}>]>>\nstartxref\n9\n%%EOF`;
    expect(await problemOf(inTrailer)).toBeNull();
    const stream = `8 0 obj<</Type/XRef/Encrypt 9 0 R/ID[<${id}>]>>stream\nx\nendstream endobj\nstartxref\n9\n%%EOF`;
    expect(await problemOf(`%PDF-1.7\n9 0 obj${restricted}endobj\n${stream}`)).toBeNull();
    expect(await problemOf(`%PDF-1.7\n${page}${stream}`)).toBe('pdf_locked');
  });

  it('may write its check as a text with escapes', async () => {
    const bytes = [...Buffer.from('70ceff7c22dde6acc8720479ac5f529f47e9531097583a7d6b61255004345afe', 'hex')];
    const octal = bytes.map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
    expect(await problemOf(encrypted(restricted.replace(/\/U<\w+>/, `/U(${octal})`)))).toBeNull();
  });
});

describe('a PDF that is refused', () => {
  const linearized = `%PDF-1.7\n1 0 obj<</Linearized 1>>endobj\nstartxref\n0\n%%EOF\n${page}5 0 obj<</Length 900>>stream\nabc`;

  it.each([
    ['nothing behind the header', '%PDF-1.7\nmy life', 'pdf_incomplete'],
    ['cut off within an object', smallPdf('x').slice(0, 80), 'pdf_incomplete'],
    ['cut off within a stream', `%PDF-1.7\n${page}5 0 obj<</Length 900>>stream\nabc`, 'pdf_incomplete'],
    ['cut off although its beginning has an end', linearized.replace('stream\nabc', 'endobj'), 'pdf_incomplete'],
    ['without a page', `%PDF-1.7\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n${end}`, 'pdf_without_pages'],
    ['without any object', `%PDF-1.7\n${end}`, 'pdf_without_pages'],
    [
      'without a page in its streams of objects',
      `%PDF-1.5\n${objectStream('<</Type/Pages/Count 0>>')}${crossReferences}`,
      'pdf_without_pages',
    ],
    ['locked', lockedPdf('x'), 'pdf_locked'],
  ])('%s', async (_, text, problem) => {
    expect(await problemOf(text)).toBe(problem);
  });
});

describe('hostile bytes', () => {
  const whole = [smallPdf('x'), lockedPdf('x'), `%PDF-1.5\n${objectStream('<</Type/Page>>')}${crossReferences}`];

  it('cut off or changed anywhere have an answer', async () => {
    const change = fc.record({ at: fc.nat(), byte: fc.constantFrom(0, 10, 40, 41, 47, 60, 62, 91, 93, 128, 255) });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.nat(),
        fc.array(change, { maxLength: 8 }),
        async (text, length, changes) => {
          const bytes = latin1(text.slice(0, length % (text.length * 2)));
          for (const { at, byte } of changes) if (bytes.length > 0) bytes[at % bytes.length] = byte;
          expect([null, 'pdf_locked', 'pdf_incomplete', 'pdf_without_pages']).toContain(await pdfProblem(bytes));
        },
      ),
      { numRuns: 500 },
    );
  });

  // More than one pass over 4 MB for each part would take hours.
  it.each([
    '1 0 obj (',
    '1 0 obj <<',
    '1 0 obj [',
    '1 0 obj <',
    '1 0 obj <41',
    '1 0 obj 1 ',
    '1 0 obj <<>> stream\n',
    '1 0 obj <</Length 5>> stream\n',
    '1 0 obj << /A << ',
    '(',
    '[',
    '<',
    '1',
    '1 ',
    ' ',
    '%',
    '/A',
    'trailer',
    'trailer<<',
    'stream\n',
    'endstream ',
    '1 0 R ',
  ])('that repeat %j are read in one pass', { timeout: 20_000 }, async (part) => {
    const bytes = latin1(`%PDF-1.7\n${part.repeat(Math.floor((4 * 1024 * 1024) / part.length))}`);
    const start = processorTime();
    await pdfProblem(bytes);
    expect(processorTime() - start).toBeLessThan(5_000);
  });

  it('that unpack to very much are given up', async () => {
    const data = deflateSync(Buffer.alloc(64 * 1024 * 1024)).toString('latin1');
    const bomb = `7 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${data.length}>>stream\n${data}\nendstream endobj\n`;
    expect(await problemOf(`%PDF-1.5\n${bomb.repeat(20)}${crossReferences}`)).toBeNull();
  });
});
