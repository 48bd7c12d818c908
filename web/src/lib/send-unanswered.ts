import type { CallDefinition, CallInput } from '#shared/contracts/define.ts';
import { queryKeyOf, requestPathOf } from './query-key.ts';
import { getSession } from './session.ts';

/**
 * Sends a call without waiting for its answer, such as a count. The browser sends it even when the page is left (`keepalive`),
 * and a failure is ignored.
 */
export const sendUnanswered = <const C extends CallDefinition>(definition: C, input: CallInput<C>): void => {
  const token = getSession()?.token;
  fetch(`/api${requestPathOf(queryKeyOf(definition, input))}`, {
    method: definition.method,
    keepalive: true,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  }).catch(() => undefined);
};
