import { createServer } from 'node:http';
import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { Knucklebones } from './knucklebones.js';

/** Says that it is there; Colyseus itself answers at `/matchmake` alone. */
const http = createServer((request, response) => {
  if (request.url === '/') response.end('ready');
});
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('knucklebones', Knucklebones);
await server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
