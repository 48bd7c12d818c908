import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contractOf } from '#infra/contract.ts';
import { breaksBetween, type ReleasedCall } from '#infra/release/compare-contracts.ts';
import { contractText, readContract } from '#infra/release/contract-text.ts';
import { acceptedBreaks, recordContract, releasedContractFile } from '#infra/released-contract.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { sampleOf } from '#test/support/sample-of-shape.ts';

const released = readContract(readFileSync(releasedContractFile, 'utf8'));
const today = contractOf();
const callOf = new Map(allCalls.map(({ routeKey, call }) => [routeKey, call]));
/** The released calls that are still there, with what they are today. */
const pairs = released.flatMap((before) => {
  const after = today.find(({ call }) => call === before.call);
  return after ? [{ call: before.call, before, after }] : [];
});

describe('the contract of the last release', () => {
  test('is there, whole, and read as it was written', () => {
    expect(released.length).toBeGreaterThan(170);
    expect(readContract(contractText(today))).toEqual(
      [...today].sort((one, other) => (one.call < other.call ? -1 : 1)),
    );
  });

  test('is kept by today’s functions: open pages of the release go on, but for what is accepted by name', () => {
    const accepted = acceptedBreaks.map(({ line }) => line);
    expect(breaksBetween(released, today).sort()).toEqual([...accepted].sort());
    for (const { why } of acceptedBreaks) expect(why.length).toBeGreaterThan(20);
  });
});

type Takes = (released: ReleasedCall, isWhole: boolean) => Promise<boolean>;

/** Whether today's pages read a sample of a call's answer. */
const isRead: Takes = async ({ call, answer }, isWhole) =>
  (await callOf.get(call)?.answer?.safeParseAsync(sampleOf(answer ?? {}, isWhole)))?.success === true;

/** Whether today's functions take a sample of a call's request. */
const isTaken: Takes = async ({ call: name, request }, isWhole) => {
  const call = callOf.get(name);
  const { path, query, header, body } = sampleOf(request, isWhole) as Record<string, unknown>;
  const parts = [
    call?.params?.safeParseAsync(path ?? {}),
    call?.query?.safeParseAsync(query ?? {}),
    call?.headers?.safeParseAsync(header ?? {}),
    call?.body?.safeParseAsync(body),
  ];
  return (await Promise.all(parts)).every((parsed) => parsed?.success ?? true);
};

/** The calls whose sample of today is valid, which rules that no schema states prevent for some, and whose released one is not. */
async function refusedBy(takes: Takes, calls: typeof pairs, isWhole: boolean) {
  const shown = await Promise.all(calls.map(({ after }) => takes(after, isWhole)));
  const valid = calls.filter((_, index) => shown[index]);
  const taken = await Promise.all(valid.map(({ before }) => takes(before, isWhole)));
  return { valid: valid.length, refused: valid.flatMap(({ call }, index) => (taken[index] ? [] : [call])) };
}

// The comparison reads schemas; these run the validators.
describe.each([true, false])('samples with all optional fields (%s)', (isWhole) => {
  const answered = pairs.filter(({ before, after }) => before.answer && after.answer);

  test('of the release are read by today’s pages: answers of its functions, and stored offline copies', async () => {
    const { valid, refused } = await refusedBy(isRead, answered, isWhole);
    expect(refused).toEqual([]);
    expect(valid).toBeGreaterThan(answered.length - 5);
  });

  test('of today are read by pages of the release', () => {
    const ajv = new Ajv2020({ validateFormats: false, strict: false });
    const refused = answered.filter(
      ({ before, after }) => !ajv.validate(before.answer ?? {}, sampleOf(after.answer ?? {}, isWhole)),
    );
    expect(refused.map(({ call }) => call)).toEqual([]);
  });

  test('of requests of the release are taken by today’s functions', async () => {
    const { valid, refused } = await refusedBy(isTaken, pairs, isWhole);
    expect(refused).toEqual([]);
    expect(valid).toBeGreaterThan(120);
  });
});

describe('a release', () => {
  const fileWith = (text?: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-contract-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'released-contract.jsonl');
    if (text !== undefined) writeFileSync(file, text);
    return file;
  };
  const whole = contractText(today);

  test('is of a commit with its own contract', () => {
    const file = fileWith(whole);
    recordContract(file);
    expect(readFileSync(file, 'utf8')).toBe(whole);
  });

  test.each([
    ['missing', undefined],
    ['the one of a release with fewer calls', contractText(today.slice(5))],
  ])('stops where the contract is %s, and writes it', (_, text) => {
    const file = fileWith(text);
    expect(() => recordContract(file)).toThrow('commit it, and release that commit');
    expect(readFileSync(file, 'utf8')).toBe(whole);
    recordContract(file);
  });

  test('stops where pages of the release before would break, and writes nothing', () => {
    const before = contractText([...today, { ...(today[0] as ReleasedCall), call: 'GET /gone' }]);
    const file = fileWith(before);
    expect(() => recordContract(file)).toThrow('GET /gone is gone');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});
