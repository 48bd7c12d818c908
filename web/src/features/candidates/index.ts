export { CandidateCard } from './candidate-card.tsx';
export { ProfileView } from './later-profile-view.tsx';
