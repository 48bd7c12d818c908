import { fromHex } from './ascii-filters.ts';
import type { PdfValue } from './pdf-value.ts';

/** Values within values; real files have some ten. */
const maxDepth = 64;
/** Values of one object; the list of the pages of a large document has some thousands. */
const maxValues = 200_000;
/** Bytes of one text; the longest of real files are descriptions of fonts with some thousands. */
const maxTextBytes = 1_000_000;

const code = (character: string): number => character.charCodeAt(0);
const spaces = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set([...'()<>[]{}/%'].map(code));
const escapes: ReadonlyMap<number, number> = new Map(
  [
    ['n', '\n'],
    ['r', '\r'],
    ['t', '\t'],
    ['b', '\b'],
    ['f', '\f'],
  ].map(([letter = '', control = '']) => [code(letter), code(control)]),
);

const isOctal = (byte: number | undefined): byte is number => byte !== undefined && byte >= 48 && byte < 56;

/** Thrown for something that is no value of a PDF: one object for all, since a hostile file has a million of them. */
const noValue = new Error('No value.');

/**
 * Reads the values of a PDF (ISO 32000-1, 7.2 and 7.3), each byte once: a value that is broken ends where reading
 * failed, so that whoever goes on from `position` needs time in proportion to the file, whatever its bytes are.
 */
export class PdfReader {
  position: number;
  private readonly bytes: Uint8Array;
  private values = 0;

  constructor(bytes: Uint8Array, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  /** The next value; undefined, with `position` behind what was looked at, when there is none. */
  read(): PdfValue | undefined {
    this.values = 0;
    try {
      return this.value(0);
    } catch (error) {
      if (error === noValue) return undefined;
      throw error;
    }
  }

  skipSpace(): void {
    for (;;) {
      const byte = this.peek();
      if (byte === code('%')) this.skipComment();
      else if (byte !== undefined && spaces.has(byte)) this.position += 1;
      else return;
    }
  }

  private skipComment(): void {
    while (this.position < this.bytes.length && this.peek() !== 10 && this.peek() !== 13) this.position += 1;
  }

  private peek(distance = 0): number | undefined {
    return this.bytes[this.position + distance];
  }

  private next(): number {
    const byte = this.peek();
    if (byte === undefined) throw noValue;
    this.position += 1;
    return byte;
  }

  private value(depth: number): PdfValue {
    this.values += 1;
    if (depth > maxDepth || this.values > maxValues) throw noValue;
    this.skipSpace();
    const first = this.peek();
    if (first === code('/')) return { name: this.name() };
    if (first === code('(')) return this.literalText();
    if (first === code('[')) return this.list(depth);
    if (first !== code('<')) return this.plain();
    return this.peek(1) === code('<') ? this.dictionary(depth) : this.hexText();
  }

  private list(depth: number): PdfValue[] {
    this.position += 1;
    const values: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.peek() === code(']')) break;
      values.push(this.value(depth + 1));
    }
    this.position += 1;
    return values;
  }

  private dictionary(depth: number): ReadonlyMap<string, PdfValue> {
    this.position += 2;
    const entries = new Map<string, PdfValue>();
    for (;;) {
      this.skipSpace();
      if (this.peek() !== code('/')) break;
      const name = this.name();
      entries.set(name, this.value(depth + 1));
    }
    if (this.next() !== code('>') || this.next() !== code('>')) throw noValue;
    return entries;
  }

  /** The characters up to a space or delimiter. */
  private word(): string {
    const start = this.position;
    for (let byte = this.peek(); byte !== undefined && !spaces.has(byte) && !delimiters.has(byte); byte = this.peek()) {
      this.position += 1;
    }
    return String.fromCharCode(...this.bytes.subarray(start, Math.min(this.position, start + 200)));
  }

  /** A name; `#20` in it is the character of that code. */
  private name(): string {
    this.position += 1;
    return this.word().replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }

  /** A number, a reference or a word with a meaning of its own. */
  private plain(): PdfValue {
    const word = this.word();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (!/^[+-]?(?:\d{1,15}\.?\d*|\.\d+)$/.test(word)) throw noValue;
    const isWhole = /^\d+$/.test(word);
    return isWhole && this.isReference() ? { reference: Number(word) } : Number(word);
  }

  /** Whether `0 R` follows, which it passes over then. */
  private isReference(): boolean {
    const start = this.position;
    const rest = String.fromCharCode(...this.bytes.subarray(start, start + 16));
    const match = /^[\s\0]+\d{1,5}[\s\0]+R(?![^\s\0()<>[\]{}/%])/.exec(rest);
    if (match) this.position += match[0].length;
    return match !== null;
  }

  private hexText(): Uint8Array<ArrayBuffer> {
    const start = this.position + 1;
    const end = this.bytes.indexOf(code('>'), start);
    this.position = end < 0 ? this.bytes.length : end + 1;
    const found = end < 0 ? null : fromHex(this.bytes.subarray(start, end));
    if (!found) throw noValue;
    return found;
  }

  private literalText(): Uint8Array<ArrayBuffer> {
    this.position += 1;
    const found: number[] = [];
    for (let depth = 1; ; ) {
      const byte = this.next();
      if (byte === code('\\')) this.escape(found);
      else {
        if (byte === code('(')) depth += 1;
        else if (byte === code(')')) depth -= 1;
        if (depth === 0) break;
        if (found.length === maxTextBytes) throw noValue;
        found.push(byte);
      }
    }
    return Uint8Array.from(found);
  }

  /** What follows a backslash: a control character, up to three octal digits, a line end that does not count, or itself. */
  private escape(found: number[]): void {
    const byte = this.next();
    if (isOctal(byte)) {
      let value = byte - 48;
      for (let digits = 1; digits < 3 && isOctal(this.peek()); digits += 1) value = value * 8 + this.next() - 48;
      found.push(value & 255);
    } else if (byte === 13) {
      if (this.peek() === 10) this.position += 1;
    } else if (byte !== 10) found.push(escapes.get(byte) ?? byte);
  }
}
