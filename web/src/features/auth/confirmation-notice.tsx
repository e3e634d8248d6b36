import { Box, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { FormNotice } from '../../components/form-notice.tsx';
import { type Confirmation, confirmAddress, confirmationTexts, isDone } from './confirm-address.ts';

/**
 * Confirms the address of whoever opened a link that was mailed there, and says what came of it. Nothing happens before a press:
 * programs that read mails open their links, and would prove an address that a stranger has typed.
 */
export function ConfirmationNotice({ token }: { token: string }) {
  const [asked, setAsked] = useState(false);
  const [answer, setAnswer] = useState<Confirmation | null>(null);

  function confirm() {
    if (asked) return;
    setAsked(true);
    void confirmAddress(token).then(setAnswer);
  }

  if (!answer) {
    return (
      <Box mb="lg">
        <FormNotice tone="asked">
          <Text inherit mb="xs">
            Cette adresse e-mail est bien la vôtre&nbsp;?
          </Text>
          <Button size="sm" aria-disabled={asked} onClick={confirm}>
            {asked ? 'Confirmation de votre adresse...' : 'Confirmer mon adresse'}
          </Button>
        </FormNotice>
      </Box>
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
