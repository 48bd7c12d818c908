import { dynamodb } from '#functions/data/table.ts';
import { isSwitchRead } from './switch-reads.ts';

const name = 'brokenTable';

/**
 * Makes the nth command to the table fail, counted from 1: before it is executed, or afterwards, so that only the
 * response is lost. All other commands succeed.
 * @returns the function that repairs the table and returns whether that command was reached
 */
export function breakTableAt(nth: number, when: 'before' | 'after'): () => boolean {
  let sent = 0;
  const failure = () => Object.assign(new Error('The table did not answer.'), { name: 'TimeoutError', $metadata: {} });
  dynamodb.middlewareStack.add(
    (next) => async (step) => {
      if (isSwitchRead(step.input)) return next(step);
      sent += 1;
      const isIt = sent === nth;
      if (isIt && when === 'before') throw failure();
      const result = await next(step);
      if (isIt) throw failure();
      return result;
    },
    { step: 'initialize', name, override: true },
  );
  return () => {
    dynamodb.middlewareStack.remove(name);
    return sent >= nth;
  };
}
