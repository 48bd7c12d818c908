import { expect, test } from 'vitest';
import { messageFileSchemaVersion, parseMessageFile, toNamedFile } from './stored-message-file.ts';

const waiting = {
  id: '4c0ce5a1-6a2f-4a53-8f6e-0e6c7f2b9d10',
  name: 'JLPT N2.pdf',
  ending: 'pdf',
  size: 81_920,
  thread: '7-12',
  from: 'candidate',
  by: 12,
  status: 'checked',
  until: 1_796_000_000_000,
  expires_at: 1_796_086_400,
};
const { expires_at: _, ...sent } = { ...waiting, status: 'sent' };

test.each([
  ['that waits for its message', waiting],
  ['that was sent', sent],
])('reads a file %s, and leaves its keys out', (__, file) => {
  const item = { PK: 'THREAD#7-12', SK: `FILE#${file.id}`, entity: 'message_file', schema_version: 1, ...file };
  expect(item.schema_version).toBe(messageFileSchemaVersion);
  expect(parseMessageFile(item)).toEqual(file);
});

test('names of a file what its message shows', () => {
  expect(toNamedFile(parseMessageFile(waiting))).toEqual({
    id: waiting.id,
    name: 'JLPT N2.pdf',
    ending: 'pdf',
    size: 81_920,
  });
});
