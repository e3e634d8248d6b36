/** What one has done of a collaboration, the last step last. */
export type Step =
  | 'invite'
  | 'apply'
  | 'shortlist'
  | 'offer'
  | 'accept'
  | 'send'
  | 'submit'
  | 'comment'
  | 'retouch'
  | 'resend'
  | 'approve';
export type Story = {
  campaign: string;
  /** The place of a creator among those of the demo. */
  creator: number;
  steps: Step[];
  fee: number;
  /** How many days ago it began. */
  days: number;
};

const toAcceptance: Step[] = ['invite', 'apply', 'offer', 'accept'];

/** A campaign in full swing, and one that is being delivered. */
export const stories: Story[] = [
  { campaign: 'Sérum Rosée, lancement', creator: 0, steps: ['invite'], fee: 0, days: 2 },
  { campaign: 'Sérum Rosée, lancement', creator: 1, steps: ['invite', 'apply'], fee: 180, days: 4 },
  { campaign: 'Sérum Rosée, lancement', creator: 2, steps: ['invite', 'apply'], fee: 240, days: 3 },
  { campaign: 'Sérum Rosée, lancement', creator: 3, steps: ['invite', 'apply', 'shortlist'], fee: 200, days: 5 },
  {
    campaign: 'Sérum Rosée, lancement',
    creator: 4,
    steps: ['invite', 'apply', 'shortlist', 'offer'],
    fee: 220,
    days: 6,
  },
  {
    campaign: 'Table Ondine, chez soi',
    creator: 5,
    steps: [...toAcceptance, 'send', 'submit', 'comment', 'retouch', 'resend', 'submit'],
    fee: 420,
    days: 9,
  },
  {
    campaign: 'Table Ondine, chez soi',
    creator: 6,
    steps: [...toAcceptance, 'send', 'submit', 'approve'],
    fee: 380,
    // The rights last twelve months: six days are left of them.
    days: 367,
  },
];
