import type { Messages } from '@lingui/core';

export const files = import.meta.glob<Messages>('./*.json', { import: 'default' });
