// Which shared modules are loaded together, computed from who reaches them.

/** A part of the code that is always loaded whole: a root, or the modules that the same roots reach. */
export interface Part {
  name: string;
  /** Compressed. */
  kb: number;
  /** The parts that have to run before it. */
  imports: readonly Part[];
  /** A root keeps a chunk of its own: an entry, or what is loaded later by name. */
  isRoot: boolean;
}

/** What a browser loads at one time: some roots, with all that they reach. */
export interface Visit {
  roots: readonly Part[];
  /** How much this visit counts against others. */
  weight: number;
}

/** What one more request costs, in KB: on a slow phone each script takes some milliseconds to be requested and started (decision 75). */
const requestKb = 3;
/** A larger chunk would hold back what waits for it. The scripts of every screen come together anyway. */
const maxKb = 24;

interface Group {
  parts: Part[];
  kb: number;
  /** By visit: 1 where it is loaded. */
  isLoaded: Uint8Array;
  /** The visits that load it, and the sum of their weights. */
  visits: number[];
  weight: number;
  /** Groups with which it would form a cycle. */
  apart: Set<Group>;
  /** The merge that saves most, as the change of the costs, which is negative. */
  best: { change: number; other: Group | undefined };
}

function reachedBy(roots: readonly Part[]): Set<Part> {
  const reached = new Set(roots);
  for (const part of reached) for (const next of part.imports) reached.add(next);
  return reached;
}

/**
 * Groups the shared parts, so that the visits together load least: every KB and every request counts, with the weight of its
 * visit. Starts with each part alone, and merges the two groups whose merge saves most until none saves anything.
 * Groups never import each other in a circle, because a module would run before one that it needs.
 * @returns the groups of more than one part, and those of a single one
 */
export function planChunks(parts: readonly Part[], visits: readonly Visit[]): Part[][] {
  const plan = new Plan(parts, visits);
  while (plan.mergeBest());
  return plan.groups.map((group) => group.parts);
}

/** The visits by what they load of the shared parts: those that load the same count as one. */
function joinEqual(shared: readonly Part[], visits: readonly Visit[]): { reached: Set<Part>; weight: number }[] {
  const joined = new Map<string, { reached: Set<Part>; weight: number }>();
  for (const { roots, weight } of visits) {
    const reached = reachedBy(roots);
    const key = shared.map((part) => (reached.has(part) ? 1 : 0)).join('');
    joined.set(key, { reached, weight: weight + (joined.get(key)?.weight ?? 0) });
  }
  return [...joined.values()];
}

class Plan {
  private readonly groupOf = new Map<Part, Group>();
  private readonly all: Set<Group>;
  private readonly weights: readonly number[];
  /** What a group imports, itself and through others; empty after a merge. */
  private readonly imported = new Map<Group, Set<Group>>();

  constructor(parts: readonly Part[], visits: readonly Visit[]) {
    const shared = parts.filter(({ isRoot }) => !isRoot);
    const loaded = joinEqual(shared, visits);
    this.weights = loaded.map(({ weight }) => weight);
    for (const part of shared) {
      const isLoaded = Uint8Array.from(loaded, ({ reached }) => (reached.has(part) ? 1 : 0));
      const best = { change: 0, other: undefined };
      const group = { parts: [part], kb: part.kb, isLoaded, visits: [], weight: 0, apart: new Set<Group>(), best };
      this.countVisits(group);
      this.groupOf.set(part, group);
    }
    this.all = new Set(this.groupOf.values());
    for (const group of this.all) this.findBest(group);
  }

  get groups(): Group[] {
    return [...this.all];
  }

  /** Makes the merge that saves most; false if none saves anything. */
  mergeBest(): boolean {
    const first = this.groups.reduce((least, group) => (group.best.change < least.best.change ? group : least));
    const { other: second, change } = first.best;
    if (!second) return false;
    if (this.isBefore(first, second) || this.isBefore(second, first)) {
      first.apart.add(second);
      second.apart.add(first);
      this.findBest(first);
      this.findBest(second);
    } else if (this.changeOf(first, second) > change) this.findBest(first);
    else this.merge(first, second);
    return true;
  }

