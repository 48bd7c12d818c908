import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer as createPlainServer, type Server } from 'node:net';
import { createServer } from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { addMs, dayMs, epochMs } from '#shared/domain/time.ts';
import { certificateDays } from './certificate-days.ts';

// Of localhost, signed by itself, with a key that nothing else uses.
const cert = `-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIUHK+YvizNIJpLMuGXnaQIfb+3aXwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjIwNTAxNloYDzIxMjYxMTAy
MjA1MDE2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQeUsZCMb/a8E6mXybWGLX0bvTnx30je7Qo4q7uhcoVnvFwJ8adgQ++
HiBTZ43Jy701ttptB89QHvj1vDfW8P5mo2kwZzAdBgNVHQ4EFgQU42G+4BjQ4qnK
yCl56TckawKqUWswHwYDVR0jBBgwFoAU42G+4BjQ4qnKyCl56TckawKqUWswDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SQAwRgIhAPczZhhZIQNVqfBozZxzUfl3ElQzKTP7OjqqW2Tg/9MOAiEA5ugMs1w8
FEw2MwWPvHGlUXoMq/a/Jo+ie6Gy6kPU5uE=
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQga0eKCa4oRhru59Hg
lcWLXvvMuWr5KFeThjlNt2GsvvqhRANCAAQeUsZCMb/a8E6mXybWGLX0bvTnx30j
e7Qo4q7uhcoVnvFwJ8adgQ++HiBTZ43Jy701ttptB89QHvj1vDfW8P5m
-----END PRIVATE KEY-----`;
const end = epochMs(Date.parse('2126-11-02T20:50:16Z'));

const servers: Server[] = [];
async function listen(server: Server): Promise<string> {
  servers.push(server.listen(0, 'localhost'));
  await once(server, 'listening');
  return `localhost:${(server.address() as AddressInfo).port}`;
}
const host = await listen(createServer({ key, cert }));
afterAll(() => {
  for (const server of servers) server.close();
});

test.each([
  ['a day before its end', addMs(end, -dayMs), 1],
  ['an hour before its end', addMs(end, -dayMs / 24), 0],
  ['an hour after its end', addMs(end, dayMs / 24), -1],
  ['a hundred days before its end', addMs(end, -100 * dayMs), 100],
])('%s a certificate has as many whole days left', async (_, now, days) => {
  expect(await certificateDays(host, now, cert)).toBe(days);
});

test('a certificate of an unknown authority is a failure', async () => {
  await expect(certificateDays(host, end)).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
});

test('a server without a certificate is a failure', async () => {
  const plain = await listen(createPlainServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
  await expect(certificateDays(plain, end, cert)).rejects.toThrow();
});
