import { isDeepStrictEqual } from 'node:util';
import type { ApiAnswer } from '#test/support/api.ts';
import type { Taken } from './actions.ts';
import type { Expected } from './expected.ts';
import { act, begin, type Caller } from './step.ts';
import type { World } from './world.ts';

/** An answered action, and its progress in the tested order. */
interface Call {
  action: Taken;
  answer: ApiAnswer;
}
type Progress = 'waiting' | { caller: Caller | undefined } | 'answered';

const at = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], body);

function fits(expected: Expected, { status, body }: ApiAnswer, isAlone: boolean): boolean {
  const parts = { ...expected.always, ...(isAlone ? expected.alone : {}) };
  const isSame = expected.status === status && expected.code === body?.code;
  return isSame && Object.entries(parts).every(([path, value]) => isDeepStrictEqual(at(body, path), value));
}

/**
 * The worlds that concurrent calls may lead to. Each call first checks its session and then acts, both atomically; only
 * orders that explain all answers count.
 */
export function worldsAfter(world: World, calls: readonly Call[]): World[] {
  const tryNext = (before: World, progress: readonly Progress[]): World[] => {
    if (progress.every((each) => each === 'answered')) return [before];
    return calls.flatMap(({ action, answer }, index) => {
      const own = progress[index];
      if (own === undefined || own === 'answered') return [];
      const next = structuredClone(before);
      if (own === 'waiting') return tryNext(next, progress.with(index, { caller: begin(next, action) }));
      const isRight = fits(act(next, action, own.caller), answer, calls.length === 1);
      return isRight ? tryNext(next, progress.with(index, 'answered')) : [];
    });
  };
  return tryNext(
    world,
    calls.map(() => 'waiting'),
  );
}
