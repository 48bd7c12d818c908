import { expect, test, vi } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

const file = (name: string) => new File(['%PDF-1.4'], name);
const cv = file('cv.pdf');

/** A task whose outcome comes when the test says so. */
const slow = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { task: vi.fn(() => promise), resolve, reject };
};

test.each<[string, unknown, unknown, 'one' | 'two']>([
  ['no input', undefined, undefined, 'one'],
  ['the same code', '123456', '123456', 'one'],
  ['another code', '123456', '123457', 'two'],
  ['the same row', 7, 7, 'one'],
  ['another row', 7, 8, 'two'],
  ['equal bodies', { status: 'hired', notes: '' }, { notes: '', status: 'hired' }, 'one'],
  ['bodies with another value', { status: 'hired' }, { status: 'reviewed' }, 'two'],
  ['bodies with a further field', { status: 'hired' }, { status: 'hired', notes: '' }, 'two'],
  ['equal nested lists', { levels: [{ tag: 'ja' }] }, { levels: [{ tag: 'ja' }] }, 'one'],
  ['lists in another order', ['ja', 'de'], ['de', 'ja'], 'two'],
  ['the same file', [{ test: 'jlpt' }, cv], [{ test: 'jlpt' }, cv], 'one'],
  ['files of equal content', [cv], [file('cv.pdf')], 'two'],
  ['null and nothing', null, undefined, 'two'],
  ['opposite presses', { id: 7, is_shown: true }, { id: 7, is_shown: false }, 'two'],
])('two events with %s start as many tasks as they have inputs', (_, first, second, tasks) => {
  const flight = createSingleFlight<unknown, string>();
  const { task } = slow();
  void flight.run(first, task);
  void flight.run(second, task);
  expect(task).toHaveBeenCalledTimes(tasks === 'one' ? 1 : 2);
});

test('a settled task allows the next one, after a failure as after a success', async () => {
  const flight = createSingleFlight<string, string>();
  const [refused, saved, again] = [slow(), slow(), slow()];
  const failing = flight.run('body', refused.task);
  refused.reject(new Error('refused'));
  await expect(failing).rejects.toThrow('refused');
  const saving = flight.run('body', saved.task);
  saved.resolve('saved');
  expect(await saving).toBe('saved');
  void flight.run('body', again.task);
  expect(again.task).toHaveBeenCalledOnce();
});

test('a task that never settles, such as one without a connection, blocks its own input alone until it is released', () => {
  const flight = createSingleFlight<number, string>();
  const [waiting, other] = [slow(), slow()];
  void flight.run(1, waiting.task);
  void flight.run(1, waiting.task);
  void flight.run(2, other.task);
  expect(waiting.task).toHaveBeenCalledOnce();
  expect(other.task).toHaveBeenCalledOnce();
  flight.release();
  void flight.run(1, waiting.task);
  expect(waiting.task).toHaveBeenCalledTimes(2);
});

test('a task that was released does not end the next one of its input', async () => {
  const flight = createSingleFlight<number, string>();
  const [first, second, third] = [slow(), slow(), slow()];
  const previous = flight.run(1, first.task);
  flight.release();
  void flight.run(1, second.task);
  first.resolve('late');
  await previous;
  void flight.run(1, third.task);
  expect(third.task).not.toHaveBeenCalled();
});
