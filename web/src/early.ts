import './lib/zod-without-eval.ts';
import { loadScreenFiles } from './app/first-screen-files.ts';

// A small script of its own, beside the main one: the first screen's code loads with the frame's, not after it.
void loadScreenFiles(window.location.pathname);
