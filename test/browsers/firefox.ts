import { type Browser, firefox } from '@playwright/test';
import { noticeFilledValues } from './typed-values.ts';

/** A session of Playwright with a browser, inside its server. */
interface Session {
  send: (method: string, parameters: object) => Promise<object>;
}

/** Commands of Playwright that Firefox ESR does not know yet. They only set preferences that it takes at its start. */
const unknown = ['emulation.setMediaFeaturesOverride'];

const sessionOf = (browser: Browser): Session => {
  const connection: { toImpl: (object: Browser) => { _browserSession: Session } } = Reflect.get(browser, '_connection');
  return connection.toImpl(browser)._browserSession;
};

/** Lets Playwright, which expects the latest Firefox, drive the one with extended support that Debian has. */
export function acceptOlderFirefox(): void {
  const launch = firefox.launch.bind(firefox);
  firefox.launch = async (options) => {
    const browser = await launch(options);
    const sessions: Session = Object.getPrototypeOf(sessionOf(browser));
    const { send } = sessions;
    sessions.send = function (method, parameters) {
      return unknown.includes(method) ? Promise.resolve({}) : send.call(this, method, parameters);
    };
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (settings) => {
      const context = await newContext(settings);
      await noticeFilledValues(context);
      return context;
    };
    return browser;
  };
}
