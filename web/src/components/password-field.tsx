import { ActionIcon, Text, TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';

type Props = Omit<TextInputProps, 'type' | 'rightSection' | 'description'> & {
  autoComplete: 'current-password' | 'new-password';
  /** Shown under the field and read with it. */
  children?: ReactNode;
};

/** A password that can be shown, and that says when Caps Lock is on. */
export function PasswordField({ children, ...props }: Props) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setCapsLock(false)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      descriptionProps={{ component: 'div', mt: 6 }}
      description={
        (capsLock || children) && (
          <>
            {capsLock && (
              <Text size="sm" c="warning" role="status">
                La touche Verr. Maj est active
              </Text>
            )}
            {children}
          </>
        )
      }
      rightSection={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={shown ? 'Masquer la saisie' : 'Afficher la saisie'}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
        </ActionIcon>
      }
    />
  );
}
