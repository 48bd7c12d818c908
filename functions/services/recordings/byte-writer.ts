/** Joins parts to one array of bytes. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let position = 0;
  for (const part of parts) {
    joined.set(part, position);
    position += part.length;
  }
  return joined;
}

/** A whole number without sign, most significant byte first. */
export function uintBytes(value: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let [index, rest] = [length - 1, value]; index >= 0; index -= 1, rest = Math.floor(rest / 256)) {
    bytes[index] = rest % 256;
  }
  return bytes;
}

/** Text of single-byte characters. */
export const textBytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
