import { editionOf, isScored } from '#shared/domain/languages/editions.ts';
import { type Point, type ScaleId, scaleIds } from '#shared/domain/languages/scale.ts';

/** A level as `B2` of the CEFR, or on any scale as `jlpt:N2`, `ielts:6.5`; undefined for anything else. */
export function readLevel(text: string): Point | undefined {
  const [first = '', second] = text.split(':', 2);
  const scale = second === undefined ? 'cefr' : scaleIds.find((each) => each === first);
  if (scale === undefined) return undefined;
  return pointOn(scale, second ?? first);
}

function pointOn(scale: ScaleId, level: string): Point | undefined {
  const edition = editionOf({ scale });
  if (edition !== undefined && isScored(edition)) {
    return /^[0-9]{1,3}(?:\.[05])?$/.test(level) ? { scale, level: null, score: Number(level) } : undefined;
  }
  return edition?.levels.includes(level) && level !== 'none' ? { scale, level } : undefined;
}
