/** What the analyser of advertising copy is given, and what it says. Offsets are UTF-16 units of the field as it was given. */
export type FieldName = 'headline' | 'body' | 'description' | 'callToAction';

export type AdText = {
  headline?: string | null;
  body: string;
  description?: string | null;
  /** Meta's code of the button, `SHOP_NOW`, or the words on it. */
  callToAction?: string | null;
  platform?: string | null;
  format?: string | null;
  industry?: string | null;
};

export type AnalysisOptions = {
  /** How near it is to whom it is for: `fitTo`, which who measures for nobody need not load. */
  fit?: ((input: AdText, read: FitReading, options: AnalysisOptions) => Analysis['fit']) | undefined;
  /** Someone else's ad when false: what hangs on proofs that we cannot know is told, not held against it. */
  own?: boolean;
  placement?: string;
  /** Published by the creator to their own audience, or by the brand. */
  diffusion?: 'brand' | 'creator';
  /** Sentences for which the brand holds a source. */
  claims?: readonly string[];
  /** The day on which the offer ends, as the brief says it. */
  deadline?: string;
  competitors?: readonly string[];
  banned?: readonly string[];
};

export type Span = { text: string; field: FieldName; start: number; end: number };
export type TypedSpan<Type extends string = string> = { type: Type; label: string } & Span;

export type HookType =
  | 'question'
  | 'number'
  | 'pain'
  | 'promise'
  | 'curiosity'
  | 'contrarian'
  | 'story'
  | 'social_proof'
  | 'demonstration'
  | 'urgency'
  | 'comparison'
  | 'audience_call'
  | 'novelty'
  | 'mistake'
  | 'list';

/** Each 0 to 3. */
export type FourU = { useful: number; urgent: number; unique: number; specific: number };

export type FrameworkType = 'aida' | 'pas' | 'bab' | 'fab' | 'four_p' | 'proof_first' | 'offer_first' | 'list' | 'none';
export type Awareness = 'unaware' | 'problem' | 'solution' | 'product' | 'most';

export type CallToActionClass =
  | 'buy'
  | 'sign_up'
  | 'try'
  | 'learn'
  | 'book'
  | 'contact'
  | 'download'
  | 'quote'
  | 'watch'
  | 'apply'
  | 'donate'
  | 'none';

export type OfferType =
  | 'discount'
  | 'free_shipping'
  | 'free_trial'
  | 'free'
  | 'gift'
  | 'bundle'
  | 'instalments'
  | 'price'
  | 'code'
  | 'deadline';

export type ProofType =
  | 'rating'
  | 'customers'
  | 'testimonial'
  | 'press'
  | 'certification'
  | 'guarantee'
  | 'study'
  | 'experience'
  | 'origin';

export type ObjectionType =
  | 'price'
  | 'time'
  | 'risk'
  | 'commitment'
  | 'complexity'
  | 'delivery'
  | 'trust'
  | 'compatibility';

export type Register = 'vous' | 'tu' | 'mixed' | 'none';

export type Severity = 'blocking' | 'warning' | 'info';
export type Finding = {
  rule: string;
  severity: Severity;
  label: string;
  explanation: string;
  reference: string;
  fix: string;
} & Span;

export type PartKey = 'hook' | 'clarity' | 'benefit' | 'proof' | 'callToAction' | 'platform' | 'compliance';
/** A reason without a place in the text has no field. */
export type Reason = { text: string; field: FieldName | null; start: number; end: number };
export type Part = {
  key: PartKey;
  label: string;
  points: number;
  max: number;
  reasons: Reason[];
  /** What would bring the most of the points that are missing; null when none is. */
  fix: string | null;
};

export type Hook = {
  type: HookType;
  label: string;
  secondary: HookType[];
  fourU: FourU;
} & Span;

export type CallToAction = {
  class: CallToActionClass;
  label: string;
  text: string;
  field: FieldName | null;
  start: number;
  end: number;
  /** Said in a text, beside the button. */
  inBody: boolean;
  /** Text and button ask for the same; null when only one of them asks. */
  coherent: boolean | null;
};

export type Readability = {
  /** 0 to 100 (Kandel and Moles), null when it would say nothing: `reason` tells why. */
  score: number | null;
  label: string;
  sentences: number;
  words: number;
  syllables: number;
  wordsPerSentence: number;
  reason: 'too_short' | 'not_french' | null;
};

export type LimitState = 'ok' | 'long' | 'over';
export type Limit = {
  placement: string;
  field: FieldName;
  /** What the placement calls that field. */
  slot: string;
  length: number;
  recommended: number;
  max: number;
  state: LimitState;
};

export type Style = {
  emojis: number;
  exclamations: number;
  hashtags: number;
  /** Of letters, 0 to 1. */
  uppercaseShare: number;
  cliches: Span[];
};

/** What of an analysis tells how near a text is to someone. */
export type FitReading = Pick<Analysis, 'objections' | 'benefits' | 'register'>;
export type FitLine = { key: string; label: string; points: number; max: number; text: string };

export type Analysis = {
  /** 0 to 100, the sum of the parts. */
  score: number;
  parts: Part[];
  hook: Hook;
  framework: {
    type: FrameworkType;
    label: string;
    steps: { key: string; field: FieldName; start: number; end: number }[];
  };
  awareness: Awareness;
  callToAction: CallToAction;
  offer: TypedSpan<OfferType>[];
  proof: TypedSpan<ProofType>[];
  objections: TypedSpan<ObjectionType>[];
  benefits: Span[];
  features: Span[];
  register: Register;
  readability: Readability;
  limits: Limit[];
  compliance: Finding[];
  requiredMentions: { rule: string; text: string; present: boolean }[];
  style: Style;
  /** As they are written. */
  numbers: string[];
  /** Against a persona; null when none is given. */
  fit: { score: number; lines: FitLine[] } | null;
  suspicious: Span[];
  language: 'fr' | 'other' | 'unknown';
};
