interface SecurityHeadersConfig {
  ContentSecurityPolicy?: { ContentSecurityPolicy: string };
  ContentTypeOptions?: object;
  FrameOptions?: { FrameOption: string };
  ReferrerPolicy?: { ReferrerPolicy: string };
  StrictTransportSecurity?: { AccessControlMaxAgeSec: number; IncludeSubdomains?: boolean; Preload?: boolean };
}

export interface ResponseHeadersPolicyConfig {
  SecurityHeadersConfig?: SecurityHeadersConfig;
  CustomHeadersConfig?: { Items: { Header: string; Value: string }[] };
}

/** The headers that a response headers policy adds to every response, lower-cased name to value. */
export function headersOfPolicy({
  SecurityHeadersConfig: security = {},
  CustomHeadersConfig,
}: ResponseHeadersPolicyConfig): Record<string, string> {
  const { StrictTransportSecurity: transport } = security;
  const given: [string, string | undefined][] = [
    ['content-security-policy', security.ContentSecurityPolicy?.ContentSecurityPolicy],
    ['x-content-type-options', security.ContentTypeOptions && 'nosniff'],
    ['x-frame-options', security.FrameOptions?.FrameOption],
    ['referrer-policy', security.ReferrerPolicy?.ReferrerPolicy],
    [
      'strict-transport-security',
      transport &&
        [
          `max-age=${transport.AccessControlMaxAgeSec}`,
          ...(transport.IncludeSubdomains ? ['includeSubDomains'] : []),
          ...(transport.Preload ? ['preload'] : []),
        ].join('; '),
    ],
    ...(CustomHeadersConfig?.Items ?? []).map(({ Header, Value }): [string, string] => [Header.toLowerCase(), Value]),
  ];
  return Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
