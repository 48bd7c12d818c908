/** One part of the code for mutation testing. Patterns are relative to the repository. */
export interface Area {
  /** Sources that are mutated. */
  sources: readonly string[];
  /** Test files that run against the mutants, in this order: the fastest first. */
  tests: readonly string[];
}

const integration = (...names: string[]) => names.map((name) => `test/integration/${name}.test.ts`);

/** Areas where a defect would grant access, reveal data or lose money. */
export const areas = {
  authorisation: {
    sources: [
      'functions/http/{authorise,authenticate,edge,owned}.ts',
      'functions/entities/account/session-{rules,store,token}.ts',
      'functions/policies/posting-right.ts',
      'functions/api/applications/check-application.ts',
      'functions/api/admin/target.ts',
    ],
    tests: [
      'functions/http/{authorise,edge,owned}.test.ts',
      'functions/entities/account/*.test.ts',
      'functions/api/admin/target.test.ts',
      ...integration('owners', 'sessions', 'own-sessions', 'applications'),
    ],
  },
  codes: {
    sources: [
      'functions/entities/one-time-code/!(*.test).ts',
      'functions/entities/address-budget/!(page-view-budget|*.test).ts',
      'functions/api/auth/{redeem-code,issue-code,send-otp,admin-send-otp,master-signup}.ts',
      'functions/api/auth/{signup,confirm-signup,right-guess,address-move}.ts',
      'functions/api/auth/{start,confirm,undo}-email-change.ts',
      'functions/entities/account/{address-notice-store,previous-addresses}.ts',
    ],
    tests: [
      'functions/entities/{one-time-code,address-budget}/*.test.ts',
      ...integration('auth-sign-in', 'pending-signup', 'email-change-races', 'email-ownership', 'auth-code-storage'),
      ...integration('auth-budgets', 'auth-guess-budgets', 'auth-mail-faults', 'auth-admin'),
    ],
  },
  quota: {
    sources: [
      'functions/entities/subscription/{entitlement-store,candidate-view-store,unlock-candidate}.ts',
      'functions/entities/subscription/subscription-{lifecycle,moves}.ts',
      'functions/api/subscriptions/{activation,increment-view}.ts',
      'functions/api/candidates/view.ts',
      'shared/domain/subscription-rules.ts',
    ],
    tests: [
      'shared/domain/subscription-rules.test.ts',
      ...integration('entitlements', 'subscriptions', 'view-quota', 'payments-upgrade', 'candidate-access'),
      'functions/entities/subscription/*.test.ts',
    ],
  },
  payments: {
    sources: [
      'functions/api/payments/!(handler|*.test).ts',
      'functions/entities/payment/payment-store.ts',
      'functions/services/payments/!(*.test).ts',
    ],
    tests: [
      'functions/services/payments/*.test.ts',
      ...integration('payments-refunds', 'payments-unsettled', 'payments', 'payments-webhook', 'repeatable'),
      ...integration('audit-reads'),
    ],
  },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

export const areaNames = Object.keys(areas) as AreaName[];

export const isAreaName = (name: string | undefined): name is AreaName => areaNames.some((each) => each === name);
