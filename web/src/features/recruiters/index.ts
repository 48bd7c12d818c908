export { useOverview } from './queries.ts';
