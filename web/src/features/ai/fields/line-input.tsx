import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './fields.module.css';

type Props = Omit<TextInputProps, 'description' | 'onChange'> & {
  /** What is to be said of what is written: it is underlined. */
  remark: string | null;
  onWrite: (text: string) => void;
};

/** A text of a row, with what is to be said of it under it. */
export const LineInput = ({ remark, onWrite, ...props }: Props) => (
  <TextInput
    {...props}
    description={remark ?? undefined}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    classNames={remark === null ? {} : { input: classes.remarked }}
    onChange={({ currentTarget: { value } }) => onWrite(value)}
  />
);
