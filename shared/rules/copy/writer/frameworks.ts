import type { FrameworkType } from '../analysis.ts';
import type { Role } from '../constructions/construction.ts';
import type { FactKind } from '../facts/fact.ts';
import type { Sentence } from './sentence.ts';

/** A step that may be left out is said with `maybe`; what does not fit a placement goes without it. */
export type Step = { role: Role; maybe?: boolean };
export type Plan = { type: FrameworkType; opensOn: (hook: Sentence) => boolean; steps: readonly Step[] };

const opensWith =
  (...kinds: FactKind[]) =>
  ({ facts, construction }: Sentence): boolean =>
    facts.some(({ kind }) => kinds.includes(kind)) && !construction.related;
const maybe = (role: Role): Step => ({ role, maybe: true });
const must = (role: Role): Step => ({ role });

/** How a text is built, after its first sentence; the call comes last. */
export const plans: readonly Plan[] = [
  {
    type: 'pas',
    opensOn: opensWith('pain'),
    steps: [
      maybe('agitation'),
      must('solution'),
      maybe('benefit'),
      maybe('feature'),
      maybe('proof'),
      maybe('objection'),
      maybe('offer'),
    ],
  },
  {
    type: 'aida',
    opensOn: opensWith('benefit', 'audience'),
    steps: [maybe('solution'), maybe('feature'), maybe('benefit'), maybe('proof'), maybe('objection'), maybe('offer')],
  },
  {
    type: 'four_p',
    opensOn: opensWith('benefit'),
    steps: [maybe('benefit'), must('proof'), maybe('feature'), maybe('objection'), maybe('offer')],
  },
  {
    type: 'bab',
    opensOn: ({ construction }) => construction.related === true,
    steps: [maybe('solution'), maybe('feature'), maybe('benefit'), maybe('proof'), maybe('objection'), maybe('offer')],
  },
  {
    type: 'fab',
    opensOn: opensWith('feature'),
    steps: [must('benefit'), maybe('benefit'), maybe('proof'), maybe('objection'), maybe('offer')],
  },
  {
    type: 'proof_first',
    opensOn: opensWith('proof'),
    steps: [must('solution'), maybe('benefit'), maybe('feature'), maybe('objection'), maybe('offer')],
  },
  {
    type: 'offer_first',
    opensOn: opensWith('offer', 'price'),
    steps: [maybe('solution'), maybe('benefit'), maybe('feature'), maybe('proof'), maybe('objection')],
  },
  {
    type: 'none',
    opensOn: opensWith('feature', 'proof'),
    steps: [maybe('feature'), maybe('proof'), maybe('objection'), maybe('offer')],
  },
  {
    type: 'none',
    opensOn: ({ construction }) => construction.isNew === true || construction.id === 'doubt',
    steps: [maybe('solution'), maybe('benefit'), maybe('feature'), maybe('proof'), maybe('offer')],
  },
];
