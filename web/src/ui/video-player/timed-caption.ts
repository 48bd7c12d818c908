/** What is said from one moment of a video to another, in seconds from its start. */
export interface TimedCaption {
  from: number;
  to: number;
  text: string;
}

/** How long a caption stays after its last word, unless the next one begins, so that short ones can be read. */
const lingerSeconds = 1;

/** The caption at a time of the video; '' where nothing is said. */
export const captionAt = (captions: readonly TimedCaption[], seconds: number): string => {
  const latest = captions.findLast(({ from }) => from <= seconds);
  return latest && seconds < latest.to + lingerSeconds ? latest.text : '';
};
