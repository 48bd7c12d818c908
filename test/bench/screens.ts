import { parseArgs } from 'node:util';
import { userTypes } from '#shared/domain/account-kind.ts';
import { measuredScreens } from '../e2e/support/screens.ts';
import { budgetsFor } from './budgets.ts';
import { measureFirstCards } from './first-cards.ts';
import { measurePages } from './lighthouse.ts';
import { measureRepeatVisitsOf } from './repeat-visits.ts';
import { printSection } from './report.ts';
import { measureWaitingQueue } from './waiting-queue.ts';

// A report on every screen for signed-in users, beside `main.ts`: first visits take some 20 minutes, repeat visits 8. `--as
// admin` measures those of one kind of users, `--cards` when the first card of each list is painted (10 minutes),
// `--queue 500` verifies a queue of so many waiting recruiters by keyboard.
const { repeat, cards, queue, as } = parseArgs({
  options: {
    repeat: { type: 'boolean', default: false },
    cards: { type: 'boolean', default: false },
    queue: { type: 'string' },
    as: { type: 'string' },
  },
}).values;
const budgets = userTypes
  .filter((each) => as === undefined || each === as)
  .flatMap((each) => budgetsFor(each, measuredScreens[each]));
const missed = queue
  ? printSection('Waiting recruiters, verified by keyboard', await measureWaitingQueue(Number(queue)))
  : cards
    ? printSection('First card of each list on a slow phone', await measureFirstCards(3))
    : repeat
      ? printSection(
          'Repeat visits on a simulated phone: largest contentful paint',
          await measureRepeatVisitsOf(budgets),
        )
      : printSection('Lighthouse on a simulated phone', await measurePages(3, budgets));
console.log(`\n${missed === 0 ? 'All budgets hold.' : `${missed} budgets are missed.`}`);
