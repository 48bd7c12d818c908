/** A document of the corpus; the texts that it lacks are empty. */
export interface Written {
  id: number;
  title: string;
  company?: string;
  place?: string;
  /** The long text; lines end with \n. */
  story?: string;
}

/** What is requested, and the ids of the whole corpus that have it, in ascending order. */
export type Case = readonly [requested: string, ...ids: number[]];

/** Documents in one script or about one subject, and what is found among them and all others. */
export interface Script {
  name: string;
  documents: readonly Written[];
  /** Words and phrases as people type them. */
  words: readonly Case[];
  /** Parts of a place's name. */
  places: readonly Case[];
}
