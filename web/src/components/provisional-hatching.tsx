/** The ground of days that may still move, in a chart. */
export const hatching = { fill: 'url(#provisional)', fillOpacity: 0.28 } as const;

/** Given to a chart once. An element and not a component, which the library would not look into. */
export const hatchingPattern = (
  <defs>
    <pattern id="provisional" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line x1="0" y1="0" x2="0" y2="6" stroke="var(--color-control)" strokeWidth="1.5" />
    </pattern>
  </defs>
);
