import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { FileRefusal, refusalReasons } from './file-refusal.ts';
import { maxDepth, maxFileBytes, maxNodes, maxUnpackedBytes } from './limits.ts';
import { writeOwnJson } from './own-json.ts';
import { readFile } from './read-file.ts';
import { bytesOf, candidateXml, parseInTests, pdfWith, personName, storedCandidate } from './test-files.ts';

const read = (content: string | Uint8Array<ArrayBuffer>) =>
  readFile(typeof content === 'string' ? bytesOf(content) : content, parseInTests);

const expectRefusal = (content: string | Uint8Array<ArrayBuffer>, reason: (typeof refusalReasons)[number]) =>
  expect(read(content)).rejects.toMatchObject({ name: 'FileRefusal', reason });

const person = candidateXml(personName, '');

describe('XML', () => {
  test('with entities that multiply is refused before any of them is expanded', async () => {
    const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
    await expectRefusal(
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]><Candidate>&l9;</Candidate>`,
      'declarations',
    );
  });

  test.each([
    ['an external entity', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><Candidate>&f;</Candidate>'],
    ['an external document type', '<!DOCTYPE Candidate SYSTEM "https://example.com/x.dtd"><Candidate/>'],
    ['a document type in other letters', '<!doctype x><Candidate/>'],
    ['an entity behind a comment', '<!-- a --><?pi?><!DOCTYPE x><Candidate/>'],
  ])('with %s is refused, and nothing is loaded', async (_, xml) => expectRefusal(xml, 'declarations'));

  test('is not refused for words that only look like a declaration', async () => {
    const named = personName.replace('Ana', '<![CDATA[<!DOCTYPE Ana>]]>').replace('Lima', 'Lima<!-- <!ENTITY -->');
    expect((await read(candidateXml(named, ''))).fields.name).toContain('Lima');
  });

  test('with elements nested too deeply is refused', async () => {
    const nest = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    await expectRefusal(person.replace('</Candidate>', `${nest(maxDepth)}</Candidate>`), 'tooComplex');
    await expectRefusal('<a>'.repeat(1_000_000), 'tooComplex');
    expect((await read(person.replace('</Candidate>', `${nest(maxDepth - 1)}</Candidate>`))).fields.name).toBe(
      'Ana Lima',
    );
  });

  test('with too many elements is refused', async () => {
    await expectRefusal(person.replace('</Candidate>', `${'<a/>'.repeat(maxNodes)}</Candidate>`), 'tooComplex');
  });

  test.each([
    ['a tag without an end', '<Candidate'],
    ['a comment without an end', '<Candidate><!--'],
    ['a quotation without an end', '<Candidate a="></Candidate>'],
    ['an element without an end', '<Candidate><CandidatePerson></Candidate>'],
    ['an entity that nothing declares', '<Candidate>&nope;</Candidate>'],
  ])('with %s is refused as damaged', async (_, xml) => expectRefusal(xml, 'malformed'));

  // More than one pass for each of the parts would take hours.
  test.each(['<a ', '<!--', '<![CDATA[', '<a b="', '</'])(
    'that repeats %j is checked in one pass',
    { timeout: 20_000 },
    async (part) => expectRefusal(`<a>${part.repeat(Math.floor(4_000_000 / part.length))}`, 'malformed'),
  );

  test('with HTML in its texts gives plain texts', async () => {
    const hostile =
      '&lt;p&gt;&lt;img src=x onerror=alert(1)&gt;Ana&lt;script&gt;alert(1)&lt;/script&gt;&lt;/p&gt; \u202Eamil';
    const { fields } = await read(candidateXml(personName.replace('Ana', hostile), ''));
    expect(fields.name).toBe('Ana alert(1) amil Lima');
  });
});

describe('text', () => {
  test.each(['utf-16le', 'utf-16be'])('in %s with its mark is read', async (encoding) => {
    const little = Buffer.from(`\uFEFF${person.replace('UTF-8', 'UTF-16')}`.replace('Lima', 'Līma'), 'utf16le');
    const bytes = new Uint8Array(encoding === 'utf-16le' ? little : little.swap16());
    expect((await read(bytes)).fields.name).toBe('Ana Līma');
  });

  test('in UTF-8 with a mark is read', async () => {
    expect((await read(`\uFEFF${person}`)).fields.name).toBe('Ana Lima');
  });

  test('in UTF-16 without a mark, or in Latin-1, is refused instead of read wrongly', async () => {
    await expectRefusal(new Uint8Array(Buffer.from(person, 'utf16le')), 'encoding');
    await expectRefusal(new Uint8Array(Buffer.from(person.replace('Lima', 'Muñoz'), 'latin1')), 'encoding');
  });
});

describe('JSON', () => {
  test('with __proto__ and constructor as keys changes no other object and gives no value', async () => {
    const hostile =
      '{"__proto__":{"basics":{"name":"Eve"},"polluted":1},"constructor":{"prototype":{"polluted":1}},"basics":{"name":"Ana","__proto__":{"phone":"1"}}}';
    const { fields } = await read(hostile);
    expect(fields).toMatchObject({ name: 'Ana', phone: '' });
    expect('polluted' in {}).toBe(false);
  });

  test('that has its sections only through __proto__ is no résumé', async () => {
    await expectRefusal('{"__proto__":{"basics":{"name":"Eve"}}}', 'unknown');
  });

  test('nested too deeply, or with too many values, is refused before it is parsed', async () => {
    await expectRefusal(`{"basics":${'['.repeat(1_000_000)}`, 'tooComplex');
    await expectRefusal(`{"basics":[${'0,'.repeat(maxNodes + 1)}0]}`, 'tooComplex');
  });

  test('with brackets within texts is not taken for nested', async () => {
    expect((await read(`{"basics":{"name":"${'['.repeat(100)}"}}`)).fields.name).toHaveLength(100);
  });

  test('that ends too early is refused as damaged', async () => {
    await expectRefusal('{"basics":{"name":"A', 'malformed');
    await expectRefusal('{"basics":', 'malformed');
  });

  test('with other types than expected gives no values', async () => {
    await expectRefusal(
      '{"basics":{"name":{"a":1},"phone":[1]},"skills":7,"languages":[1,null,{"language":2}]}',
      'nothingFound',
    );
  });
});

describe('a PDF', () => {
  const packed = (content: string | Buffer) => new Uint8Array(deflateSync(content));

  test('that unpacks to too much is refused before all of it is in memory', async () => {
    const bomb = packed(Buffer.alloc(maxUnpackedBytes * 3));
    expect(bomb.length).toBeLessThan(maxFileBytes);
    await expectRefusal(
      pdfWith(`/Type /EmbeddedFile /Filter /FlateDecode /Length ${bomb.length}`, bomb),
      'unpackedTooLarge',
    );
  });

  test('that is protected is refused', async () => {
    await expectRefusal(pdfWith('/Type /Catalog', bytesOf(''), 'trailer <</Encrypt 9 0 R>>'), 'protectedPdf');
  });

  test('without data, with damaged data or with data of another kind is refused', async () => {
    await expectRefusal(pdfWith('/Type /Page', bytesOf(person)), 'emptyPdf');
    await expectRefusal(pdfWith('/Type /EmbeddedFile /Filter /FlateDecode', bytesOf('no zlib')), 'emptyPdf');
    await expectRefusal(pdfWith('/Type /EmbeddedFile /Filter /LZWDecode', bytesOf(person)), 'emptyPdf');
    await expectRefusal(pdfWith('/Type /EmbeddedFile', bytesOf('Invoice 7')), 'emptyPdf');
  });

  test('with hostile XML in it is refused for the XML', async () => {
    await expectRefusal(pdfWith('/Type /EmbeddedFile', bytesOf('<!DOCTYPE x><Candidate/>')), 'declarations');
  });

  test('with very many attachments is refused', async () => {
    const many = '1 0 obj <</Type /EmbeddedFile>> stream\nx\nendstream endobj\n'.repeat(21);
    await expectRefusal(bytesOf(`%PDF-1.7\n${many}`), 'tooComplex');
  });
});

describe('a file', () => {
  test('without content, or with more than is allowed, is refused', async () => {
    await expectRefusal('', 'empty');
    await expectRefusal(new Uint8Array(maxFileBytes + 1), 'tooLarge');
  });

  test('that is an archive is refused by name, and not unpacked', async () => {
    await expectRefusal('PK\u0003\u0004', 'archive');
  });

  test.each(['<html></html>', '<Candidates/>', 'Just words.', '{"a":1}', '[]'])('such as %s is refused', async (text) =>
    expectRefusal(text, 'unknown'),
  );

  test('of Europass before 2013 is refused by name', async () => {
    await expectRefusal(
      '<europass:learnerinfo xmlns:europass="http://europass.cedefop.europa.eu/Europass/V2.0"/>',
      'oldEuropass',
    );
  });

  test('without anything of a profile is refused', async () => {
    await expectRefusal(candidateXml('', ''), 'nothingFound');
  });
});

test('a file that is cut off, or has any bytes changed, is read or refused for a stated reason', async () => {
  const packed = new Uint8Array(deflateSync(person));
  const files = [
    bytesOf(person),
    bytesOf('{"basics":{"name":"Ana"},"languages":[{"language":"Japanese","fluency":"B2"}]}'),
    bytesOf(writeOwnJson(storedCandidate())),
    pdfWith(`/Type /EmbeddedFile /Filter /FlateDecode /Length ${packed.length}`, packed),
  ];
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), fc.nat(), changes, async (file, length, changed) => {
      const bytes = file.slice(0, length % (2 * file.length));
      for (const [place, byte] of changed) bytes[place % file.length] = byte;
      const outcome = await read(bytes).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(FileRefusal);
    }),
    { numRuns: 200 },
  );
});

test.each(interfaceLanguages)('each refusal has a text of its own in %s', async (language) => {
  const texts: Record<string, string> = (
    await import(`../../../../../shared/locales/${language}/screens/portable.json`)
  ).default;
  const ofReasons = refusalReasons.map((reason) => texts[`portable.refusal.${reason}`] ?? '');
  expect(ofReasons.filter((text) => text.length > 8)).toHaveLength(refusalReasons.length);
  expect(new Set(ofReasons).size).toBe(refusalReasons.length);
});
