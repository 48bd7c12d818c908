import { handler } from '#functions/events/stream.ts';
import { followStream } from '#infra/local/streams/follow-stream.ts';
import type { World } from './world.ts';

/** Passes each change of the table to the stream's function, until the returned function is called. */
export const followTable = ({ endpoint, table, folder }: World): Promise<() => Promise<void>> =>
  followStream({ endpoint, table, dataDir: folder, positionFile: 'position.json', handler });
