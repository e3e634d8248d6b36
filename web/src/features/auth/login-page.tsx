import { Tabs, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { confirmationIn, invitationIn } from '../../../../shared/page-paths.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { PageSpinner } from '../../components/page-spinner.tsx';
import { later } from '../../lib/later.tsx';
import { ConfirmationNotice } from './confirmation-notice.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const InvitationAnswer = later(async () => (await import('./invitation-answer.tsx')).InvitationAnswer, <PageSpinner />);

export function LoginPage() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in';
  const [email, setEmail] = useState('');
  const [created, setCreated] = useState(false);
  const [confirmation] = useState(() => confirmationIn(search));
  const [invitation, setInvitation] = useState(() => invitationIn(search));

  // The secret leaves the address bar, hence the history, the referrer and the screen captures.
  useEffect(() => {
    if (confirmation !== null || invitation !== null) setSearch({}, { replace: true });
  }, [confirmation, invitation, setSearch]);

  function show(next: string | null) {
    setSearch(next === 'sign-up' ? { tab: next } : {}, { replace: true });
  }

  function welcome() {
    setCreated(true);
    show('sign-in');
  }

  if (invitation) {
    return (
      <>
        <VisuallyHidden component="h1">Répondre à une invitation</VisuallyHidden>
        <InvitationAnswer token={invitation} onLeave={() => setInvitation(null)} />
      </>
    );
  }
  return (
    <>
      <VisuallyHidden component="h1">
        {tab === 'sign-up' ? 'Créer un compte' : 'Se connecter à son compte'}
      </VisuallyHidden>
      {confirmation && <ConfirmationNotice token={confirmation} />}
      <Tabs value={tab} onChange={show} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="sign-in">Connexion</Tabs.Tab>
          <Tabs.Tab value="sign-up">Inscription</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="sign-in">
          <SignInForm email={email} onEmail={setEmail} startAtPassword={created}>
            {created && (
              <FormNotice tone="done">Votre compte a été créé. Vous pouvez maintenant vous connecter.</FormNotice>
            )}
          </SignInForm>
        </Tabs.Panel>
        <Tabs.Panel value="sign-up">
          <SignUpForm email={email} onEmail={setEmail} onCreated={welcome} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
