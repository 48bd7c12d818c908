import './lib/zod-without-eval.ts';
import { loadFirstScreen } from './app/first-screen.ts';

// A small script of its own, beside the main one: the first screen's code loads with the frame's, not after it.
void loadFirstScreen();
