import type { BrowserContext, Route } from '@playwright/test';
import { totalHeader } from '#shared/contracts/list-headers.ts';
import { errorTable } from '#shared/errors.ts';
import { emptied, lengthened } from './change-data.ts';
import type { PicturedScreen } from './pictured-screens.ts';

/** Answers a read of the API; true when the screen differs from the one with the demo data. */
type Answer = (route: Route) => Promise<boolean>;

export interface State {
  /** Language of the site. */
  language?: 'de' | 'ar';
  answer?: Answer;
  /** The state shows something only where data are read; elsewhere no pictures are taken. */
  needsData?: boolean;
  /** Problems in the browser that belong to the state. */
  problem?: RegExp;
}

/** Answers as the API does, with a changed body. */
const answerWith =
  (change: (body: unknown) => unknown): Answer =>
  async (route) => {
    const response = await route.fetch();
    const before = await response.text();
    if (!response.ok() || before === '') {
      await route.fulfill({ response });
      return false;
    }
    const after = JSON.stringify(change(JSON.parse(before)));
    const headers = response.headers();
    if (after === '[]') {
      delete headers.link;
      delete headers[totalHeader];
    }
    await route.fulfill({ response, headers, body: after });
    return before !== after;
  };

const fail: Answer = async (route) => {
  const { status, detail } = errorTable.INTERNAL;
  // Without Retry-After the browser would wait for seconds before it gives up.
  const headers = { 'retry-after': '0' };
  await route.fulfill({ status, headers, json: { detail, code: 'INTERNAL' } });
  return true;
};

/** Never answers. */
const hold: Answer = async () => true;

/** The states of which pictures are taken. */
export const states = {
  full: {},
  loading: { answer: hold, needsData: true },
  empty: { answer: answerWith(emptied), needsData: true },
  error: { answer: fail, needsData: true, problem: /(status|answer)( of)? 500/ },
  long: { language: 'de', answer: answerWith(lengthened) },
  rtl: { language: 'ar' },
} as const satisfies Record<string, State>;

export type StateName = keyof typeof states;

/** A dialog is opened by a button that the other states may lack. */
const ofDialogs: readonly StateName[] = ['full', 'long', 'rtl'];

/** The states in which pictures of a screen are taken. */
export const statesOf = ({ dialog }: PicturedScreen): readonly StateName[] =>
  dialog ? ofDialogs : (Object.keys(states) as StateName[]);

/** Reads of the frame around every screen, which look alike in all states. */
const ofFrame = /\/api\/(auth\/session|notifications\/)/;

/** Puts all pages of a browser into a state; the result tells whether the data of a screen were changed. */
export const enterState = async (context: BrowserContext, name: StateName): Promise<() => boolean> => {
  const { language, answer }: State = states[name];
  let isChanged = false;
  if (language) await context.addInitScript((tag) => localStorage.setItem('language', tag), language);
  await context.route('**/api/**', async (route, request) => {
    if (!answer || request.method() !== 'GET' || ofFrame.test(request.url())) return route.fallback();
    if (await answer(route)) isChanged = true;
  });
  return () => isChanged;
};
