import { useRef } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { contentOfFile } from './file-to-import.ts';

type Content = Awaited<ReturnType<typeof contentOfFile>>;
type Prepare = Parameters<typeof contentOfFile>[1];

/** Hands a file to requests: it is sent once for all of them, so that one tried again asks for the same. */
export function useSentFile(prepare: Prepare) {
  const sent = useRef<{ file: File; content: Content } | null>(null);

  return async <T>(file: File, act: (content: Content) => Promise<T>): Promise<T> => {
    const content = sent.current?.file === file ? sent.current.content : await contentOfFile(file, prepare);
    sent.current = { file, content };
    try {
      return await act(content);
    } catch (error) {
      // What was sent by its own way may have expired: it is sent again.
      if (error instanceof ApiError && error.status < 500) sent.current = null;
      throw error;
    }
  };
}
