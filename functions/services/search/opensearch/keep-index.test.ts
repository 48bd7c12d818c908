import type { Client } from '@opensearch-project/opensearch';
import { expect, test, vi } from 'vitest';
import { epochMs } from '#shared/domain/time.ts';
import type { IndexKind } from '../port/port.ts';
import { keepIndexes } from './keep-index.ts';

const { readIndexWork } = vi.hoisted(() => ({ readIndexWork: vi.fn() }));
vi.mock('#functions/data/index-work/index-work-store.ts', () => ({ readIndexWork }));

const kinds = ['jobs', 'candidates'].map((name) => ({ name }) as IndexKind);
const keep = () =>
  keepIndexes({} as Client, kinds, 'continue', { now: () => epochMs(Date.now()), hasTime: () => true });

test.each(['jobs', 'candidates'])(
  'the work of %s that cannot be read does not stop that of the other',
  async (lost) => {
    const read: string[] = [];
    readIndexWork.mockImplementation((name: string) => {
      if (name === lost) return Promise.reject(new Error(`No ${name}.`));
      read.push(name);
      return Promise.resolve(undefined);
    });
    await expect(keep()).rejects.toThrow(`No ${lost}.`);
    expect(read).toEqual(kinds.map(({ name }) => name).filter((name) => name !== lost));
  },
);
