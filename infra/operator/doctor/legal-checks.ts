import { escapeHtml } from '#functions/platform/html.ts';
import { legalPaths } from '#shared/domain/legal-pages.ts';
import { dayMs } from '#shared/domain/time.ts';
import { exampleLegal } from '../../legal/example-legal.ts';
import { type Check, fail, failInProduction, ok, warn } from './finding.ts';

const timeoutMs = 15_000;
/** Days before the end of `security.txt` at which it is reported. */
const warnDays = 60;

const read = async (path: string, site: string): Promise<string | undefined> => {
  const request = { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) } as const;
  const response = await fetch(new URL(path, site), request).catch(() => undefined);
  return response?.status === 200 ? response.text() : undefined;
};

/** What is left in a page that was not filled: `%NAME%` of the frame, or `{name}` of a text. */
const unfilled = /%[A-Z_]+%|\{[a-zA-Z]+\}|site-url\.invalid/;

/** All 49 legal pages exist and name the operator whom the stage was deployed with. */
export const legalCheck: Check = {
  name: 'legal pages',
  run: async (target) => {
    const site = target.output('SiteUrl');
    const name = target.output('LegalName');
    const pages = await Promise.all(legalPaths.map(async (path) => ({ path, html: await read(path, site) })));
    const pathsWhere = (isWrong: (html: string, path: string) => boolean) =>
      pages.filter(({ html, path }) => html === undefined || isWrong(html, path)).map(({ path }) => path);
    const wrong = pathsWhere(
      (html, path) =>
        !html.includes(`<html lang="${path.split('/')[1]}"`) ||
        unfilled.test(html) ||
        (path.endsWith('/imprint') && !html.includes(escapeHtml(name))),
    );
    if (wrong.length === pages.length) return fail('none is as deployed', 'Look at the finding of the site.');
    if (wrong.length > 0) return fail(`not as deployed: ${wrong.join(', ')}`, 'Deploy again.');
    if (target.stage !== undefined && name === exampleLegal.name) {
      return failInProduction(target, 'they name an operator who does not exist', 'Set legal, and deploy again.');
    }
    return ok(`${pages.length} pages name ${name}`);
  },
};

/** `security.txt` exists and is valid for a while. */
export const securityTxtCheck: Check = {
  name: 'security.txt',
  run: async (target) => {
    const text = await read('/.well-known/security.txt', target.output('SiteUrl'));
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text ?? '')?.[1] ?? '');
    if (Number.isNaN(expires)) return fail('there is none at /.well-known/security.txt', 'Deploy again.');
    const days = Math.floor((expires - Date.now()) / dayMs);
    return days < warnDays ? warn(`it is valid for ${days} days`, 'Deploy again.') : ok(`it is valid for ${days} days`);
  },
};
