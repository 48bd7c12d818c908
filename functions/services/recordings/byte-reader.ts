import { unreadable } from './recording.ts';

const latin1 = new TextDecoder('latin1');

/** Reads numbers and parts from bytes, from the first to the last; what is missing makes the file unreadable. */
export class ByteReader {
  position = 0;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.position >= this.bytes.length;
  }

  /** The next bytes, not copied. */
  take(length: number): Uint8Array {
    const end = this.position + length;
    if (!Number.isSafeInteger(length) || length < 0 || end > this.bytes.length) throw unreadable();
    const part = this.bytes.subarray(this.position, end);
    this.position = end;
    return part;
  }

  rest(): Uint8Array {
    return this.take(this.bytes.length - this.position);
  }

  /** A number without sign, most significant byte first. */
  uint(length: number): number {
    return this.take(length).reduce((sum, byte) => sum * 256 + byte, 0);
  }

  /** A number without sign, least significant byte first. */
  uintReversed(length: number): number {
    return this.take(length).reduceRight((sum, byte) => sum * 256 + byte, 0);
  }

  text(length: number): string {
    return latin1.decode(this.take(length));
  }
}
