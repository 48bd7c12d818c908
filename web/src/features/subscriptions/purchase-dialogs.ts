export { PurchaseDialog } from './purchase-dialog.tsx';
export { TrialDialog } from './trial-dialog.tsx';
