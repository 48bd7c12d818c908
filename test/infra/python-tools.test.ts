import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkByPythonTools } from '#test/support/python-tools.ts';

test.each([
  ['fails where such checks are required', 'required', 1],
  ['passes elsewhere', '', 0],
])('a check whose commands cannot be installed says so, and %s', (_, wanted, code) => {
  const cache = mkdtempSync(join(tmpdir(), 'portal-python-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(cache, { recursive: true });
  });
  vi.stubEnv('PATH', cache);
  vi.stubEnv('PYTHON_CHECKS', wanted);
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const check = vi.fn(() => 0);
  expect(checkByPythonTools({ name: 'account', what: 'The lines', check, cache })).toBe(code);
  expect(print).toHaveBeenCalledWith('The lines were NOT CHECKED: there is no python3.\n');
  expect(check).not.toHaveBeenCalled();
});
