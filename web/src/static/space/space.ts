import { switchTheme } from '../switch-theme.ts';
import { startSpace } from './start-space.ts';

switchTheme();
startSpace(document);
