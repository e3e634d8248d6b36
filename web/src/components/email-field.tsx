import { TextInput, type TextInputProps } from '@mantine/core';

/** The address that one signs in with. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      label="Email"
      name="email"
      type="email"
      required
      size="md"
      autoComplete="username"
      placeholder="vous@agence.fr"
      {...props}
    />
  );
}
