import { DatabaseViewerPage } from '#web/features/database/database-viewer-page.tsx';

export const Component = DatabaseViewerPage;
