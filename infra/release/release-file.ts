/** What a stored release says of itself, in its `release.json`. */
export interface ReleaseFile {
  /** The version, as the edge, the health call and an output name it. */
  release: string;
  /** When it was built: an ISO instant. */
  builtAt: string;
  /** The stages that it can be deployed to, with the region of each, and whether a stage that exists is protected from deletion. */
  stages: Record<string, { region: string; protects?: true }>;
}

/** Parts of a release's folder, beside `release.json` and `deploy.mjs`. */
export const releaseParts = {
  assembly: 'assembly',
  protected: 'assembly-protected',
  cdk: 'cdk',
  maps: 'source-maps',
} as const;
