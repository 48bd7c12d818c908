export { ApplicationStatusBadge } from './application-status-badge.tsx';
