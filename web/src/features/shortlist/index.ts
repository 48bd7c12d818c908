export { ShortlistDialog } from './shortlist-dialog.tsx';
export { ShortlistForm } from './shortlist-form.tsx';
