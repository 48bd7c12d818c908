import type { Domain } from '#shared/contracts/index.ts';

/** The functions behind the API by name: one for each domain of the contract, and `pages` for the rendered documents. */
export type ApiFunctionName = Domain | 'pages';

/** Folders with a clearer name than their domain's key, which stays: ids of operations and of deployed functions contain it. */
const folders: Partial<Record<ApiFunctionName, string>> = { searches: 'saved-searches' };

/** The folder of a function in `functions/api`. */
export const folderOf = (name: ApiFunctionName): string => folders[name] ?? name;

/** The module of a function: `functions/api/jobs/handler.ts`. */
export const handlerFile = (name: ApiFunctionName): string => `functions/api/${folderOf(name)}/handler.ts`;
