// Kubb without its command line, which asks the network for newer versions of itself.
import { build } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';

await build({
  config: {
    root: import.meta.dirname,
    input: { path: '../../openapi/openapi.json' },
    output: { path: 'generated/kubb', format: false, lint: false },
    plugins: [
      pluginOas({ generators: [] }),
      pluginTs(),
      pluginClient({ client: 'fetch', dataReturnType: 'full', paramsType: 'object' }),
    ],
  },
});
