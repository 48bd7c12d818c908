import { readFileSync } from 'node:fs';
import { type InterfaceLanguage, interfaceLanguages } from './languages.ts';
import { type Message, type Say, textsFrom } from './say.ts';

/** The files of texts that functions and the infrastructure read, with the messages of the English ones. */
interface TextFiles {
  'legal/frame': typeof import('./en/legal/frame.json');
  'mails/codes': typeof import('./en/mails/codes.json');
  'mails/colleague': typeof import('./en/mails/colleague.json');
  'mails/decisions': typeof import('./en/mails/decisions.json');
  'mails/digest': typeof import('./en/mails/digest.json');
  'mails/frame': typeof import('./en/mails/frame.json');
  'mails/notices': typeof import('./en/mails/notices.json');
  plans: typeof import('./en/plans.json');
  prompts: typeof import('./en/prompts.json');
  'screens/landing': typeof import('./en/screens/landing.json');
  'screens/servedPages': typeof import('./en/screens/servedPages.json');
  'sign-languages': typeof import('./en/sign-languages.json');
}

type KeyOf<Name extends keyof TextFiles> = Exclude<keyof TextFiles[Name], 'default'> & string;

/**
 * The texts of `<language>/<name>.json` in every language. In bundles, the compiled files are part of the code that calls it
 * with a literal name (`web/messages-plugin.ts`).
 */
export function readTexts<Name extends keyof TextFiles>(name: Name): (language: InterfaceLanguage) => Say<KeyOf<Name>> {
  const files = interfaceLanguages.map((language) => {
    const source = readFileSync(new URL(`${language}/${name}.json`, import.meta.url), 'utf8');
    return [language, JSON.parse(source) as Record<KeyOf<Name>, Message>];
  });
  return textsFrom(Object.fromEntries(files));
}
