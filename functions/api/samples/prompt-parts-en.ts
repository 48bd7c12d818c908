/**
 * What prompts are composed of: sentences that fit each other in any combination. They ask for nothing that tells who
 * speaks: no name, place, employer or life story.
 */
export interface PromptParts {
  situations: readonly string[];
  tasks: readonly string[];
  conditions: readonly string[];
  details: readonly string[];
}

export const promptPartsEn: PromptParts = {
  situations: [
    'Your train stops between two stations, and nobody says why.',
    'You find a bag on a park bench that somebody has forgotten.',
    'A parcel for your neighbour was delivered to you by mistake.',
    'The power fails while you are cooking for guests.',
    'You arrive at a hotel that cannot find your booking.',
    'A colleague has to leave, and you take over a meeting in five minutes.',
    'It starts to snow on the day of an open-air party.',
    'A museum lets you choose one object for a new room.',
    'You have won a day off and a bicycle to spend it with.',
    'The only café in a village is about to close for good.',
    'A machine at work does the opposite of what it should.',
    'You are asked to plan a walk through a town for visitors.',
  ],
  tasks: [
    'Describe what you do first, and why.',
    'Explain it to an eight-year-old child.',
    'Tell it as a story with an unexpected ending.',
    'Leave a friend a voice message about it.',
    'Name two possible solutions and compare them.',
    'Persuade a sceptical colleague of your plan.',
    'Give clear instructions to the people around you.',
    'Tell what happened as if it was a week ago.',
  ],
  conditions: [
    'Begin with the end.',
    'Ask at least one question.',
    'Do not use any numbers.',
    'Compare something with an animal.',
    'Mention something that you can smell or hear.',
    'Give one reason against your own opinion.',
    'Stay calm and polite throughout.',
    'Describe the weather with three adjectives.',
  ],
  details: [
    'A red umbrella plays a part.',
    'A dog is there, too.',
    'Somebody speaks only in a whisper.',
    'It is early in the morning.',
    'You have only ten minutes.',
    'A broken watch matters.',
    'Music comes from next door.',
    'You cannot find your keys.',
    'There is a smell of oranges.',
    'An old map helps.',
    'One person disagrees.',
    'A blue door stands open.',
  ],
};
