import type { Caller } from '#functions/entities/account/caller.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { namesOnlyOwnIds } from './authorise.ts';

type PathParameters = Readonly<Record<string, string | undefined>>;

/**
 * The path parameters in the order in which the call reads them. For a call with `eitherOrder` this is the first order
 * that is valid and names no account but the caller's where only that is allowed, else the first valid one.
 */
export function orderedParameters(
  call: CallDefinition,
  caller: Caller | undefined,
  given: PathParameters,
): PathParameters {
  if (!call.eitherOrder) return given;
  const [first, second] = call.eitherOrder;
  const orders = [given, { ...given, [first]: given[second], [second]: given[first] }].flatMap((raw) => {
    const result = call.params?.safeParse(raw);
    return result?.success ? [{ raw, params: result.data }] : [];
  });
  const isOwn = ({ params }: { params: unknown }) =>
    namesOnlyOwnIds(call, caller, { params, query: undefined, body: undefined });
  return (orders.find(isOwn) ?? orders[0])?.raw ?? given;
}
