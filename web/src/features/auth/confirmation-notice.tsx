import { Box, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FormNotice } from '../../components/form-notice.tsx';
import { type Confirmation, confirmAddress, confirmationTexts, isDone } from './confirm-address.ts';

/** Confirms the address of whoever opened the link of a welcome mail, and says what came of it. */
export function ConfirmationNotice({ token }: { token: string }) {
  const [answer, setAnswer] = useState<Confirmation | null>(null);
  useEffect(() => void confirmAddress(token).then(setAnswer), [token]);
  if (!answer) {
    return (
      <Text role="status" size="sm" c="dimmed" mb="lg">
        Confirmation de votre adresse...
      </Text>
    );
  }
  const { title, more } = confirmationTexts[answer];
  return (
    <Box mb="lg">
      <FormNotice tone={isDone(answer) ? 'done' : 'refused'}>
        {title} {more ?? 'Vous pouvez vous connecter.'}
      </FormNotice>
    </Box>
  );
}
