/** Loaded into the server by `--import`: says how much memory is in use when all that nobody needs has been let go. */
process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heapUsed, external, rss });
});
/** Whoever watches is gone, so nobody will ever stop this server. */
process.on('disconnect', () => process.exit());
