import { expect, test } from 'vitest';
import { epochMs } from '#shared/domain/time.ts';
import { wayBack } from './way-back.ts';

const fault = Date.parse('2026-11-26T10:00:00Z');
const hour = 3_600_000;
type Part = [kind: 'file' | 'marker', hours: number, content?: string];

/** The versions of a key, the latest first, by the hours between each and the fault. */
const versionsOf = (parts: readonly Part[]) => {
  const entries = parts.map(([kind, hours, content = 'a'], index) => ({
    kind,
    VersionId: `${kind} ${hours}`,
    IsLatest: index === 0,
    LastModified: new Date(fault + hours * hour),
    ETag: content,
  }));
  const of = (kind: string) => entries.filter((each) => each.kind === kind);
  return { key: 'files/candidates/1/cv/a.pdf', files: of('file'), markers: of('marker') };
};
const none = 'stays as it is';

test.each<[what: string, parts: Part[], back: string]>([
  ['a file that was never touched', [['file', -9]], none],
  ['a file that was written since', [['file', 1]], none],
  [
    'a file that was hidden since',
    [
      ['marker', 1],
      ['file', -9],
    ],
    'unhide 1',
  ],
  [
    'a file that was hidden in the second of the fault',
    [
      ['marker', 0],
      ['file', -9],
    ],
    'unhide 0',
  ],
  [
    'a file that was hidden twice since',
    [
      ['marker', 2],
      ['marker', 1],
      ['file', -9],
    ],
    'unhide 2, unhide 1',
  ],
  [
    'a file that was hidden before',
    [
      ['marker', -1],
      ['file', -9],
    ],
    none,
  ],
  [
    'a file that was hidden before and again since',
    [
      ['marker', 1],
      ['marker', -1],
      ['file', -9],
    ],
    none,
  ],
  [
    'a file that was written and hidden since',
    [
      ['marker', 2],
      ['file', 1],
    ],
    'unhide 2',
  ],
  ['a file of which only markers are left', [['marker', 1]], none],
  [
    'a file that was overwritten since',
    [
      ['file', 1, 'b'],
      ['file', -9],
    ],
    'copy -9',
  ],
  [
    'a file that was overwritten twice since',
    [
      ['file', 2, 'c'],
      ['file', 1, 'b'],
      ['file', -9],
    ],
    'copy -9',
  ],
  [
    'a file that was overwritten before',
    [
      ['file', -1, 'b'],
      ['file', -9],
    ],
    none,
  ],
  [
    'a file that was overwritten before, and then hidden',
    [
      ['marker', 1],
      ['file', -1, 'b'],
      ['file', -9],
    ],
    'unhide 1',
  ],
  [
    'a file that was overwritten by the same since',
    [
      ['file', 1],
      ['file', -9],
    ],
    none,
  ],
  [
    'a file that was overwritten and hidden since',
    [
      ['marker', 2],
      ['file', 1, 'b'],
      ['file', -9],
    ],
    'unhide 2, copy -9',
  ],
  [
    'a file that was hidden and brought back before',
    [
      ['file', -9],
      ['marker', -10],
      ['file', -11],
    ],
    none,
  ],
])('%s', (_, parts, back) => {
  const found = wayBack(versionsOf(parts), epochMs(fault));
  const steps = [
    ...(found?.markers ?? []).map(({ VersionId = '' }) => VersionId.replace('marker', 'unhide')),
    ...(found?.copy ? [String(found.copy.VersionId).replace('file', 'copy')] : []),
  ];
  expect(steps.join(', ') || none).toBe(back);
});
