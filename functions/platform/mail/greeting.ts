/** How a mail begins. A first name that reads as an address is left out: our mail must not carry a stranger's link. */
export function greeting(firstName: string): string {
  const link = /[/:@\\]|\.\p{L}/u.test(firstName);
  return link ? 'Bonjour,' : `Bonjour ${firstName},`;
}
