import { ShortlistPage } from '#web/features/shortlist/shortlist-page.tsx';

export const Component = ShortlistPage;
