import './mantine-analytics.css';
import { RealTab } from './real/real-tab.tsx';

/** Figures of several campaigns together: for now, what was really sold beside what platforms claim. */
export const AnalyticsPage = () => <RealTab />;
