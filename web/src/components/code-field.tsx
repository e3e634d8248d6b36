import { Anchor, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { longestCode } from '../../../shared/auth/second-factor.rules.ts';

/** The code of a telephone, or a recovery code for who has lost it: one field, since the API tells them apart. */
export function CodeField(props: Omit<TextInputProps, 'label' | 'type'>) {
  const [recovery, setRecovery] = useState(false);
  return (
    <Stack gap={6}>
      <TextInput
        key={String(recovery)}
        label={recovery ? 'Code de récupération' : 'Code de vérification'}
        description={
          recovery
            ? 'L’un des codes que vous avez gardés à l’activation. Chacun sert une fois.'
            : 'Les 6\u00a0chiffres qu’affiche votre application d’authentification.'
        }
        required
        maxLength={longestCode}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        {...props}
      />
      <Anchor component="button" type="button" size="sm" fw={500} mr="auto" onClick={() => setRecovery(!recovery)}>
        {recovery ? 'Utiliser le code du téléphone' : 'Utiliser un code de récupération'}
      </Anchor>
    </Stack>
  );
}
