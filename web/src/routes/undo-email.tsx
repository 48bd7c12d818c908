import { UndoEmailPage } from '#web/features/undo-email/index.ts';

export const Component = UndoEmailPage;
