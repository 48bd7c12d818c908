// The used parts of packages that are installed at their first use, so that the project compiles without them.

declare module 'lighthouse' {
  interface Report {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
    environment: { benchmarkIndex: number };
    runtimeError?: { message: string };
  }
  export default function lighthouse(url: string, flags: object): Promise<{ lhr: Report } | undefined>;
}

declare module '@stryker-mutator/core' {
  interface Position {
    line: number;
    column: number;
  }
  /** The result of one mutant; lines and columns count from 0. */
  export interface Mutant {
    fileName: string;
    location: { start: Position; end: Position };
    replacement?: string;
    status: 'Killed' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Timeout' | 'Ignored' | 'Pending';
  }
  export class Stryker {
    constructor(options: object);
    runMutationTest(): Promise<Mutant[]>;
  }
}
