import { readInterview } from '#functions/entities/interview/interview-store.ts';
import { routesOf } from '#functions/http/create-handler.ts';
import { calendarCalls } from '#shared/contracts/calendars.ts';
import { officeHoursCalls } from '#shared/contracts/office-hours.ts';

const feed = () => import('./calendar-feed.ts');
const calendars = () => import('./calendars.ts');
const hours = () => import('./office-hours.ts');

/** The calls of interviews whose contracts, too, a cold start does not load. */
export const furtherShortlistRoutes = routesOf(
  { ...calendarCalls, ...officeHoursCalls },
  {
    interviewCalendar: async (request) => (await calendars()).interviewCalendar(request),
    calendar: async (request) => (await calendars()).showCalendar(request),
    calendarFeed: async (request) => (await feed()).calendarFeed(request),
    renewCalendarFeed: async (request) => (await feed()).renewCalendarFeed(request),
    endCalendarFeed: async (request) => (await feed()).endCalendarFeed(request),
    officeHours: async (request) => (await hours()).showOfficeHours(request),
    setOfficeHours: async (request) => (await hours()).setOfficeHours(request),
    freeTimes: async (request) => (await hours()).listFreeTimes(request),
  },
  { interview: (id: string) => readInterview(id) },
);
