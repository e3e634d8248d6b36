import { smallDayText } from '../kernel/day-texts.ts';
import { parisDay } from '../kernel/paris-day.ts';
import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import type { Prospect } from './prospect.ts';
import { isNamedByCompany, prospectName } from './prospect-name.ts';
import type { prospects } from './word.ts';

const nameless = { firstName: null, lastName: null, company: null, email: null, phoneNational: null };

export const kinds: KindsOf<typeof prospects> = {
  'prospect.action_due': { label: 'Relance à faire' },
};

export const news: NewsOf<typeof prospects, { prospect?: Partial<Prospect> }> = {
  'prospect.action_due': ({ prospect }, prospectId) => {
    const named = { ...nameless, ...prospect };
    const { nextAction, nextActionAt } = { nextAction: null, nextActionAt: null, ...prospect };
    const due = nextActionAt && `prévue le ${smallDayText(parisDay(new Date(nextActionAt)))}`;
    return {
      title: `${nextAction || 'À relancer'}\u00a0: ${prospectName(named)}`,
      body: [isNamedByCompany(named) ? null : named.company, due].filter(Boolean).join(' · ') || null,
      path: paths.prospect(prospectId),
    };
  },
};
