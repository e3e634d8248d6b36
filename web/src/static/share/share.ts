import { switchTheme } from '../switch-theme.ts';
import { startSharedBoard } from './shared-board.ts';

switchTheme();
startSharedBoard(document, window.location.pathname);
