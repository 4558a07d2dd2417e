import { get } from 'node:http';

/** What is different about any two games: when, and which. */
export const alike = (text: string, gameId: string): string =>
  text
    .replaceAll(gameId, 'THE-GAME')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'THEN')
    .replaceAll(/\b[0-9a-f]{64}\b/g, 'HASH');

/** The beginning of a stream, on a connection of its own, until it says what is waited for. */
export const heardOn = (
  address: URL,
  headers: { readonly [name: string]: string },
  isEnough: (text: string) => boolean,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = get(address, { headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
        if (!isEnough(text)) return;
        resolve(text);
        asked.destroy();
      });
      response.on('end', () => resolve(text));
    });
    asked.on('error', reject);
  });
