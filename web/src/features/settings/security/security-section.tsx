import { Stack } from '@mantine/core';
import { SettingCard } from '../setting-card.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { EmailBlock } from './email-block.tsx';
import { SecondFactorBlock } from './second-factor-block.tsx';
import { Sessions } from './sessions.tsx';

/** By what one signs in, and where one is. */
export const SecuritySection = () => (
  <Stack gap="lg">
    <SettingCard
      id="second-factor"
      title="Double authentification"
      about="Un code affiché par votre téléphone vous est demandé après votre mot de passe. Même avec votre mot de passe, personne n’entre sans ce code."
    >
      <SecondFactorBlock />
    </SettingCard>
    <SettingCard
      id="password"
      title="Mot de passe"
      about="Après le changement, vos autres appareils seront déconnectés."
    >
      <ChangePasswordForm />
    </SettingCard>
    <SettingCard id="email" title="Adresse e-mail" about="Celle avec laquelle vous vous connectez.">
      <EmailBlock />
    </SettingCard>
    <SettingCard
      id="sessions"
      title="Sessions"
      about="Les appareils où votre compte est ouvert. Fermez ce que vous ne reconnaissez pas, puis changez de mot de passe."
    >
      <Sessions />
    </SettingCard>
  </Stack>
);
