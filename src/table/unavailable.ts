/** Whether a failure means "not now" rather than "never": the front door answers it with 503. */
export { isUnavailable } from '../store/database.js';
