import type { Messages } from '@lingui/core';

// Common and landing texts and `matching.json` are bundled with code.
export const files = import.meta.glob<Messages>(['./screens/*.json', '!./screens/{common,landing}.json'], {
  import: 'default',
});
