import './lib/zod-without-eval.ts';
import { askFirstCalls, loadScreenFiles } from './app/first-screen-files.ts';

// A small script of its own, beside the main one: the first screen's code and data load with the frame's code, not after it.
askFirstCalls(window.location);
void loadScreenFiles(window.location.pathname);
