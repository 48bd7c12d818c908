import type { UserType } from '#shared/domain/account-kind.ts';
import { loadLighthouse } from '#test/tools/tools.ts';
import { startBrowser } from './browser.ts';
import { signInDemo, withStorage } from './browser-storage.ts';
import type { PageBudget } from './budgets.ts';
import { atLeast, atMost, type Finding, forReading, median } from './report.ts';
import { startSite } from './site.ts';

interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest Contentful Paint and Total Blocking Time in milliseconds; Cumulative Layout Shift. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Lighthouse's own measure of the machine: the greater, the faster. */
  machine: number;
}

/**
 * Measures pages of the local run on Lighthouse's simulated phone, `runs` times each, and takes the medians.
 */
export async function measurePages(runs: number, budgets: readonly PageBudget[]): Promise<Finding[]> {
  const site = await startSite();
  const browser = await startBrowser(site.edge.keyDigest);
  try {
    const findings: Finding[] = [];
    let signedIn: UserType | undefined;
    for (const budget of budgets) {
      if (budget.as && budget.as !== signedIn) await withStorage(browser.port, site, await signInDemo(site, budget.as));
      signedIn = budget.as;
      const scores: Scores[] = [];
      for (let run = 0; run < runs; run += 1)
        scores.push(await measurePage(`${site.edge.url}${budget.path}`, browser.port));
      findings.push(...compare(budget, scores));
    }
    return findings;
  } finally {
    await browser.stop();
    await site.stop();
  }
}

async function measurePage(url: string, port: number): Promise<Scores> {
  const lighthouse = await loadLighthouse();
  // Each run starts without cached files, like a first visit; Lighthouse keeps the stored session.
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse measured nothing at ${url}.`);
  const { categories, audits, environment, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
  };
}

function compare({ path, performance, others, lcp, tbt, cls }: PageBudget, runs: readonly Scores[]): Finding[] {
  const middle = (part: keyof Scores) => median(runs.map((scores) => scores[part]));
  return [
    atLeast(`${path} performance`, middle('performance'), performance),
    ...(others === undefined
      ? []
      : [
          atLeast(`${path} accessibility`, middle('accessibility'), others),
          atLeast(`${path} best practices`, middle('bestPractices'), others),
          atLeast(`${path} search`, middle('seo'), others),
        ]),
    atMost(`${path} largest contentful paint`, middle('lcp') / 1000, lcp, 's'),
    ...(tbt === undefined ? [] : [atMost(`${path} total blocking time`, middle('tbt'), tbt, 'ms')]),
    ...(cls === undefined ? [] : [atMost(`${path} layout shift`, middle('cls'), cls)]),
    forReading(
      `${path} also`,
      `blocking ${Math.round(middle('tbt'))} ms, shift ${middle('cls').toFixed(3)}, machine ${Math.round(middle('machine'))}`,
    ),
  ];
}
