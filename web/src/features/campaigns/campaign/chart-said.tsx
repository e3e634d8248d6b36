import { Paper, Text } from '@mantine/core';

/** What a chart says of the place that is pointed at. */
export const Said = ({ label, texts }: { label: string; texts: readonly string[] }) => (
  <Paper px="sm" py="xs" shadow="md" withBorder>
    <Text size="sm" fw={600}>
      {label}
    </Text>
    {texts.map((text) => (
      <Text key={text} size="sm">
        {text}
      </Text>
    ))}
  </Paper>
);
