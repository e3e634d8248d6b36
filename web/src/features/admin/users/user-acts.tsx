import { Button, Group, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { type AdminUser, actOnUser, updateUser } from '../../../../../shared/admin/user.contract.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { formatList } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { nameOf } from './user-words.tsx';

const ViewAsDialog = lazy(async () => ({ default: (await import('./view-as-dialog.tsx')).ViewAsDialog }));

type Act = {
  label: string;
  title: string;
  /** What follows from it. */
  text: string;
  acting: string;
  otherwise: string;
  /** Answers what to say once it is done. */
  run: () => Promise<string>;
};

type Props = { user: AdminUser; own: boolean; onDone: () => Promise<unknown> };

/** What can be done, each asked once more with what follows from it. */
export function UserActs({ user, own, onDone }: Props) {
  const [asked, setAsked] = useState<Act | null>(null);
  const [said, setSaid] = useState('');
  const [viewing, setViewing] = useState(false);
  const seen = !own && user.role === 'member' && user.status !== 'suspended' && user.workspaces.length > 0;
  const acts = [
    ...(own ? [] : [statusAct(user), roleAct(user)]),
    ...(user.status === 'suspended' ? [] : helpActs(user)),
  ];
  return (
    <section aria-labelledby="actes">
      <Title order={3} id="actes" fz="1rem" mb="xs">
        Actions
      </Title>
      {own && (
        <Text size="sm" c="dimmed" mb="xs">
          Personne ne change son propre rôle ni ne suspend son propre compte&nbsp;: demandez à un autre administrateur.
        </Text>
      )}
      <Group gap="xs">
        {seen && (
          <Button variant="default" size="sm" onClick={() => setViewing(true)}>
            Voir comme
          </Button>
        )}
        {acts.map((act) => (
          <Button key={act.label} variant="default" size="sm" onClick={() => setAsked(act)}>
            {act.label}
          </Button>
        ))}
      </Group>
      {asked && (
        <ConfirmDialog
          title={asked.title}
          keep="Annuler"
          act={asked.label}
          acting={asked.acting}
          otherwise={asked.otherwise}
          onAct={async () => setSaid(await asked.run())}
          onDone={async () => {
            setAsked(null);
            await onDone();
          }}
          onClose={() => setAsked(null)}
        >
          <Text size="sm">{asked.text}</Text>
        </ConfirmDialog>
      )}
      {viewing && (
        <Suspense fallback={null}>
          <ViewAsDialog
            user={user}
            onOpened={() => {
              setViewing(false);
              setSaid('Vue ouverte dans un nouvel onglet.');
            }}
            onClose={() => setViewing(false)}
          />
        </Suspense>
      )}
      {said && (
        <Text size="sm" mt="sm" role="status">
          {said}
        </Text>
      )}
    </section>
  );
}

function statusAct(user: AdminUser): Act {
  const { id, version } = user;
  const change = (status: 'active' | 'suspended') => request(updateUser, { params: { id }, body: { status, version } });
  if (user.status === 'suspended')
    return {
      label: 'Rétablir',
      title: `Rétablir le compte de ${nameOf(user)}\u202f?`,
      text: 'Cette personne pourra se connecter de nouveau, et un e-mail l’en préviendra.',
      acting: 'Rétablissement...',
      otherwise: 'Le compte n’a pas pu être rétabli',
      run: async () => {
        await change('active');
        return 'Compte rétabli.';
      },
    };
  return {
    label: 'Suspendre',
    title: `Suspendre le compte de ${nameOf(user)}\u202f?`,
    text: 'Ses sessions seront fermées aussitôt, ses clés d’API refusées, et un e-mail l’en préviendra. Rien n’est supprimé\u00a0: le compte peut être rétabli.',
    acting: 'Suspension...',
    otherwise: 'Le compte n’a pas pu être suspendu',
    run: async () => {
      const { soleOwnerOf } = await change('suspended');
      if (soleOwnerOf.length === 0) return 'Compte suspendu.';
      return `Compte suspendu. Plus aucun propriétaire actif dans\u00a0: ${formatList(soleOwnerOf.map(({ name }) => name))}.`;
    },
  };
}

function roleAct(user: AdminUser): Act {
  const { id, version } = user;
  const gives = user.role === 'member';
  return {
    label: gives ? 'Nommer administrateur' : 'Retirer l’administration',
    title: gives ? `Nommer ${nameOf(user)} administrateur\u202f?` : `Retirer l’administration à ${nameOf(user)}\u202f?`,
    text: gives
      ? 'Cette personne verra la plateforme entière\u00a0: tous les comptes, les offres, les paiements, le journal et les réglages.'
      : 'Cette personne ne verra plus que ses propres espaces. Au moins un administrateur doit rester.',
    acting: 'Enregistrement...',
    otherwise: 'Le rôle n’a pas pu être changé',
    run: async () => {
      await request(updateUser, { params: { id }, body: { role: gives ? 'admin' : 'member', version } });
      return 'Rôle changé.';
    },
  };
}

function helpActs(user: AdminUser): Act[] {
  const act = (action: 'revoke_sessions' | 'send_reset_link') =>
    request(actOnUser, { params: { id: user.id }, body: { action } });
  return [
    {
      label: 'Fermer les sessions',
      title: `Fermer toutes les sessions de ${nameOf(user)}\u202f?`,
      text: 'Cette personne devra se connecter de nouveau sur tous ses appareils. Ses clés d’API continuent de fonctionner.',
      acting: 'Fermeture...',
      otherwise: 'Les sessions n’ont pas pu être fermées',
      run: async () => {
        await act('revoke_sessions');
        return 'Sessions fermées.';
      },
    },
    {
      label: 'Envoyer un lien de réinitialisation',
      title: 'Envoyer un lien vers un nouveau mot de passe\u202f?',
      text: `Le lien part à ${user.email}, et vous ne le verrez pas. Le mot de passe actuel reste valable jusqu’à ce qu’il serve.`,
      acting: 'Envoi...',
      otherwise: 'Le lien n’a pas pu être envoyé',
      run: async () => {
        await act('send_reset_link');
        return `Lien envoyé à ${user.email}.`;
      },
    },
  ];
}
