import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import { moneyOptions } from '#shared/texts/money-format.ts';
import type { PageTexts } from '../parts/page-texts.ts';
import { langOf, written } from '../parts/written-text.ts';

const linkOf = ({ id, title, text_language }: JobSummary) =>
  `<a dir="auto"${langOf(text_language)} href="/jobs/${id}">${written(title)}</a>`;
const bdi = (text: string) => `<bdi>${written(text)}</bdi>`;

/** As in the public list, where 0 means absent; empty without a salary. */
function payOf({ salary_min, salary_max, salary_currency }: JobSummary, { site, say }: PageTexts): string {
  const money = (amount: number) => new Intl.NumberFormat(site, moneyOptions(salary_currency)).format(amount);
  if (salary_min && salary_max) return say('servedPages.pay.range', { min: money(salary_min), max: money(salary_max) });
  if (salary_min) return say('servedPages.pay.from', { min: money(salary_min) });
  return salary_max ? say('servedPages.pay.upTo', { max: money(salary_max) }) : '';
}

/** A job with what people choose by: title, company, place, type, pay, and when it was posted. */
function card(job: JobSummary, texts: PageTexts, dayOf: Intl.DateTimeFormat): string {
  const pay = payOf(job, texts);
  const posted = texts.say('servedPages.posted', { date: dayOf.format(new Date(job.created_at)) });
  return [
    `<li><h2>${linkOf(job)}</h2>`,
    `<p class="by">${bdi(job.company_name)} <span>·</span> ${bdi(job.location)}</p>`,
    `<p class="terms"><span>${texts.say(`servedPages.type.${job.job_type}`)}</span>${pay ? `<span>${written(pay)}</span>` : ''}</p>`,
    `<p class="day">${written(posted)}</p></li>`,
  ].join('');
}

/** How many more bytes of jobs a page takes: a function answers 6 MB at most, and texts of jobs may be long. */
export interface Room {
  bytes: number;
}

export const newRoom = (): Room => ({ bytes: 4_500_000 });

/** The jobs for which there is room. */
function itemsOf(jobs: readonly JobSummary[], room: Room, itemOf: (job: JobSummary) => string): string {
  const items: string[] = [];
  for (const job of jobs) {
    const item = itemOf(job);
    room.bytes -= Buffer.byteLength(item);
    if (room.bytes < 0) break;
    items.push(item);
  }
  return items.join('\n');
}

/** Jobs as cards, each with a link to its page. */
export function cardsOf(jobs: readonly JobSummary[], texts: PageTexts, room = newRoom()): string {
  const day = new Intl.DateTimeFormat(texts.site, { dateStyle: 'medium', timeZone: 'UTC' });
  return `<ul class="job-cards">${itemsOf(jobs, room, (job) => card(job, texts, day))}</ul>`;
}

const line = (job: JobSummary) =>
  `<li>${linkOf(job)} <span>${bdi(job.company_name)} · ${bdi(job.location)}</span></li>`;

/** Jobs as lines of title, company and place, for pages with many. */
export const linesOf = (jobs: readonly JobSummary[], room: Room): string =>
  `<ul class="job-lines">${itemsOf(jobs, room, line)}</ul>`;
