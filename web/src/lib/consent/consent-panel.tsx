import { Anchor, Button, Group, Paper, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type ConsentChoice, onConsent, readConsent, saveConsent } from './choice.ts';
import classes from './consent-panel.module.css';
import { consentText } from './consent-text.ts';

/** The question, in the flow of the page: it takes its own room and covers nothing. */
export function ConsentPanel() {
  const [open, setOpen] = useState(true);
  useEffect(() => onConsent(() => readConsent() && setOpen(false)), []);
  if (!open) return null;

  const choose = (choice: ConsentChoice) => {
    saveConsent(choice);
    setOpen(false);
  };

  return (
    <Paper component="section" aria-label={consentText.title} withBorder p="md" className={classes.panel}>
      <Group justify="space-between" gap="md">
        <Text size="sm" flex="1 1 20rem">
          <Text span inherit fw={600}>
            {consentText.title}
          </Text>{' '}
          {consentText.question}{' '}
          <Anchor inherit href={consentText.detailsPath} underline="always">
            {consentText.details}
          </Anchor>
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={() => choose('refused')}>
            {consentText.refuse}
          </Button>
          <Button variant="default" onClick={() => choose('accepted')}>
            {consentText.accept}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
