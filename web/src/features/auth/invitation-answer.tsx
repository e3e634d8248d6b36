import { lowerFirst } from '../../../../shared/kernel/first-letter.ts';
import '@mantine/core/styles/Skeleton.css';
import { Anchor, Button, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { logout } from '../../../../shared/auth/auth.contract.ts';
import { passwordProblem } from '../../../../shared/auth/password.ts';
import { workspaceRoleLabels, workspaceRoleTexts } from '../../../../shared/kernel/permission-labels.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { acceptInvitation, getInvitation, type ShownInvitation } from '../../../../shared/team/invitation.contract.ts';
import { EmailField } from '../../components/email-field.tsx';
import { FormNotice } from '../../components/form-notice.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PasswordChecklist } from '../../components/password-checklist.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { refusedFor } from '../../lib/api-error.ts';
import { browser } from '../../lib/browser.ts';
import { request } from '../../lib/request.ts';
import { endSession, readTokens, storeTokens } from '../../lib/session.ts';
import { useForm } from '../../lib/use-form.ts';
import { CodeStep } from './code-step.tsx';

type Props = {
  token: string;
  /** Who is signed in, if someone is. */
  signedInAs?: string | undefined;
  /** Leaves the link aside. */
  onLeave: () => void;
};

/** Who invites where as what, and the one form by which one joins. */
export function InvitationAnswer({ token, signedInAs, onLeave }: Props) {
  const [invitation, setInvitation] = useState<ShownInvitation | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at each try
  useEffect(() => {
    let left = false;
    setError(null);
    request(getInvitation, { params: { token } }).then(
      (answer) => left || setInvitation(answer),
      (reason) => left || setError(reason),
    );
    return () => {
      left = true;
    };
  }, [token, tries]);

  if (error !== null && isDead(error)) return <DeadLink signedIn={signedInAs !== undefined} onLeave={onLeave} />;
  if (error !== null) return <LoadFailure what="L’invitation" error={error} onRetry={() => setTries(tries + 1)} />;
  if (!invitation) return <AnswerSkeleton />;
  const { email } = invitation;
  return (
    <Stack gap="lg">
      <Said invitation={invitation} signedIn={signedInAs !== undefined} />
      {signedInAs !== undefined && signedInAs !== email ? (
        <SomeoneElse token={token} email={email} signedInAs={signedInAs} onLeave={onLeave} />
      ) : (
        <JoinForm token={token} invitation={invitation} onLeave={onLeave} onDead={setError} />
      )}
    </Stack>
  );
}

const isDead = (error: unknown) => refusedFor(error, 'invitation_invalid');

/** Under the title of the dialog, for who is signed in. */
const titleOf = (signedIn: boolean) => (signedIn ? { order: 3 as const, size: 'h4' } : { order: 2 as const });

function Said({ invitation, signedIn }: { invitation: ShownInvitation; signedIn: boolean }) {
  const { workspaceName, invitedBy, role, message } = invitation;
  return (
    <Stack gap="xs">
      <Title {...titleOf(signedIn)}>Rejoindre {workspaceName}</Title>
      <Text>
        {invitedBy} vous invite dans cet espace avec le rôle <strong>{workspaceRoleLabels[role]}</strong>.
      </Text>
      <Text size="sm" c="dimmed">
        {workspaceRoleLabels[role]}&nbsp;: {lowerFirst(workspaceRoleTexts[role])}
      </Text>
      {message && (
        <Text
          component="blockquote"
          m={0}
          pl="md"
          size="sm"
          style={{ borderInlineStart: '3px solid var(--color-line)', whiteSpace: 'pre-line' }}
        >
          {message}
        </Text>
      )}
    </Stack>
  );
}

type JoinProps = { token: string; invitation: ShownInvitation; onLeave: () => void; onDead: (error: unknown) => void };

function JoinForm({ token, invitation: { email, accountExists }, onLeave, onDead }: JoinProps) {
  const [leaving, setLeaving] = useState(false);
  const [challenge, setChallenge] = useState<string | null>(null);
  const { busy, message, values, input, form } = useForm({
    start: { firstName: '', lastName: '', password: '' },
    check: ({ password }) => ({ password: accountExists ? null : passwordProblem(password) }),
    otherwise: 'L’invitation n’a pas pu être acceptée',
    act: async ({ password, firstName, lastName }) => {
      const names = accountExists ? {} : { firstName, lastName };
      try {
        const answer = await request(acceptInvitation, { params: { token }, body: { password, ...names } });
        if ('challenge' in answer) return setChallenge(answer.challenge);
        await leaveSession();
        storeTokens(answer);
      } catch (error) {
        if (isDead(error)) return onDead(error);
        throw error;
      }
      setLeaving(true);
      browser.goTo(paths.home);
    },
  });
  if (challenge) {
    // They are a member by now: should the code be given up, a sign-in leads there.
    const leave = () => browser.goTo(paths.login);
    return <CodeStep challenge={challenge} onPassed={leaveSession} onLeave={leave} />;
  }
  return (
    <form {...form}>
      <Stack gap="md">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        {!accountExists && (
          <Group grow align="flex-start" gap="md" wrap="nowrap">
            <TextInput label="Prénom" required autoComplete="given-name" {...input('firstName')} />
            <TextInput label="Nom" required autoComplete="family-name" {...input('lastName')} />
          </Group>
        )}
        <EmailField readOnly variant="filled" value={email} />
        {accountExists ? (
          <PasswordField label="Mot de passe" required autoComplete="current-password" {...input('password')} />
        ) : (
          <PasswordField label="Mot de passe" required autoComplete="new-password" {...input('password')}>
            <PasswordChecklist
              password={values.password}
              own={[values.firstName, values.lastName, email.split('@')[0] ?? '']}
            />
          </PasswordField>
        )}
        {accountExists && (
          <Text size="sm" c="dimmed">
            Celui de votre compte Réclame.{' '}
            <Anchor component={Link} to={paths.forgotPassword} inherit style={{ whiteSpace: 'nowrap' }}>
              Mot de passe oublié&nbsp;?
            </Anchor>
          </Text>
        )}
        <Button type="submit" size="md" mt="xs" aria-disabled={busy || leaving}>
          {busy || leaving ? 'Un instant...' : accountExists ? 'Rejoindre l’espace' : 'Créer mon compte et rejoindre'}
        </Button>
        <Button variant="subtle" color="gray" size="sm" onClick={onLeave}>
          Pas maintenant
        </Button>
      </Stack>
    </form>
  );
}

/** The session of before gives way to the next one. */
async function leaveSession(): Promise<void> {
  const { refreshToken } = readTokens();
  if (refreshToken) await request(logout, { body: { refreshToken } }).catch(() => undefined);
}

type ElseProps = { token: string; email: string; signedInAs: string; onLeave: () => void };

/** The link is bound to its address: who is signed in with another leaves first. */
function SomeoneElse({ token, email, signedInAs, onLeave }: ElseProps) {
  async function switchAccount() {
    await leaveSession();
    endSession(paths.invitationWith(token));
  }
  return (
    <Stack gap="md">
      <FormNotice tone="refused">
        Cette invitation est pour {email}. Vous utilisez ici le compte {signedInAs}.
      </FormNotice>
      <Button size="md" onClick={switchAccount}>
        Me déconnecter et répondre
      </Button>
      <Button variant="subtle" color="gray" size="sm" onClick={onLeave}>
        Pas maintenant
      </Button>
    </Stack>
  );
}

function DeadLink({ signedIn, onLeave }: { signedIn: boolean; onLeave: () => void }) {
  return (
    <Stack gap="md" role="alert">
      <Title {...titleOf(signedIn)}>Cette invitation n’est plus valable</Title>
      <Text>
        Elle a déjà servi, a expiré, a été retirée, ou une plus récente l’a remplacée&nbsp;: regardez le dernier message
        reçu.
      </Text>
      <Text c="dimmed" size="sm">
        Sinon, demandez à la personne qui vous a invité de vous en envoyer une autre, depuis Paramètres&nbsp;› Équipe,
        bouton Renvoyer.
      </Text>
      <Button variant="default" size="md" onClick={onLeave}>
        {signedIn ? 'Retour à l’accueil' : 'Aller à la connexion'}
      </Button>
    </Stack>
  );
}

function AnswerSkeleton() {
  return (
    <Stack gap="md" role="status" aria-label="Chargement de l’invitation">
      <Skeleton height={30} width="70%" />
      <Skeleton height={18} />
      <Skeleton height={42} mt="md" />
      <Skeleton height={42} />
    </Stack>
  );
}
