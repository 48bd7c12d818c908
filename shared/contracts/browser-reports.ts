import * as z from 'zod/mini';
import {
  blockedSources,
  browserReportPath,
  directivePattern,
  errorNamePattern,
  maxFrames,
  maxReportBytes,
  releasePattern,
  reportKinds,
  screenPattern,
  vitalsBuckets,
} from '#shared/domain/browser-report.ts';
import { framePattern } from '#shared/domain/bundle-frames.ts';
import { defineCall } from './define.ts';
import { line, opaqueId } from './fields.ts';

const bucket = z.optional(z.enum(vitalsBuckets));

/** Each value is one of a few words or has a pattern without room for personal data; the message is scrubbed again. */
const browserReport = z.object({
  kind: z.enum(reportKinds),
  release: opaqueId(releasePattern),
  screen: opaqueId(screenPattern),
  name: z.optional(opaqueId(errorNamePattern)),
  message: z.optional(line(400)),
  frames: z.optional(z.array(opaqueId(framePattern)).check(z.maxLength(maxFrames))),
  directive: z.optional(opaqueId(directivePattern)),
  blocked: z.optional(z.enum(blockedSources)),
  vitals: z.optional(z.object({ lcp: bucket, inp: bucket, cls: bucket })),
});

export const browserReportCalls = {
  /** JSON only: a page of another origin cannot make a visitor's browser send it. */
  reportFromBrowser: defineCall({
    method: 'POST',
    path: browserReportPath,
    summary:
      'Reports a failure of the site in a browser, or how a visit felt, without personal data. Writes a line of the log.',
    access: 'public',
    body: browserReport,
    maxBodyBytes: maxReportBytes,
    status: 204,
  }),
};
