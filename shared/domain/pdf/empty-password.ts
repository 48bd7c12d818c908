import { md5 } from '@noble/hashes/legacy.js';
import { bytesIn, type PdfDictionary } from './pdf-value.ts';

// Whether a PDF opens without a password: it is encrypted with the empty one when only printing or copying is restricted.
// The standard security handler: ISO 32000-1, 7.6.3, and ISO 32000-2, 7.6.4, for revisions 5 and 6.

type Bytes = Uint8Array<ArrayBuffer>;

/** What replaces the missing characters of a password (7.6.3.3, algorithm 2). */
const padding = Uint8Array.from([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08, 0x2e, 0x2e, 0x00,
  0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
]);

const join = (...parts: readonly Uint8Array[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]));

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, place) => byte === other[place]);

/** The stream cipher RC4, which only old PDFs use. */
function rc4(key: Uint8Array, data: Uint8Array): Bytes {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    [state[one & 255], state[other & 255]] = [at(other), at(one)];
  };
  for (let [index, other] = [0, 0]; index < 256; index += 1) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 255;
    swap(index, other);
  }
  let other = 0;
  return Uint8Array.from(data, (byte, place) => {
    const index = (place + 1) & 255;
    other = (other + at(index)) & 255;
    swap(index, other);
    return byte ^ at(at(index) + at(other));
  });
}

const numberIn = (dictionary: PdfDictionary, name: string, usual: number): number => {
  const value = dictionary.get(name);
  return typeof value === 'number' ? value : usual;
};

interface Handler {
  revision: number;
  owner: Uint8Array;
  user: Uint8Array;
  dictionary: PdfDictionary;
}

/** The key of the file, if the password is empty (algorithm 2). */
function fileKey({ revision, owner, dictionary }: Handler, id: Uint8Array): Uint8Array {
  const permissions = numberIn(dictionary, 'P', 0);
  const rights = Uint8Array.from([0, 8, 16, 24], (shift) => (permissions >> shift) & 255);
  const isPartial = revision >= 4 && dictionary.get('EncryptMetadata') === false;
  const length = revision === 2 ? 5 : Math.min(16, Math.max(5, numberIn(dictionary, 'Length', 40) >> 3));
  let hash = md5(join(padding, owner.subarray(0, 32), rights, id, new Uint8Array(isPartial ? 4 : 0).fill(255)));
  for (let round = 0; revision >= 3 && round < 50; round += 1) hash = md5(hash.subarray(0, length));
  return hash.subarray(0, length);
}

/** Whether the stored check of the user's password is that of the empty one (algorithms 4 to 6). */
function opensOld(handler: Handler, id: Uint8Array): boolean {
  const key = fileKey(handler, id);
  if (handler.revision === 2) return isSame(rc4(key, padding), handler.user.subarray(0, 32));
  let check = rc4(key, md5(join(padding, id)));
  for (let round = 1; round <= 19; round += 1)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return isSame(check, handler.user.subarray(0, 16));
}

const sha = async (bits: 256 | 384 | 512, data: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, data));

async function encryptBlocks(key: Bytes, iv: Bytes, data: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt']);
  const encrypted = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, imported, data));
  // The platform adds a block of padding, which this use of the cipher has not.
  return encrypted.slice(0, data.length);
}

const hashes = [256, 384, 512] as const;

/** The hash of the empty password and a salt (ISO 32000-2, algorithm 2.B): at least 64 rounds. */
async function hardenedHash(salt: Bytes): Promise<Bytes> {
  let key = await sha(256, salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = new Uint8Array(key.length * 64);
    for (let copy = 0; copy < 64; copy += 1) repeated.set(key, copy * key.length);
    const encrypted = await encryptBlocks(key.slice(0, 16), key.slice(16, 32), repeated);
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = await sha(hashes[remainder] ?? 256, encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return key.slice(0, 32);
}

async function opensNew({ revision, user }: Handler): Promise<boolean> {
  const salt = Uint8Array.from(user.subarray(32, 40));
  const hash = revision === 5 ? await sha(256, salt) : await hardenedHash(salt);
  return isSame(hash, user.subarray(0, 32));
}

/**
 * Whether an encrypted PDF opens without a password.
 * @param id the first identifier of the file, from its trailer
 * @returns false also for a kind of encryption that is not known here, such as one for the holders of certificates
 */
export async function opensWithoutPassword(dictionary: PdfDictionary, id: Uint8Array): Promise<boolean> {
  const [owner, user] = [bytesIn(dictionary.get('O')), bytesIn(dictionary.get('U'))];
  const revision = numberIn(dictionary, 'R', 0);
  if (!owner || !user || user.length < 32) return false;
  const handler = { revision, owner, user, dictionary };
  if (revision >= 2 && revision <= 4) return opensOld(handler, id);
  return revision >= 5 && revision <= 6 && user.length >= 48 ? await opensNew(handler) : false;
}
