/** Of a body, the fields that are other than they were. */
export function editOf<Body extends object>(before: Body, after: Body): Partial<Body> {
  const changed = (Object.keys(after) as (keyof Body)[]).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Body>;
}
