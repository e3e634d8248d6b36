import { Tokenizer } from 'htmlparser2';

/** Of an element, in lower case; a repeated one counts once, as in browsers. */
export type Attributes = ReadonlyMap<string, string>;

export type HtmlEvents = {
  open: (name: string, attributes: Attributes, at: number, closesItself: boolean) => void;
  close: (name: string) => void;
  text: (text: string) => void;
  /** Inside a drawing or a formula, whose elements have rules of their own. */
  isForeign: () => boolean;
};

const most = { attributes: 60, value: 2_000, name: 60 };

/** Reads HTML from its start to its end, once: nothing that is written in it makes that take longer. */
export function readHtml(html: string, events: HtmlEvents): void {
  let [name, attribute, value, at] = ['', '', '', 0];
  let attributes = new Map<string, string>();
  const add = (text: string) => {
    if (value.length < most.value) value += text.slice(0, most.value - value.length);
  };
  const open = (closesItself: boolean) => events.open(name, attributes, at, closesItself);
  const tokens = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        name = html.slice(start, Math.min(end, start + most.name)).toLowerCase();
        at = start;
        attributes = new Map();
      },
      onattribname(start, end) {
        attribute = html.slice(start, Math.min(end, start + most.name)).toLowerCase();
        value = '';
      },
      onattribdata: (start, end) => add(html.slice(start, Math.min(end, start + most.value))),
      onattribentity: (code) => add(String.fromCodePoint(code)),
      onattribend() {
        if (attributes.size < most.attributes && !attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: () => open(false),
      onselfclosingtag: () => open(true),
      onclosetag: (start, end) =>
        events.close(
          html
            .slice(start, Math.min(end, start + most.name))
            .toLowerCase()
            .trimEnd(),
        ),
      ontext: (start, end) => events.text(html.slice(start, end)),
      ontextentity: (code) => events.text(String.fromCodePoint(code)),
      oncdata: () => {},
      oncomment: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
      isInForeignContext: events.isForeign,
    },
  );
  tokens.write(html);
  tokens.end();
}
