import * as auth from '../../../shared/auth/auth.contract.ts';
import * as impersonation from '../../../shared/auth/impersonation.contract.ts';
import * as returned from '../../../shared/auth/returned-mail.contract.ts';
import * as factor from '../../../shared/auth/second-factor.contract.ts';
import * as sessions from '../../../shared/auth/sessions.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { joined, password, signedIn, signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { confirmationTokenOf, mailsTo, resetTokenOf } from '../../platform/testing/mails.ts';
import type { Recipe, Recipes } from '../../platform/testing/recipe.ts';
import { impersonated } from './impersonate.ts';
import { challengeOf, codeIn, enabled, pass } from './second-factor.ts';

type Person = Awaited<ReturnType<typeof signedInUser>>;
const newPassword = 'Bonsoir2026';

const byPerson =
  (act: (person: Person) => Promise<{ status: number }>): Recipe =>
  async () => {
    const person = await signedInUser();
    return { workspaceId: person.user.workspaceId, act: () => act(person) };
  };

const withFactor =
  (act: (person: Awaited<ReturnType<typeof enabled<Person>>>) => Promise<{ status: number }>): Recipe =>
  async () => {
    const person = await enabled(await signedInUser());
    return { workspaceId: person.user.workspaceId, act: () => act(person) };
  };

export const recipes: Recipes<typeof auth & typeof sessions & typeof factor & typeof returned & typeof impersonation> =
  {
    register: async () => ({
      act: async () => {
        const body = { email: uniqueEmail(), password, firstName: 'Camille', lastName: 'Moreau' };
        const { status, data } = await call(auth.register, { body });
        return { status, workspaceId: data.user.workspaceId };
      },
    }),
    login: byPerson(({ email }) => call(auth.login, { body: { email, password } })),
    refresh: byPerson(({ refreshToken }) => call(auth.refresh, { body: { refreshToken } })),
    deleteImpersonation: async () => {
      const { token, workspaceId } = await impersonated(await signedInUser());
      return { workspaceId, act: () => call(impersonation.deleteImpersonation, { token }) };
    },
    logout: byPerson(({ token }) => call(auth.logout, { token, body: {} })),
    createWorkspace: async () => {
      const { token } = await signedInUser();
      return {
        act: async () => {
          const { status, data } = await call(auth.createWorkspace, { token, body: { name: 'Agence Nord' } });
          return { status, workspaceId: data.workspace.id };
        },
      };
    },
    switchWorkspace: async () => {
      const [{ user, token }, { workspace }] = await Promise.all([signedInUser(), signedInUser()]);
      const { workspaceId } = workspace;
      await joined(user, workspaceId);
      return { workspaceId, act: () => call(auth.switchWorkspace, { token, body: { workspaceId } }) };
    },
    updateProfile: byPerson(({ token }) => call(auth.updateProfile, { token, body: { firstName: 'Dominique' } })),
    forgotPassword: byPerson(async ({ email }) => {
      const answer = await call(auth.forgotPassword, { body: { email } });
      await mailsTo(email);
      return answer;
    }),
    resetPassword: async () => {
      const { email, user } = await signedInUser();
      await call(auth.forgotPassword, { body: { email } });
      const token = await resetTokenOf(email);
      return {
        workspaceId: user.workspaceId,
        act: () => call(auth.resetPassword, { body: { token, newPassword } }),
      };
    },
    confirmEmail: async () => {
      const body = { email: uniqueEmail(), password, firstName: 'Camille', lastName: 'Moreau' };
      const { data } = await call(auth.register, { body });
      const token = await confirmationTokenOf(body.email);
      return { workspaceId: data.user.workspaceId, act: () => call(auth.confirmEmail, { body: { token } }) };
    },
    changePassword: byPerson(({ token }) =>
      call(auth.changePassword, { token, body: { currentPassword: password, newPassword } }),
    ),
    changeEmail: byPerson(({ token }) =>
      call(auth.changeEmail, { token, body: { newEmail: uniqueEmail(), currentPassword: password } }),
    ),
    resumeMails: async () => {
      const email = uniqueEmail();
      const { token, user } = await signedInUser({
        ...{ email, emailProvenAt: '2026-01-01T00:00:00.000Z' },
        mailStop: { email, reason: 'bounce', at: '2026-01-02T00:00:00.000Z' },
      });
      return { workspaceId: user.workspaceId, act: () => call(returned.resumeMails, { token }) };
    },
    confirmPassword: byPerson(({ token }) =>
      call(auth.confirmPassword, { token, body: { currentPassword: password } }),
    ),
    deleteSession: byPerson(async ({ token, user }) => {
      const other = await signedIn(user, user.workspaceId);
      const [id = ''] = other.refreshToken.split('.');
      return call(sessions.deleteSession, { token, params: { id } });
    }),
    passSecondFactor: withFactor(async ({ email, secret }) => pass(await challengeOf(email), codeIn(secret, 30))),
    beginSecondFactor: byPerson(({ token }) => call(factor.beginSecondFactor, { token })),
    enableSecondFactor: async () => {
      const { token, user } = await signedInUser();
      const { secret } = (await call(factor.beginSecondFactor, { token })).data;
      return {
        workspaceId: user.workspaceId,
        act: () => call(factor.enableSecondFactor, { token, body: { code: codeIn(secret) } }),
      };
    },
    renewRecoveryCodes: withFactor(({ token }) => call(factor.renewRecoveryCodes, { token })),
    deleteSecondFactor: withFactor(({ token }) => call(factor.deleteSecondFactor, { token })),
    deleteOtherSessions: byPerson(({ token }) => call(sessions.deleteOtherSessions, { token })),
  };

export const silent = {
  beginSecondFactor: 'nothing asks for its codes until a first one is right',
  refresh: 'a session goes on, as it was opened',
  forgotPassword: 'only a mail leaves: what is done with its link is the act',
};
