export { CandidateCard } from './candidate-card.tsx';
