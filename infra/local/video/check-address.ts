import { createHash, createHmac } from 'node:crypto';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** As signatures have it: letters, digits and `-._~` stay. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** When an address was signed, in milliseconds since 1970: `20261128T013000Z`. */
const timeOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Whether an address for signalling was signed with the secret key, for this host, and lives at `now` (milliseconds since 1970).
 */
export const isSigned = ({ host, searchParams }: URL, secretKey: string, now: number): boolean => {
  const signature = searchParams.get('X-Amz-Signature');
  const date = searchParams.get('X-Amz-Date') ?? '';
  const age = now - timeOf(date);
  if (!(age >= -300_000 && age <= Number(searchParams.get('X-Amz-Expires')) * 1_000)) return false;
  const [, day = '', region = '', service = ''] = (searchParams.get('X-Amz-Credential') ?? '').split('/');
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const nothing = createHash('sha256').digest('hex');
  const request = ['GET', '/', query, `host:${host}`, '', 'host', nothing].join('\n');
  const digest = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', date, `${day}/${region}/${service}/aws4_request`, digest].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secretKey}`, day), region), service), 'aws4_request');
  return service === 'kinesisvideo' && hmac(key, text).toString('hex') === signature;
};
