import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChangePasswordForm } from './change-password-form.tsx';
import { EmailBlock } from './email-block.tsx';
import { SecondFactorBlock } from './second-factor-block.tsx';
import { Sessions } from './sessions.tsx';

/** By what one signs in, and where one is. */
export function SecuritySection() {
  return (
    <Stack gap={48}>
      <Block title="Mot de passe" width={520}>
        <ChangePasswordForm />
      </Block>
      <Block title="Double authentification" width={520}>
        <SecondFactorBlock />
      </Block>
      <Block title="Adresse e-mail" width={520}>
        <EmailBlock />
      </Block>
      <Block title="Sessions">
        <Sessions />
      </Block>
    </Stack>
  );
}

function Block({ title, width, children }: { title: string; width?: number; children: ReactNode }) {
  return (
    <Stack component="section" aria-label={title} gap="md" maw={width}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </Stack>
  );
}
