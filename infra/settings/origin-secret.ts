/** The generations of the origin secret: which one the edge sends, and the other one that functions accept while it is being replaced. */
export interface Origin {
  sent: number;
  other?: number | undefined;
}

/** What a stage has by its settings. */
export const originOf = (settings: { secretGenerations: { origin: number }; otherOrigin?: number }): Origin => ({
  sent: settings.secretGenerations.origin,
  other: settings.otherOrigin,
});

/** As the outputs `OriginSecret` of the edge's stack and `AcceptedOrigin` of the functions' have it: `1`, or `1 2`. */
export const writeOrigin = ({ sent, other }: Origin): string =>
  [sent, other].filter((each) => each !== undefined).join(' ');

export const readOrigin = (text: string): Origin => {
  const [sent = Number.NaN, other] = text.split(' ').map(Number);
  return { sent, other };
};

const accepts = ({ sent, other }: Origin, generation: number): boolean => generation === sent || generation === other;

/**
 * Whether no call is refused while a deployment changes edge and functions in any order, and if it is rolled back: each side
 * accepts what the other one sends, before and after.
 * @param from what the edge has
 * @param functions what the functions have: another state after a deployment that changed the edge's stack and failed in theirs
 */
export const isSafeChange = (from: Origin, to: Origin, functions: Origin = from): boolean =>
  accepts(to, from.sent) && accepts(functions, to.sent);

/** The settings that follow in a replacement: the functions accept a second secret, the edge sends it, the first one is deleted. */
export function nextOrigin({ sent, other }: Origin): Origin {
  if (other === undefined) return { sent, other: sent + 1 };
  return other > sent ? { sent: other, other: sent } : { sent };
}
