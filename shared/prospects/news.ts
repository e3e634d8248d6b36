import type { NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import type { Prospect } from './prospect.ts';
import { prospectName } from './prospect-name.ts';
import type { prospects } from './word.ts';

const nameless = { firstName: null, lastName: null, company: null, email: null, phoneNational: null };

export const news: NewsOf<typeof prospects, { prospect?: Partial<Prospect> }> = {
  'prospect.action_due': ({ prospect }, prospectId) => ({
    title: `À relancer\u00a0: ${prospectName({ ...nameless, ...prospect })}`,
    body: prospect?.nextAction ?? null,
    path: paths.prospect(prospectId),
  }),
};
