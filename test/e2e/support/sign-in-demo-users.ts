import { signInDemoUsers } from './sessions.ts';

/** Runs once before all journeys; workers inherit the environment. */
export default async (): Promise<void> => {
  process.env.DEMO_SESSIONS = JSON.stringify(await signInDemoUsers());
};
