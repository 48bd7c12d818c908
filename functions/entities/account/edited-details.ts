import type { OwnDetails } from '#shared/contracts/own-details.ts';

/** What recruiters and admins edit of their own profiles, as it is stored. */
export const editedDetails = ({ name, phone, address }: OwnDetails) => ({ name, phone, address });
