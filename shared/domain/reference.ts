/** Request header with the id that the browser makes for each call. */
export const referenceHeader = 'x-reference';

/** Response header in which API Gateway names the request, also where no function was reached. */
export const gatewayReferenceHeader = 'apigw-requestid';

/** 60 random bits as people can read them out: digits and lower-case letters without i, l, o and u (Crockford's base32). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 12;

/** A new id of a call. It contains nothing about the user. */
export const newReference = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte % alphabet.length]).join('');

const pattern = new RegExp(`^[${alphabet}]{${length}}$`);

/** Whether a header's value is an id as `newReference` makes them. */
export const isReference = (text: unknown): text is string => typeof text === 'string' && pattern.test(text);
