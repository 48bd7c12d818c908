import { afterEach, beforeEach, vi } from 'vitest';

type Line = Record<string, unknown>;

/**
 * Keeps the log lines of each test instead of printing them.
 * @returns the function that returns those of the present test
 */
export function watchLog(): () => Line[] {
  const lines: Line[] = [];
  beforeEach(() => {
    lines.length = 0;
    vi.stubEnv('LOG_LEVEL', 'info');
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      lines.push(JSON.parse(String(text)));
      return true;
    });
  });
  afterEach(() => {
    vi.mocked(process.stdout.write).mockRestore();
    vi.unstubAllEnvs();
  });
  return () => lines;
}
