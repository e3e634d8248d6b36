import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import { addedMail } from '../../../../../shared/ugc/added-mail.ts';
import { createCreator } from '../../../../../shared/ugc/creator.contract.ts';
import { creatorLimits } from '../../../../../shared/ugc/creator.rules.ts';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { request } from '../../../lib/request.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { ownTab, urlNames } from './creators-query.ts';
import classes from './marketplace.module.css';
import { useReadCreatorsAgain } from './use-creators.ts';

/** Adds someone by their address; the mail that leaves is shown before. */
export function AddCreator({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState({ displayName: '', email: '', collectedFrom: '', message: '' });
  const readAgain = useReadCreatorsAgain();
  const navigate = useNavigate();
  const { busy, message, problems, form } = useSubmit({
    act: async () => {
      await request(createCreator, { body: { ...values, message: values.message || undefined } });
      await readAgain();
      say(`${values.displayName} a reçu votre e-mail`);
      navigate(`${paths.ugcMarketplace}?${urlNames.tab}=${ownTab}`);
    },
    otherwise: 'Le créateur n’a pas été ajouté',
  });
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  });
  return (
    <Dialog onClose={onClose} title="Ajouter un créateur" size={640}>
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <TextInput {...field('displayName')} label="Nom" required maxLength={creatorLimits.name} data-autofocus />
          <TextInput {...field('email')} label="E-mail" type="email" required autoComplete="off" />
          <TextInput
            {...field('collectedFrom')}
            label="D’où vient cette adresse"
            description="Le créateur le lira dans l’e-mail : la loi le demande."
            placeholder="Son compte Instagram, une rencontre…"
            required
            maxLength={creatorLimits.collectedFrom}
          />
          <Textarea
            {...field('message')}
            label="Votre message, si vous en avez un"
            autosize
            minRows={2}
            maxLength={creatorLimits.message}
          />
          <Preview {...values} />
        </Stack>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Envoi...' : 'Ajouter et envoyer l’e-mail'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

function Preview({ collectedFrom, message }: { collectedFrom: string; message: string }) {
  const { data } = useProfile();
  const user = data?.user;
  const mail = addedMail({
    person: user ? `${user.firstName} ${user.lastName}` : null,
    workspace: user?.workspaces.find(({ id }) => id === user.workspaceId)?.name ?? null,
    collectedFrom: collectedFrom || '…',
    message: message || null,
  });
  return (
    <section aria-label="L’e-mail qui part" className={classes.preview}>
      <Text size="xs" c="dimmed" mb={6}>
        L’e-mail qui part
      </Text>
      <p>
        <strong>{mail.subject}</strong>
      </p>
      {[mail.greeting, ...mail.paragraphs].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>[ {mail.act} ]</p>
      {mail.closing.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}
