import { fold } from '../../kernel/fold.ts';
import { speaksToMachine } from '../copy/suspicious.ts';
import type { PageRead } from './page-read.ts';

/** A page without the words by which it speaks to a machine: they are no content. */
export function withoutOrders(page: PageRead): PageRead {
  const isContent = ({ text }: { text: string }) => !speaksToMachine(fold(text));
  const { title, description } = page;
  return {
    ...page,
    title: isContent({ text: title }) ? title : '',
    description: isContent({ text: description }) ? description : '',
    lines: page.lines.filter(isContent),
    headings: page.headings.filter(isContent),
    actions: page.actions.filter(isContent),
  };
}
