import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler } from './visit-site.ts';

const { visitSite, certificateDays } = vi.hoisted(() => ({ visitSite: vi.fn(), certificateDays: vi.fn() }));
vi.mock('#functions/services/visits/visit-site.ts', () => ({ visitSite }));
vi.mock('#functions/services/visits/certificate-days.ts', () => ({ certificateDays }));

const codes: unknown[] = [];
beforeEach(() => {
  codes.length = 0;
  vi.stubEnv('LOG_LEVEL', 'INFO');
  vi.stubEnv('SITE_URL', 'https://jobs.example');
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => codes.push(JSON.parse(String(line)).code) > 0);
  visitSite.mockResolvedValue([]);
  certificateDays.mockResolvedValue(300);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test.each([
  [-1, ['CERTIFICATE_ENDS']],
  [0, ['CERTIFICATE_ENDS']],
  [29, ['CERTIFICATE_ENDS']],
  [30, []],
  [300, []],
])('a certificate with %d days left is reported while AWS does not renew it: %j', async (days, reported) => {
  certificateDays.mockResolvedValue(days);
  await handler();
  expect(codes).toEqual(reported);
});

test('a certificate that no browser accepts fails the run, which raises SiteDown', async () => {
  certificateDays.mockRejectedValue(new Error('CERT_HAS_EXPIRED'));
  await expect(handler()).rejects.toThrow('CERT_HAS_EXPIRED');
});

test('a site with faults fails the run', async () => {
  visitSite.mockResolvedValue(['/: status 404']);
  await expect(handler()).rejects.toThrow('1 visits of the site failed.');
  expect(codes).toEqual(['SITE_FAULTY']);
});

test('the certificate is looked at whatever the visits find', async () => {
  visitSite.mockRejectedValue(new Error('No answer.'));
  certificateDays.mockResolvedValue(3);
  await expect(handler()).rejects.toThrow('No answer.');
  expect(codes).toEqual(['CERTIFICATE_ENDS']);
});
