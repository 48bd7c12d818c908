/** A rule of checkov that a template does not follow, and why. */
export interface Accepted {
  rule: string;
  /** The places, as `file resource`, where it is not all. */
  where?: RegExp;
  why: string;
}

const ownKey =
  'AWS’s own key encrypts it. A key of ours would cost $1 a month and a request for each use, and would protect no better.';

/** All rules that are not followed; each must still be needed. */
export const accepted: readonly Accepted[] = [
  { rule: 'CKV_AWS_158', why: `Logs hold no personal data. ${ownKey}` },
  { rule: 'CKV_AWS_173', why: `Variables hold names of secrets, no secrets. ${ownKey}` },
  { rule: 'CKV_AWS_149', why: ownKey },
  { rule: 'CKV_AWS_26', why: `Alarms hold no personal data. ${ownKey}` },
  { rule: 'CKV_AWS_27', why: `Since 2023 SQS encrypts each new queue. ${ownKey}` },
  {
    rule: 'CKV_AWS_116',
    why: 'What is called by the API has no dead letters; those of streams and schedules are at their sources.',
  },
  {
    rule: 'CKV_AWS_117',
    why: 'Functions use public endpoints of AWS and Razorpay only; a network would need a gateway for $33 a month.',
  },
  {
    rule: 'CKV_AWS_115',
    why: 'Functions share the account’s concurrency, of which only sign-in and the stream reserve some.',
  },
  { rule: 'CKV_AWS_18', why: 'All files are read through the edge, or by signed links that functions log.' },
  { rule: 'CKV_AWS_21', where: /Site|EdgeLog/, why: 'The site is made anew by each release; logs are written once.' },
  { rule: 'CKV_AWS_86', why: 'The edge logs by the second version of standard logs, which the rule does not know.' },
  { rule: 'CKV_AWS_111', where: /CustomCDKBucketDeployment/, why: 'The CDK’s own function, which uploads the site.' },
  { rule: 'CKV_AWS_68', where: /-dev\b/, why: 'The firewall costs $9 a month: in prod only.' },
  {
    rule: 'CKV_AWS_174',
    where: /-(?:dev|staging)\b/,
    why: 'Without a domain of its own a stage has CloudFront’s certificate, whose least version is fixed.',
  },
];
