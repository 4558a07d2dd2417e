/** Whether this run takes its time: `npm run test:deep`, a step of CI, sets it. */
const isDeep = process.env.PARLOR_TEST_DEPTH === 'deep';

/**
 * How many of a kind are looked at where a law is tried on a sample: few before every change, many in CI.
 * What is checked is the same, and so is what fails; a fault that one game in a thousand shows is likelier to be met by the many.
 */
export const sampleOf = <Size>(few: Size, many: Size): Size => (isDeep ? many : few);