  private merge(first: Group, second: Group): void {
    const isLoaded = first.isLoaded.map((is, visit) => is | (second.isLoaded[visit] ?? 0));
    const parts = [...first.parts, ...second.parts];
    const merged: Group = { ...first, parts, kb: first.kb + second.kb, isLoaded, apart: new Set() };
    this.countVisits(merged);
    for (const part of parts) this.groupOf.set(part, merged);
    this.all.delete(first);
    this.all.delete(second);
    this.all.add(merged);
    this.imported.clear();
    for (const group of this.importedBy(merged)) {
      for (const visit of merged.visits) group.isLoaded[visit] = 1;
      this.countVisits(group);
    }
    this.findBest(merged);
    for (const group of this.all) {
      if (group.best.other === first || group.best.other === second) this.findBest(group);
      else if (group !== merged) this.consider(group, merged);
    }
  }

  private countVisits(group: Group): void {
    group.visits = [...group.isLoaded.keys()].filter((visit) => group.isLoaded[visit]);
    group.weight = this.weigh(group.visits);
  }

  private weigh(visits: readonly number[]): number {
    let sum = 0;
    for (const visit of visits) sum += this.weights[visit] ?? 0;
    return sum;
  }

  private findBest(group: Group): void {
    group.best = { change: 0, other: undefined };
    for (const other of this.all) if (other !== group && !group.apart.has(other)) this.consider(group, other);
  }

  private consider(group: Group, other: Group): void {
    const change = this.changeOf(group, other);
    if (change < group.best.change) group.best = { change, other };
  }

  /**
   * How a merge changes the costs of all visits: one request less for those of both; for those of one the other's KB, and what
   * the other imports.
   */
  private changeOf(first: Group, second: Group): number {
    const [rare, other] = first.visits.length < second.visits.length ? [first, second] : [second, first];
    const both = rare.visits.filter((visit) => other.isLoaded[visit]);
    const isEverywhere = both.length === other.visits.length;
    const weight = this.weigh(both);
    const change =
      (isEverywhere ? 0 : (first.weight - weight) * second.kb + (second.weight - weight) * first.kb) -
      weight * requestKb;
    if (change >= 0 || (first.kb + second.kb > maxKb && !isEverywhere)) return 0;
    return isEverywhere ? change : change + this.importCosts(first, second) + this.importCosts(second, first);
  }

  /** What the visits of a group would load with another one, because the other imports it. */
  private importCosts(group: Group, other: Group): number {
    let costs = 0;
    for (const next of this.importedBy(other)) {
      if (next === group) continue;
      costs += this.weigh(group.visits.filter((visit) => !next.isLoaded[visit])) * (next.kb + requestKb);
    }
    return costs;
  }

  private importedBy(group: Group): Set<Group> {
    const stored = this.imported.get(group);
    if (stored) return stored;
    const found = reachedBy(group.parts);
    const groups = new Set([...found].flatMap((part) => this.groupOf.get(part) ?? []));
    // Other parts of an imported group may import more.
    for (const each of groups) for (const part of reachedBy(each.parts)) groups.add(this.groupOf.get(part) ?? each);
    groups.delete(group);
    this.imported.set(group, groups);
    return groups;
  }

  /** Whether a group needs another one through a third: merged, the third would have to run before and after them. */
  private isBefore(from: Group, to: Group): boolean {
    const needs = (node: Group | Part) =>
      ('parts' in node ? node.parts.flatMap(({ imports }) => imports) : node.imports)
        .map((part) => this.groupOf.get(part) ?? part)
        .filter((next) => next !== node);
    const between = new Set(needs(from).filter((next) => next !== to));
    for (const node of between) {
      if (node === to) return true;
      for (const next of needs(node)) between.add(next);
    }
    return false;
  }
}
