/**
 * What an operator switches off and on without a deployment (decision 93, task `switches`). Everything is on unless the
 * table says otherwise.
 */
export const switchNames = ['sign_ups', 'payments', 'uploads', 'transcriptions', 'notice_mails'] as const;

export type SwitchName = (typeof switchNames)[number];

/** The switches that refuse calls; while notices by mail are off, they are held and nothing is refused. */
export type CallSwitch = Exclude<SwitchName, 'notice_mails'>;
