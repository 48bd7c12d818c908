export { ChangeEmail, OwnAccount, YourData } from './later.tsx';
