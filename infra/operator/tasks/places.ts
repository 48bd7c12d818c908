import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { framePattern } from '#shared/domain/bundle-frames.ts';
import { OperatorProblem } from '../target/problem.ts';
import { defineCheckoutTask } from '../target/task.ts';

/** Reads the places of failures that browsers reported. */
export const places = defineCheckoutTask({
  summary: 'says where in the source the places of a reported failure are',
  about: `Takes the frames of a line BROWSER_REPORTED in the log of the function system. Needs the source maps of the build that failed,
which are stored beside it and never deployed. A dry run does the same: nothing is changed.`,
  options: {
    frame: {
      type: 'string',
      multiple: true,
      value: '<file:line:column>',
      help: 'a place in the build; may be repeated',
    },
    maps: { type: 'string', value: '<folder>', help: 'of the source maps; default: dist/web-maps' },
  },
  run: async ({ frame = [], maps = join(process.cwd(), 'dist/web-maps') }, { print }) => {
    if (frame.length === 0) throw new OperatorProblem('--frame is missing.');
    let unknown = 0;
    for (const each of frame) {
      const place = await placeOf(each, maps);
      unknown += place ? 0 : 1;
      print(`${each} ${place ?? 'is in no source map of that folder'}`);
    }
    return unknown > 0 ? 1 : 0;
  },
});

async function placeOf(frame: string, maps: string): Promise<string | undefined> {
  if (!framePattern.test(frame)) throw new OperatorProblem(`${frame} is no place such as index-AbCd1234.js:1:2345.`);
  const [file = '', line, column] = frame.split(':');
  const text = await readFile(join(maps, `${file}.map`), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const origin = new SourceMap(JSON.parse(text) as SourceMapPayload).findOrigin(Number(line), Number(column));
  return 'fileName' in origin ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}` : undefined;
}
