import type { EventExamples } from '../kernel/word.ts';
import type { team } from './word.ts';

const member = { userId: 'usr_01K53Y6T1V3X5Z7B9D1F3H5K7M', name: 'Paul Marchand', role: 'member' };

export const eventExamples: EventExamples<typeof team> = {
  'member.joined': { member },
  'member.removed': { member },
  'member.role_changed': { member: { ...member, role: 'manager' } },
};
