import type { User } from '../../../shared/auth/auth.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { flagNames } from '../../../shared/kernel/flags.ts';
import type { Member } from '../../../shared/team/member.contract.ts';

/** A signed-in person, eleven days of trial ahead. */
export function aUser(changes: Partial<User> = {}): User {
  return {
    id: 'usr_01TEST',
    email: 'zoe@agence.fr',
    firstName: 'Zoé',
    lastName: 'Testeur',
    company: 'Agence Œuvrard',
    role: 'member',
    permissions: [],
    lacksSecondFactor: false,
    workspaceId: 'wks_01TEST',
    workspaceRole: 'owner',
    workspaces: [{ id: 'wks_01TEST', name: 'Agence Œuvrard', role: 'owner' }],
    plan: {
      code: 'professional',
      name: 'Professional',
      trialEndsAt: new Date(Date.now() + 10.5 * dayMs).toISOString(),
      limits: {
        prospects: 10_000,
        activeCampaigns: null,
        members: null,
        brands: 30,
        personas: 50,
        aiCredits: 1_000,
        resultAds: 50_000,
        ugcCampaigns: 30,
        storageGb: 200,
      },
    },
    mailStop: null,
    deletion: null,
    workspaceDeletion: null,
    impersonatedBy: null,
    workspaceSuspendedAt: null,
    flags: [...flagNames],
    createdAt: '2026-11-21T05:24:00.000Z',
    updatedAt: '2026-11-21T05:24:00.000Z',
    ...changes,
  };
}

export const aMember = (changes: Partial<Member> = {}): Member => ({
  userId: 'usr_02TEST',
  email: 'camille@agence.fr',
  firstName: 'Camille',
  lastName: 'Moreau',
  role: 'member',
  permissions: [],
  grants: [],
  refusals: [],
  status: 'active',
  lastSeenAt: null,
  joinedAt: '2026-11-21T05:24:00.000Z',
  version: 1,
  ...changes,
});

/** An access token that says when it ends, as far as a browser can read it. */
export function aToken(minutesLeft: number, name = 'token', workspaceId?: string): string {
  const claims = { sub: name, exp: Math.floor(Date.now() / 1000) + minutesLeft * 60, wid: workspaceId };
  return `head.${btoa(JSON.stringify(claims))}.signature`;
}
