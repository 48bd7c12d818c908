/** The variables that held a deployment's settings before they were a file, by setting. `PORTAL_STAGE` selects the file. */
const variables = {
  region: 'PORTAL_REGION',
  deletionProtection: 'PORTAL_DELETION_PROTECTION',
  domainName: 'PORTAL_DOMAIN_NAME',
  certificateArn: 'PORTAL_CERTIFICATE_ARN',
  transportSecurity: 'PORTAL_TRANSPORT_SECURITY',
  mailFrom: 'PORTAL_MAIL_FROM',
  mailIdentity: 'PORTAL_MAIL_IDENTITY',
  mailIdentityExists: 'PORTAL_MAIL_IDENTITY_EXISTS',
  supportEmail: 'PORTAL_SUPPORT_EMAIL',
  supportPhone: 'PORTAL_SUPPORT_PHONE',
  legal: 'PORTAL_LEGAL',
  landingFigures: 'PORTAL_LANDING_FIGURES',
  alarmMail: 'PORTAL_ALARM_MAIL',
  budgetUsd: 'PORTAL_BUDGET_USD',
  razorpaySecret: 'PORTAL_RAZORPAY_SECRET',
  razorpaySecretVersion: 'PORTAL_RAZORPAY_SECRET_VERSION',
  upiId: 'PORTAL_UPI_ID',
  seller: 'PORTAL_SELLER',
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

const flagOf = (text: string): unknown => (text === 'true' ? true : text === 'false' ? false : text);

/** JSON, or the text itself, which the schema then refuses by the setting's name. */
function objectOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a text means for settings that are not texts in the file. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  deletionProtection: flagOf,
  mailIdentityExists: flagOf,
  budgetUsd: Number,
  legal: objectOf,
  landingFigures: objectOf,
  seller: objectOf,
};

/** Settings as they are in a stage's file, from texts by setting. The result is not checked. */
export const settingsOfTexts = (texts: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, readers[name]?.(text) ?? text]));

/** The settings that the variables of earlier versions hold. The result is not checked. */
export const settingsOfVariables = (environment: Environment): Record<string, unknown> =>
  settingsOfTexts(
    Object.fromEntries(
      Object.entries(variables).flatMap(([name, variable]) => {
        const text = environment[variable];
        return text === undefined ? [] : [[name, text]];
      }),
    ),
  );

/** Set variables that a deployment would ignore. The operator's tasks still read `PORTAL_REGION`. */
export const ignoredVariables = (environment: Environment): string[] =>
  Object.values(variables).filter((variable) => variable !== 'PORTAL_REGION' && environment[variable] !== undefined);

/** Names of settings, which are no longer context of the CDK either. */
export const settingNames: readonly string[] = Object.keys(variables);
