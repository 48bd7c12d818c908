import type { Messages } from '@lingui/core';

export const files = import.meta.glob<Messages>(['./screens/*.json', './matching.json'], { import: 'default' });
