import { buildPage } from '../../scripts/bundles.js';

/** The page as browsers get it, pressed as small as it goes. */
export default (): Promise<void> => buildPage();
