import { createHandler } from '#functions/http/create-handler.ts';
import { languageCalls } from '#shared/contracts/languages.ts';
import { resolve } from './resolve.ts';
import { suggest } from './suggest.ts';

export const handler = createHandler(languageCalls, { suggest, resolve });
