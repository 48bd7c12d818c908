import { readInterview } from '#functions/entities/interview/interview-store.ts';
import { routesOf } from '#functions/http/create-handler.ts';
import { calendarCalls } from '#shared/contracts/calendars.ts';
import { calendarFeed, endCalendarFeed, renewCalendarFeed } from './calendar-feed.ts';
import { interviewCalendar, showCalendar } from './calendars.ts';

/** The calls of shortlists, messages and interviews that a cold start does not load. */
export const furtherShortlistRoutes = routesOf(
  calendarCalls,
  { interviewCalendar, calendar: showCalendar, calendarFeed, renewCalendarFeed, endCalendarFeed },
  { interview: (id: string) => readInterview(id) },
);
