/** Something that a stage has and that a forgotten setting would take away. */
export interface Part {
  /** Its values in one resource; empty for other resources. */
  valuesIn(type: string, properties: Record<string, unknown>): unknown[];
  /** Another value replaces it, such as a renewed certificate: only having none is a loss. */
  isReplaceable: boolean;
  /** What would be lost. */
  lost(values: string): string;
}

const settingsOf = (properties: Record<string, unknown>): Record<string, unknown> =>
  (properties.Environment as { Variables?: Record<string, unknown> } | undefined)?.Variables ?? {};

/** A variable of functions. */
const variable =
  (name: string): Part['valuesIn'] =>
  (type, properties) =>
    type === 'AWS::Lambda::Function' ? [settingsOf(properties)[name]] : [];

/** A part of the distribution's configuration. */
const ofDistribution =
  (read: (config: Record<string, unknown>) => unknown[]): Part['valuesIn'] =>
  (type, properties) =>
    type === 'AWS::CloudFront::Distribution' ? read(properties.DistributionConfig as Record<string, unknown>) : [];

const isTable = (type: string) => type === 'AWS::DynamoDB::GlobalTable' || type === 'AWS::DynamoDB::Table';

/** What HSTS covers beyond the host itself. */
const transportOf = (properties: Record<string, unknown>): unknown[] => {
  const { SecurityHeadersConfig } = properties.ResponseHeadersPolicyConfig as Headers;
  const { IncludeSubdomains = false, Preload = false } = SecurityHeadersConfig?.StrictTransportSecurity ?? {};
  return [...(IncludeSubdomains ? ['subdomains'] : []), ...(Preload ? ['preload'] : [])];
};

interface Headers {
  SecurityHeadersConfig?: { StrictTransportSecurity?: { IncludeSubdomains?: boolean; Preload?: boolean } };
}

/** In the order in which they are reported. The templates of all stacks of a stage are read, however they are split. */
export const parts = {
  alias: {
    valuesIn: ofDistribution(({ Aliases }) => (Aliases as unknown[] | undefined) ?? []),
    isReplaceable: false,
    lost: (names) => `the site no longer answers as ${names}: links, mails and installed apps lead there`,
  },
  certificate: {
    valuesIn: ofDistribution((config) => [
      (config.ViewerCertificate as { AcmCertificateArn?: unknown } | undefined)?.AcmCertificateArn,
    ]),
    isReplaceable: true,
    lost: (arn) => `the site no longer has its certificate (${arn})`,
  },
  payments: {
    valuesIn: variable('RAZORPAY_KEY_ID'),
    isReplaceable: true,
    lost: () => 'card payments stop, and captured payments are no longer reported to the portal',
  },
  upi: {
    valuesIn: variable('UPI_ID'),
    isReplaceable: true,
    lost: (id) => `UPI payments to ${id} stop`,
  },
  seller: {
    valuesIn: variable('SELLER'),
    isReplaceable: true,
    lost: () => 'invoices no longer name who sells the plans, and carry no GST',
  },
  gst: {
    valuesIn: (...of) =>
      variable('SELLER')(...of).flatMap((seller) => /"gstin":"(\w+)"/.exec(String(seller))?.[1] ?? []),
    isReplaceable: true,
    lost: (gstin) => `invoices no longer carry GST under ${gstin}`,
  },
  protection: {
    valuesIn: (type, properties) =>
      isTable(type) && JSON.stringify(properties).includes('"DeletionProtectionEnabled":true') ? ['on'] : [],
    isReplaceable: true,
    lost: () => 'stacks and table can be deleted again, by one command or one mistake',
  },
  transport: {
    valuesIn: (type, properties) => (type === 'AWS::CloudFront::ResponseHeadersPolicy' ? transportOf(properties) : []),
    isReplaceable: false,
    lost: (of) => `HSTS covers less (${of}), while browsers remember the previous scope for two years`,
  },
  firewall: {
    valuesIn: (type) => (type === 'AWS::WAFv2::WebACL' ? ['on'] : []),
    isReplaceable: true,
    lost: () => 'the edge no longer limits requests, and blocks no known attacks',
  },
  budget: {
    valuesIn: (type) => (type === 'AWS::Budgets::Budget' ? ['set'] : []),
    isReplaceable: true,
    lost: () => 'no mail says that the costs of the account approach their budget',
  },
  alarms: {
    valuesIn: (type, { Protocol, Endpoint }) =>
      type === 'AWS::SNS::Subscription' && Protocol === 'email' ? [Endpoint] : [],
    isReplaceable: true,
    lost: (addresses) => `alarms reach no one: so far they are mailed to ${addresses}`,
  },
} as const satisfies Record<string, Part>;
