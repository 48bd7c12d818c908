import { screens } from '../e2e/support/screens.ts';
import { type PicturedDialog, picturedDialogs } from './pictured-dialogs.ts';

/** Whose browser shows the screen: a guest's, a demo user's, or that of an account without data. */
const viewers = ['guest', 'candidate', 'new_candidate', 'recruiter', 'new_recruiter', 'admin', 'master_admin'] as const;
export type Viewer = (typeof viewers)[number];

export interface PicturedScreen {
  viewer: Viewer;
  path: string;
  /** A dialog that is open over the screen. */
  dialog?: PicturedDialog;
}

/** Filters that keep the scans of the journeys short; pictures show whole lists. */
const filters = ['keyword', 'job_type', 'language', 'status', 'q', 'inactive', 'action', 'compare', 'sort'];

const withoutFilters = (path: string): string => {
  const [address = '', query] = path.split('?');
  const stored = new URLSearchParams(query);
  for (const name of filters) stored.delete(name);
  // A placeholder such as `:job` stays as it is.
  return stored.size === 0 ? address : `${address}?${decodeURIComponent(`${stored}`)}`;
};

/** Screens that the journeys do not scan, or that differ for an account without data in more than empty lists. */
const more: Partial<Record<Viewer, string[]>> = {
  guest: ['/unsubscribe?token=made-up'],
  new_candidate: ['/candidate/dashboard', '/candidate/dashboard?tab=applied', '/candidate/profile'],
  new_recruiter: [
    '/recruiter/dashboard',
    '/recruiter/view-candidates',
    '/recruiter/subscription-plans',
    '/post-job',
    '/my-jobs',
    '/recruiter/shortlist-pack',
    '/contact-candidate',
  ],
};

const scanned: Partial<Record<Viewer, string[]>> = screens;

/** Every screen and dialog of which pictures are taken. */
export const picturedScreens: PicturedScreen[] = viewers.flatMap((viewer) => {
  const paths = [...(scanned[viewer] ?? []), ...(more[viewer] ?? [])];
  const dialogs = picturedDialogs.filter((screen) => screen.viewer === viewer);
  return [...[...new Set(paths.map(withoutFilters))].map((path) => ({ viewer, path })), ...dialogs];
});

/** What a picture shows, as the commands of `docs/screens.md` name it: `recruiter /my-jobs`, `candidate /jobs with apply`. */
export const nameOf = ({ viewer, path, dialog }: PicturedScreen): string =>
  `${viewer} ${path}${dialog ? ` with ${dialog.name}` : ''}`;

/** `/job/:job/applicants?details=full` as `job-id-applicants-details-full`; the landing page as `landing`. */
const slugOf = (path: string): string =>
  path
    .replace(':job', 'id')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'landing';

/** Folder of a screen's pictures below `dist/pictures`. */
export const folderOf = ({ viewer, path, dialog }: PicturedScreen): string =>
  `${viewer}/${slugOf(dialog ? `${path} with ${dialog.name}` : path)}`;
