export { UndoEmailPage } from './undo-email-page.tsx';
