/**
 * The words of which messages of browsers, React and this site's code consist. All else may be what a person typed, or data of
 * another one, which messages quote: `Unexpected token 'M', "Mira Rao…" is not valid JSON`. No word here is a name.
 */
const words = new Set(
  `a abort aborted access accessed accessing after agent aggregate already allowed an and any are argument arguments array
  arrive arrived as assignment at attempted attempting available bad be because been before being between blocked body boolean
  boundary buffer but by call called callback can cannot cant changed child circular class client clone cloned closed code
  component connection constant construct constructor content context convert converting could create cross current data
  database date deferred defined delete denied depth detached did didnt different does doesnt dom document duplicate during
  dynamically element elements empty end error errors evaluating event exceeded execute expected expression failed failure
  fallback fetch fetching field file filter find first for foreach format found from full function get global handler has have
  host hydrated hydrating hydration if illegal import imported importing in includes incorrect index information initialization
  initialized input instance instanceof insert insertbefore inserted instead insufficient interrupted into invalid invocation
  invoked is isnt it iterable iterator its join json key length limit list literal load loaded loading locale lost lowercase
  map match matches maximum media memory message method minified missing module more must namespace nested network networkerror
  new no node non not null number object objects of off on only operation operator option options or order origin out outside
  own parameter parent parse parsed parsing pattern permission platform play pop position possible preload private promise
  properties property prototype provided push quota range react read reading readonly recursion reduce ref regular rejected
  remembered remove removechild rendered rendering replace request requested required resource response result returned run
  schema script security seems server set setting signal slice source split stack state status storage store stored storage
  string structure style stylesheet such super suspended symbol syntax target text that the this threw throw time timed
  timeout to token tolowercase too tostring touppercase transaction tree trim type typed undefined unexpected unhandled unknown
  unsupported update updated upgrade url use used user using valid value values variable was were what when which while with
  without worker write wrong zone`.split(/\s+/),
);

/** In place of what is left out; several in a row are one. */
const omission = '…';

const maxRead = 1_000;
const maxWritten = 200;

/** The number of a message of React's build for production: `Minified React error #185`. */
const isReactNumber = (word: string, before: readonly string[]): boolean =>
  /^#\d{1,3}$/.test(word) && before.slice(-2).join(' ') === 'react error';

/** Words without quotes, brackets and signs around them. Nothing is split off within one: `john.error@mail.example` has no `error`. */
const wordsOf = (message: string): string[] =>
  message
    .replaceAll(/(?<=[a-z])['’](?=t\b)/gi, '')
    .split(/[\s()[\]{}"'`‘’“”<>]+/)
    .map((part) =>
      part
        .replace(/^[.,:;!?]+/, '')
        .replace(/[.,:;!?]+$/, '')
        .toLowerCase(),
    )
    .filter((word) => word !== '');

/**
 * The message of an error in words that are known to be the program's: no address, number, token, id, name or quoted text is part
 * of it. Lower case, without punctuation, at most some 200 characters. A scrubbed message stays as it is.
 */
export const scrubMessage = (message: string): string => {
  const scrubbed: string[] = [];
  let length = 0;
  for (const word of wordsOf(message.slice(0, maxRead))) {
    const shown = words.has(word) || isReactNumber(word, scrubbed) ? word : omission;
    if (shown === omission && scrubbed.at(-1) === omission) continue;
    length += shown.length + 1;
    if (length > maxWritten) break;
    scrubbed.push(shown);
  }
  return scrubbed.join(' ');
};
