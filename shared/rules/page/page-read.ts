import type { Tracker } from './trackers.ts';

/** Where something stands: what leads around the page is not what it says. */
export type Place = 'body' | 'header' | 'nav' | 'footer';

/** A block of visible text, `at` words after the first one of the page. */
export type Line = {
  text: string;
  at: number;
  tag: string;
  place: Place;
  /** Of a button, a link or the label of a field. */
  isAction: boolean;
  /** Where others are quoted. */
  isQuote: boolean;
};

export type Heading = { level: number; text: string; at: number };

export type Action = {
  kind: 'button' | 'submit' | 'link';
  text: string;
  href: string | null;
  at: number;
  place: Place;
  looksLikeButton: boolean;
  /** Its link leads to the very part of the page that it stands in. */
  leadsNowhere: boolean;
  /** Opens or closes a part of the page, or picks a tab. */
  isControl: boolean;
  form: number | null;
};

export type Field = {
  type: string;
  name: string;
  autocomplete: string | null;
  label: string;
  /** Words of a label that stands just before, without a tie to it. */
  caption: string;
  placeholder: string;
  isChecked: boolean;
  isRequired: boolean;
};

export type Form = { fields: Field[]; text: string; links: string[]; isSearch: boolean };

export type Frame = { src: string; title: string; at: number };

export type Images = { count: number; withAlt: number; lazy: number };

/** All that is judged of a page. Texts are visible ones, typeset in one line each. */
export type PageRead = {
  title: string;
  description: string;
  lang: string | null;
  canonical: string | null;
  viewport: string | null;
  openGraph: { title: string; description: string; image: string; siteName: string };
  hasIcon: boolean;
  jsonLdTypes: string[];
  headings: Heading[];
  lines: Line[];
  words: number;
  actions: Action[];
  forms: Form[];
  frames: Frame[];
  images: Images;
  scripts: number;
  /** Each once, in the order of the page. */
  trackers: Tracker[];
  hasConsentMode: boolean;
  /** Ids that links may lead to. */
  ids: ReadonlySet<string>;
  rendered: 'html' | 'script';
  /** So much was there that the rest was not looked at. */
  isCut: boolean;
};
