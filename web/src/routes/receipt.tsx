import { ReceiptPage } from '#web/features/subscriptions/receipt-page.tsx';

export const Component = ReceiptPage;
