type Bytes = Uint8Array<ArrayBuffer>;

const isSpace = (byte: number): boolean => byte <= 32;

const hexDigits = new Map(
  [...'0123456789abcdefABCDEF'].map((digit) => [digit.charCodeAt(0), Number.parseInt(digit, 16)]),
);

/** The bytes that pairs of hexadecimal digits state, up to `>` (ISO 32000-1, 7.4.2); null for anything else. */
export function fromHex(digits: Uint8Array): Bytes | null {
  const found = new Uint8Array(Math.ceil(digits.length / 2));
  let count = 0;
  for (const byte of digits) {
    if (byte === 0x3e) break;
    const digit = hexDigits.get(byte);
    if (digit === undefined && !isSpace(byte)) return null;
    if (digit === undefined) continue;
    found[count >> 1] = (found[count >> 1] ?? 0) | (count % 2 === 0 ? digit << 4 : digit);
    count += 1;
  }
  return found.slice(0, Math.ceil(count / 2));
}

const tilde = 0x7e;
const fourZeros = 0x7a;

/** The bytes that groups of five digits to the base of 85 state, up to `~>` (ISO 32000-1, 7.4.3); null for others. */
export function fromBase85(digits: Uint8Array): Bytes | null {
  const found = new Uint8Array(digits.length * 4);
  let [size, value, count] = [0, 0, 0];
  const close = (length: number) => {
    for (let place = 0; place < length; place += 1) found[size + place] = Math.floor(value / 256 ** (3 - place)) % 256;
    [size, value, count] = [size + length, 0, 0];
  };
  for (const byte of digits) {
    if (byte === tilde) break;
    if (isSpace(byte)) continue;
    if (byte === fourZeros && count === 0) {
      close(4);
      continue;
    }
    if (byte < 0x21 || byte > 0x75) return null;
    value = value * 85 + byte - 0x21;
    count += 1;
    if (count === 5) close(4);
  }
  const rest = count - 1;
  if (rest > 0) {
    for (; count < 5; count += 1) value = value * 85 + 84;
    close(rest);
  }
  return found.slice(0, size);
}
