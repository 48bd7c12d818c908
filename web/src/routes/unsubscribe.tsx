import { UnsubscribePage } from '#web/features/unsubscribe/index.ts';

export const Component = UnsubscribePage;
