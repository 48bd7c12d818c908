/** One part of the code whose tests are tried by mutation. Patterns are relative to the repository. */
export interface Area {
  /** Sources that are mutated. */
  sources: readonly string[];
  /** Test files that are run against the mutants, in this order: the quickest first. */
  tests: readonly string[];
}

const integration = (...names: string[]) => names.map((name) => `test/integration/${name}.test.ts`);

/** Where a defect would let somebody in, give something away or lose money. */
export const areas = {
  authorisation: {
    sources: [
      'functions/runtime/{authorise,authenticate,edge}.ts',
      'functions/accounts/session-{rules,store,token}.ts',
      'functions/jobs/posting-right.ts',
      'functions/applications/{own-job,check-application}.ts',
      'functions/shortlist/own-entry.ts',
      'functions/admin/target.ts',
    ],
    tests: [
      'functions/runtime/{authorise,edge}.test.ts',
      'functions/accounts/*.test.ts',
      'functions/admin/target.test.ts',
      ...integration('owners', 'sessions'),
    ],
  },
  codes: {
    sources: [
      'functions/auth/{one-time-code,one-time-code-store,failures,redeem-code,issue-code,send-budget}.ts',
      'functions/auth/{address-budget,address-budget-store,send-otp,admin-send-otp,master-signup}.ts',
      'functions/auth/{signup,pending-signup-store,confirm-signup,right-guess}.ts',
      'functions/auth/{start,confirm,undo}-email-change.ts',
      'functions/accounts/{address-move,address-notice-store,former-addresses}.ts',
    ],
    tests: [
      'functions/auth/*.test.ts',
      ...integration('auth-sign-in', 'pending-signup', 'email-ownership', 'auth-code-storage', 'auth-budgets'),
      ...integration('auth-guess-budgets', 'auth-mail-faults', 'auth-admin'),
    ],
  },
  quota: {
    sources: [
      'functions/subscriptions/{entitlement-store,grant-store,activation,increment-view}.ts',
      'functions/candidates/view.ts',
      'shared/domain/subscription-rules.ts',
    ],
    tests: [
      'shared/domain/subscription-rules.test.ts',
      ...integration('entitlements', 'subscriptions', 'view-quota', 'payments-upgrade'),
    ],
  },
  payments: {
    sources: ['functions/payments/!(handler|*.test).ts'],
    tests: [
      'functions/payments/*.test.ts',
      ...integration('payments-refunds', 'payments-unsettled', 'payments', 'payments-webhook', 'repeatable'),
    ],
  },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

export const areaNames = Object.keys(areas) as AreaName[];

export const isAreaName = (name: string | undefined): name is AreaName => areaNames.some((each) => each === name);
