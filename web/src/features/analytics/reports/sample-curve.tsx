const days = [30, 34, 31, 38, 36, 41, 39, 35, 42, 46, 44, 50, 47, 45, 52, 49, 55, 58, 54, 60, 57, 63, 61, 66];
const [width, height] = [360, 90];
const points = days.map((day, at) => `${(at / (days.length - 1)) * width},${height - day}`);

/** How a month went, drawn. */
export const AreaLine = () => (
  <svg viewBox={`0 0 ${width} ${height}`} width="100%" role="presentation">
    {[20, 45, 70].map((y) => (
      <path key={y} d={`M0 ${y}H${width}`} stroke="var(--color-line)" />
    ))}
    <path d={`M0,${height}L${points.join('L')}L${width},${height}Z`} fill="var(--mantine-color-information-light)" />
    <polyline points={points.join(' ')} fill="none" stroke="var(--mantine-color-information-text)" strokeWidth="2" />
  </svg>
);
