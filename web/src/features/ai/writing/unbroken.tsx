const imperative = /(\p{L}+-(?:toi|moi|vous|nous|les?|la|lui|leur|en|y)(?!\p{L}))/giu;

/** The text with its imperatives whole, « abonne-toi »: no line ends at their hyphen. For what is shown and never copied. */
export const unbroken = (text: string): string => text.replace(imperative, (whole) => whole.replaceAll('-', '-\u2060'));

/** The same, sign for sign: what is copied from the page is the text. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(imperative).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text stay in their order
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        {piece}
      </span>
    ),
  );
