import { createHandler } from '#functions/runtime/create-handler.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { read } from './read.ts';
import { readAll } from './read-all.ts';

export const handler = createHandler(notificationCalls, { count, list, read, readAll });
