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
  | 'ship'
  | 'receive'
  | 'approve'
  | 'pay'
  | 'confirm';
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
const toApproval: Step[] = [...toAcceptance, 'ship', 'receive', 'send', 'submit', 'approve'];

const [serum, table, balm] = ['Sérum Rosée, lancement', 'Table Ondine, chez soi', 'Baume d’automne'];

/** A campaign that gathers creators, one that is being delivered, and one that is over, whose rights end in a week. */
export const stories: Story[] = [
  { campaign: serum, creator: 0, steps: ['invite'], fee: 0, days: 2 },
  { campaign: serum, creator: 1, steps: ['invite', 'apply'], fee: 180, days: 4 },
  { campaign: serum, creator: 2, steps: ['invite', 'apply'], fee: 240, days: 3 },
  { campaign: serum, creator: 3, steps: ['invite', 'apply', 'shortlist'], fee: 200, days: 5 },
  { campaign: serum, creator: 4, steps: ['invite', 'apply', 'shortlist', 'offer'], fee: 220, days: 6 },
  { campaign: serum, creator: 9, steps: [...toAcceptance, 'ship'], fee: 210, days: 3 },
  {
    campaign: table,
    creator: 5,
    steps: [...toAcceptance, 'send', 'submit', 'comment', 'retouch', 'resend', 'submit'],
    fee: 420,
    days: 9,
  },
  { campaign: table, creator: 6, steps: [...toAcceptance, 'send', 'submit', 'approve'], fee: 380, days: 12 },
  { campaign: balm, creator: 7, steps: [...toApproval, 'pay', 'confirm'], fee: 180, days: 180 },
  { campaign: balm, creator: 8, steps: [...toApproval, 'pay'], fee: 180, days: 60 },
];
